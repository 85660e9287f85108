import {
  decideReview,
  type Review,
  type ReviewDecision,
  reviews,
} from '@leafshift/contracts/admin';
import type { Person } from './people.ts';

/** The documents of somebody that wait for the back office. */
export async function waitingReviews(admin: Person, owner: Person): Promise<readonly Review[]> {
  const found: Review[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.api.send(reviews, {
      query: { status: 'Pending', limit: 100, ...(cursor && { cursor }) },
    });
    found.push(...page.reviews.filter(({ user }) => user === owner.user._id));
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
