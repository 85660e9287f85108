import {
  decideReview,
  type Review,
  type ReviewDecision,
  reviews,
} from '@leafshift/contracts/admin';
import type { Person } from './people.ts';

/** The documents of somebody that wait for the back office. */
export const waitingReviews = (admin: Person, owner: Person): Promise<readonly Review[]> =>
  waiting(admin, ({ user }) => user === owner.user._id);

/** The licence of a business that waits for the back office. Throws where there is none. */
export async function waitingLicence(admin: Person, business: string): Promise<Review> {
  const [licence] = await waiting(
    admin,
    ({ kind, userName }) => kind === 'businessLicence' && userName === business,
  );
  if (!licence) throw new Error(`No licence of ${business} waits`);
  return licence;
}

/** Of the whole queue, whose first page may be full of what others have handed in. */
async function waiting(admin: Person, isWanted: (review: Review) => boolean) {
  const found: Review[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.api.send(reviews, {
      query: { status: 'Pending', limit: 100, ...(cursor && { cursor }) },
    });
    found.push(...page.reviews.filter(isWanted));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** Decides on everything of somebody that waits. */
export async function decideAll(admin: Person, owner: Person, body: ReviewDecision): Promise<void> {
  for (const { _id: id } of await waitingReviews(admin, owner)) {
    await admin.api.send(decideReview, { params: { id }, body });
  }
}
