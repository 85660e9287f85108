import { decidePosting, moderationQueue } from '@leafshift/contracts/moderation';
import type { DemoApi, DemoPerson } from '../demo-api.ts';

/** The back office publishes what a business has sent, where that waits. */
export async function reviewPostings(
  api: DemoApi,
  admin: DemoPerson,
  employerId: string,
): Promise<void> {
  const { postings } = await api.call(moderationQueue, { query: { limit: 100 } }, admin);
  for (const { post, revision } of postings.filter(({ employer }) => employer === employerId)) {
    const body = { decision: 'Approved', revision } as const;
    await api.call(decidePosting, { params: { id: post._id }, body }, admin);
  }
}
