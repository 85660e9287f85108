import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.ts';

describe('mf-public-board alone', () => {
  specifyStates(alone, { paths: ['/job-posting'] });
});
