import { decideReview, reviews } from '@leafshift/contracts/admin';
import type { DemoApi, DemoPerson } from '../demo-api.ts';

const REASON = 'The photo is too dark to read. Please take it again in daylight.';

/** The back office decides about what somebody submitted. */
export async function reviewDocuments(
  api: DemoApi,
  admin: DemoPerson,
  { userId, isApproved }: { readonly userId: string; readonly isApproved: boolean },
): Promise<void> {
  const query = { limit: 100, status: 'Pending' } as const;
  const { reviews: waiting } = await api.call(reviews, { query }, admin);
  for (const { _id: id } of waiting.filter(({ user }) => user === userId)) {
    const body = isApproved
      ? ({ decision: 'Approved' } as const)
      : ({ decision: 'Rejected', reason: REASON } as const);
    await api.call(decideReview, { params: { id }, body }, admin);
  }
}
