import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { VIEWERS } from '@leafshift/testing/states';
import remote from '../src/remote.tsx';
import { boardApi } from './board-api.ts';
import { fewPostings, manyPostings } from './sample-postings.ts';

/** The public board without the portal, for `npm run qa` and its specs. */
export const alone: RemoteAlone = {
  remote,
  viewers: VIEWERS,
  situations: ['a few postings', '200 postings', 'no postings'],
  connect: ({ state, situation }) => {
    if (situation === '200 postings') return { api: boardApi(manyPostings(), state) };
    return { api: boardApi(situation === 'no postings' ? [] : fewPostings(), state) };
  },
};
