import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.ts';

describe('mf-employer alone', () => {
  specifyStates(alone, { paths: ['/home', '/posts', '/jobposting', '/profile', '/workhistory'] });
});
