import type { PostingState } from '@leafshift/domain/moderation';
import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { PermanentPostingId } from './ids.ts';
import type { PermanentPosting, PermanentTerms } from './permanent-posting.ts';

/** Filters of an employer's list; `from` and `to` bound the creation, `to` is exclusive. */
export interface PermanentFilter {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly words: readonly string[];
}

/** As which a posting is kept when its employer sends it. */
export interface SentPosting {
  readonly state: PostingState;
  readonly expiresAt: Date;
  /** Since when it waits for review; null where it does not. */
  readonly waitingSince: Date | null;
}

/** An employer's own Permanent postings. */
export abstract class PermanentRepository {
  abstract add(
    employerId: EmployerId,
    terms: PermanentTerms,
    sent: SentPosting & { readonly createdAt: Date },
  ): Promise<PermanentPosting>;

  abstract find(employerId: EmployerId, id: PermanentPostingId): Promise<PermanentPosting | null>;

  abstract replace(
    employerId: EmployerId,
    id: PermanentPostingId,
    terms: PermanentTerms,
    sent: SentPosting,
  ): Promise<PermanentPosting | null>;

  /** Whether a posting that the back office approved is published. */
  abstract hasApproved(employerId: EmployerId): Promise<boolean>;

  /** All of the employer's, newest first; for the export of their data. */
  abstract listAll(employerId: EmployerId): Promise<readonly PermanentPosting[]>;

  /** Takes all of the employer's off the board until then; null for until `show`. */
  abstract hide(employerId: EmployerId, until: Date | null): Promise<void>;

  abstract show(employerId: EmployerId): Promise<void>;

  /** Whether there was one to remove. */
  abstract remove(employerId: EmployerId, id: PermanentPostingId): Promise<boolean>;

  /** Newest first. */
  abstract list(
    employerId: EmployerId,
    filter: PermanentFilter,
    page: PageRequest,
  ): Promise<Page<PermanentPosting>>;
}

export interface BoardFilter {
  readonly now: Date;
  /** Beginnings of words, those of facts among them. */
  readonly words: readonly string[];
  /** Short code. */
  readonly province?: string | undefined;
  readonly sort: 'newest' | 'best-paid';
}

/** The public board: postings of all employers that have not expired and are not hidden. */
export abstract class PermanentBoard {
  abstract find(id: PermanentPostingId, now: Date): Promise<PermanentPosting | null>;

  abstract list(filter: BoardFilter, page: PageRequest): Promise<Page<PermanentPosting>>;

  /** Newest first. */
  abstract listAddresses(
    now: Date,
    most: number,
  ): Promise<readonly Pick<PermanentPosting, 'id' | 'expiresAt'>[]>;
}
