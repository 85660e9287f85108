import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.ts';

describe('my-part alone', () => {
  specifyStates(alone, { paths: ['/my-part'] });
});
