import { calendarDayIn } from '@leafshift/domain/time-zone';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { WORKER_VIEWERS } from '@leafshift/testing/states';
import remote from '../src/remote.tsx';
import { sampleCertificates } from './marketplace/credentials.ts';
import { createStore, newcomer } from './marketplace/store.ts';
import { workerApi } from './marketplace/worker-api.ts';
import { stories } from './stories.tsx';

/** The worker's pages without the portal, for `npm run qa` and their specs. */
export const alone: RemoteAlone = {
  remote,
  viewers: WORKER_VIEWERS,
  situations: ['a busy month', 'newcomer'],
  stories,
  connect: ({ viewer, state, situation, now }) => {
    const { user, profile } = viewer;
    const today = calendarDayIn(now, 'America/Toronto');
    const own = {
      ...(user && { user }),
      ...(profile && {
        profile: {
          ...profile,
          // Who has not come that far in onboarding has none.
          certificates:
            profile.certificates.length === 0
              ? []
              : [...profile.certificates, ...sampleCertificates(today)],
        },
      }),
    };
    const changes = situation === 'newcomer' ? newcomer(now.getTime()) : own;
    const store = createStore(now.getTime(), changes);
    return { api: workerApi(store, state), user: store.user };
  },
};
