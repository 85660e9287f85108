import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { EMPLOYER_VIEWERS } from '@leafshift/testing/states';
import remote from '../src/remote.tsx';
import { employerApi } from './marketplace/employer-api.ts';
import { createStore } from './marketplace/store.ts';
import { stories } from './stories.tsx';

/** The employer's pages without the portal, for `npm run qa` and their specs. */
export const alone: RemoteAlone = {
  remote,
  viewers: EMPLOYER_VIEWERS,
  situations: ['a busy month', 'new business'],
  stories,
  connect: ({ viewer: { user, profile }, viewerName, state, situation, now }) => {
    // The sample business itself has more locations, supervisors and cards than the levels ask for.
    const isSample = viewerName === 'employer' && situation === 'a busy month';
    const store = createStore(now, {
      ...(user && !isSample && { user }),
      ...(profile && !isSample && { profile }),
      ...(situation === 'new business' && {
        shifts: [],
        permanent: [],
        history: [],
        invoices: [],
        notifications: [],
        favourites: [],
        templates: [],
      }),
    });
    return { api: employerApi(store, state), user: store.user };
  },
};
