import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.tsx';

describe('mf-onboarding alone', () => {
  specifyStates(alone, { paths: ['/home'] });
});
