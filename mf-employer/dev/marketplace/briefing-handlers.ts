import { briefingReaders, briefings, saveBriefing } from '@leafshift/contracts/briefings';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

/** The calls of briefings: what is written on locations; nobody has read it. */
export function briefingHandlers(store: Store): readonly Handler[] {
  return [
    handle(briefings, () => ({ briefings: store.briefings })),
    handle(saveBriefing, ({ params: { locationId }, body }) => {
      const before = store.briefings.find(({ location }) => location === locationId);
      const briefing = {
        ...body,
        location: locationId,
        version: (before?.version ?? 0) + 1,
        updatedAt: new Date().toISOString(),
      };
      store.briefings = [...store.briefings.filter((one) => one !== before), briefing];
      return { briefing };
    }),
    handle(briefingReaders, ({ params: { postId } }) => {
      const shift = store.shifts.find(({ _id }) => _id === postId);
      const briefing = store.briefings.find(({ location }) => location === shift?.location._id);
      const readers = (shift?.confirmedArr ?? []).map(({ requestUser }) => ({
        worker: requestUser,
        readAt: null,
      }));
      return { briefing: briefing ?? null, readers: briefing ? readers : [] };
    }),
  ];
}
