import {
  availability,
  changeAvailability,
  markBusiness,
  markedBusinesses,
  unmarkBusiness,
} from '@leafshift/contracts/availability';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

/** What I said about when, as what and for whom I work. */
export function availabilityCalls(store: Store): readonly Handler[] {
  const others = (employerId: string) => store.businesses.filter(({ _id }) => _id !== employerId);
  return [
    handle(availability, () => store.availability),
    handle(changeAvailability, ({ body }) => {
      store.availability = body;
      return body;
    }),
    handle(markedBusinesses, () => ({ businesses: store.businesses })),
    handle(markBusiness, ({ params: { employerId }, body: { mark } }) => {
      const shift = store.shifts.find(({ employer }) => employer === employerId);
      const marked = {
        _id: employerId,
        name: shift?.name ?? 'Prairie Sky',
        profilePhoto: null,
        mark,
        markedAt: new Date().toISOString(),
      };
      store.businesses = [marked, ...others(employerId)];
      return marked;
    }),
    handle(unmarkBusiness, ({ params }) => {
      store.businesses = others(params.employerId);
      return undefined;
    }),
  ];
}
