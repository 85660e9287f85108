import type { PostingState } from '@leafshift/domain/moderation';
import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import type { PermanentPostingId } from './ids.ts';
import type { PermanentPosting } from './permanent-posting.ts';

/** A posting that waits for review, and since when. */
export interface WaitingPosting {
  readonly posting: PermanentPosting;
  readonly waitingSince: Date;
}

export interface StateChange {
  readonly from: PostingState;
  readonly to: PostingState;
  readonly reason: string | null;
  readonly expiresAt: Date;
  /** Only where this is what the employer sent last. */
  readonly revision?: number;
}

/** Permanent postings of all employers, as the back office decides about them. */
export abstract class ModeratedPostings {
  abstract find(id: PermanentPostingId): Promise<PermanentPosting | null>;

  /** Longest waiting first. */
  abstract listWaiting(page: PageRequest): Promise<Page<WaitingPosting>>;

  abstract listWaitingOf(employerId: EmployerId): Promise<readonly PermanentPosting[]>;

  /** One conditional write; null where the posting is in another state or was sent again. */
  /** How many wait, and since when. */
  abstract countWaiting(): Promise<Waiting>;
  abstract change(id: PermanentPostingId, change: StateChange): Promise<PermanentPosting | null>;
}
