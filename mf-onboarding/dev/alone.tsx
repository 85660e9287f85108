import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { EMPLOYER_VIEWERS, WORKER_VIEWERS } from '@leafshift/testing/states';
import remote from '../src/remote.tsx';
import { Backdrop } from './backdrop.tsx';
import { accountIn, SITUATIONS } from './marketplace/accounts.ts';
import { onboardingApi } from './marketplace/onboarding-api.ts';
import { stories } from './stories.tsx';

/** Somebody who sees onboarding at first, then everybody else. */
const [done, ...others] = EMPLOYER_VIEWERS;
const NOT_DONE_FIRST = [...others, ...WORKER_VIEWERS, done] as const;

/** Onboarding without the portal, for `npm run qa` and its specs. */
export const alone: RemoteAlone = {
  remote,
  viewers: NOT_DONE_FIRST,
  situations: SITUATIONS,
  backdrop: <Backdrop />,
  stories,
  connect: ({ viewer, state, situation }) => {
    const store = accountIn(situation, viewer);
    return { api: onboardingApi(store, state), user: store.user };
  },
};
