import { specifyStates } from '@leafshift/testing/render';
import { alone } from './alone.ts';

describe('mf-worker alone', () => {
  specifyStates(alone, {
    paths: ['/home', '/find-work', '/messages', '/profile', '/workhistory', '/earnings'],
  });
});
