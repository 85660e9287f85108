import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { VIEWERS } from '@leafshift/testing/states';
import remote from '../src/remote.tsx';
import { boardApi } from './board-api.ts';
import { fewPostings, manyPostings } from './sample-postings.ts';
import { stories } from './stories.tsx';

const POSTINGS = {
  'a few postings': fewPostings,
  '200 postings': manyPostings,
  'no postings': () => [],
} as const;

type Situation = keyof typeof POSTINGS;

const postingsOf = (situation: string) =>
  (POSTINGS[situation as Situation] ?? POSTINGS['a few postings'])();

/** The public board without the portal, for `npm run qa` and its specs. */
export const alone: RemoteAlone = {
  remote,
  viewers: VIEWERS,
  situations: ['a few postings', '200 postings', 'no postings'],
  stories,
  connect: ({ viewer: { user }, state, situation }) => ({
    api: boardApi({
      postings: postingsOf(situation),
      state,
      ...(user && user.usertype !== 'Admin' && { usertype: user.usertype }),
    }),
  }),
};
