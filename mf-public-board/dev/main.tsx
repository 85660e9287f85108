import { showRemoteAlone } from '@leafshift/testing/remote-alone';
import english from '../src/locales/en.json';
import remote from '../src/remote.tsx';
import { boardApi } from './board-api.ts';
import { fewPostings, manyPostings } from './sample-postings.ts';

// node tools/remote-alone/serve.ts mf-public-board
await showRemoteAlone({
  remote,
  texts: english,
  cases: {
    visitor: (state) => ({ user: null, api: boardApi(fewPostings(), state) }),
    '200 postings': (state) => ({ user: null, api: boardApi(manyPostings(), state) }),
    'no postings': (state) => ({ user: null, api: boardApi([], state) }),
  },
});
