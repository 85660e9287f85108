import {
  decidePosting,
  moderationQueue,
  type PostingReport,
  postingReports,
} from '@leafshift/contracts/moderation';
import { allPages } from './all-pages.ts';
import type { Person } from './people.ts';

/** Publishes what a business has sent, which waits for the back office. Throws where nothing does. */
export async function publishPostingOf(admin: Person, employer: Person): Promise<void> {
  const waiting = await allPages(
    (query) => admin.api.send(moderationQueue, { query }),
    ({ postings }) => postings,
  );
  const sent = waiting.find((one) => one.employer === employer.user._id);
  if (!sent) throw new Error(`No posting of ${employer.user.name} waits`);
  const { post, revision } = sent;
  const body = { decision: 'Approved', revision } as const;
  await admin.api.send(decidePosting, { params: { id: post._id }, body });
}

/** The reports of a posting that wait for the back office. */
export async function reportsOf(admin: Person, postId: string): Promise<readonly PostingReport[]> {
  const reports = await allPages(
    (query) => admin.api.send(postingReports, { query }),
    (page) => page.reports,
  );
  return reports.filter((report) => report.postId === postId);
}
