import {
  decideReview,
  type Review,
  type ReviewDecision,
  reviews,
} from '@leafshift/contracts/admin';
import { allPages } from './all-pages.ts';
import type { Person } from './people.ts';

/** The documents of somebody that wait for the back office. */
export const waitingReviews = (admin: Person, owner: Person): Promise<readonly Review[]> =>
  waiting(admin, ({ user }) => user === owner.user._id);

/** Of the whole queue, whose first page may be full of what others have handed in. */
async function waiting(admin: Person, isWanted: (review: Review) => boolean) {
  const all = await allPages(
    (query) => admin.api.send(reviews, { query: { status: 'Pending', ...query } }),
    (page) => page.reviews,
  );
  return all.filter(isWanted);
}

/** Approves the licence that a business has handed in. Throws where none waits. */
export async function approveLicenceOf(admin: Person, business: string): Promise<void> {
  const [licence] = await waiting(
    admin,
    ({ kind, userName }) => kind === 'businessLicence' && userName === business,
  );
  if (!licence) throw new Error(`No licence of ${business} waits`);
  const body = { decision: 'Approved' } as const;
  await admin.api.send(decideReview, { params: { id: licence._id }, body });
}

/** Decides on everything of somebody that waits. */
export async function decideAll(admin: Person, owner: Person, body: ReviewDecision): Promise<void> {
  for (const { _id: id } of await waitingReviews(admin, owner)) {
    await admin.api.send(decideReview, { params: { id }, body });
  }
}
