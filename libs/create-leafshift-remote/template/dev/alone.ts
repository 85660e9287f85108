import { myProfile } from '@leafshift/contracts/profile';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import { WORKER_VIEWERS } from '@leafshift/testing/states';
import remote from '../src/remote.tsx';
import { stories } from './stories.tsx';

/** The remote without the portal, for `npm run qa` and its specs: who looks, and what the API answers. */
export const alone: RemoteAlone = {
  remote,
  viewers: WORKER_VIEWERS,
  situations: ['usual'],
  stories,
  connect: ({ viewer, state }) => {
    const { profile } = viewer;
    const api = createMockApi(profile ? [handle(myProfile, profile)] : []);
    api.setState(state);
    return { api };
  },
};
