import type { EmployerId, IdOf, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';

export type PostingReportId = IdOf<'PostingReport'>;

/** What somebody has said about a posting that they saw. */
export interface PostingReport {
  readonly id: PostingReportId;
  readonly postId: string;
  readonly employmentType: 'Temp' | 'Permanent';
  readonly title: string;
  readonly employerId: EmployerId;
  readonly reason: string;
  readonly words: string;
  /** Null for a visitor, and once the account is closed. */
  readonly userId: UserId | null;
  /** Who counts as one: the account, or a keyed digest of a visitor's network. */
  readonly reporter: string;
  readonly createdAt: Date;
}

/** Reports of postings; one a reporter and posting. */
export abstract class PostingReportRepository {
  /** Keeps the first of a reporter, also where it was decided already. */
  abstract add(report: PostingReport): Promise<void>;

  abstract find(id: PostingReportId): Promise<PostingReport | null>;

  /** Those that wait for a decision, longest waiting first. */
  abstract listOpen(page: PageRequest): Promise<Page<PostingReport>>;

  /** How many wait, and since when. */
  abstract countWaiting(): Promise<Waiting>;
  /** Whether it was waiting. */
  abstract close(id: PostingReportId): Promise<boolean>;

  /** All of a posting that was taken down. */
  abstract closeOf(postId: string): Promise<void>;

  /** For the export of a person's data. */
  abstract listBy(userId: UserId): Promise<readonly PostingReport[]>;

  /** Keeps what was reported, without who did. */
  abstract forget(userId: UserId): Promise<void>;
}
