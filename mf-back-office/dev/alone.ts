import { anId } from '@leafshift/testing/builders';
import type { RemoteAlone } from '@leafshift/testing/remote-alone';
import remote from '../src/remote.tsx';
import { deskApi } from './desk/desk-api.ts';
import { createStore } from './desk/store.ts';
import { anOutboxRecord } from './desk/system.ts';
import { stories } from './stories.tsx';

/** The pages of the back office without the portal, for `npm run qa` and their specs. */
export const alone: RemoteAlone = {
  remote,
  viewers: ['admin'],
  situations: ['a busy morning'],
  stories,
  connect: ({ state, now }) => ({
    api: deskApi(
      createStore(now.getTime(), {
        outbox: [anOutboxRecord(), anOutboxRecord({ _id: anId(752) })],
      }),
      state,
    ),
  }),
};
