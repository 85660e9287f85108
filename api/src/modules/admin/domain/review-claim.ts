import type { AdminId } from '../../../core/ids.ts';
import type { ReviewSubject } from '../../profile/index.ts';

/** How long somebody has a document for themselves without saying so again. */
export const CLAIM_MINUTES = 5;

export interface ReviewClaim {
  readonly adminId: AdminId;
  readonly until: Date;
}

/** Who looks at which document. */
export abstract class ReviewClaimRepository {
  /**
   * Gives it to the admin unless somebody else has it, in the running transaction. Whether it was not
   * the admin's before; null where somebody else has it.
   */
  abstract take(
    subject: ReviewSubject,
    claim: ReviewClaim,
    now: Date,
  ): Promise<{ readonly isNew: boolean } | null>;
  /** Whether the admin had it. */
  abstract release(subject: ReviewSubject, adminId: AdminId): Promise<boolean>;
  /** Those that have not ended, by subject; see `subjectKey`. */
  abstract listCurrent(
    subjects: readonly ReviewSubject[],
    now: Date,
  ): Promise<ReadonlyMap<string, ReviewClaim>>;
}

export const subjectKey = ({ userId, kind, certificateId }: ReviewSubject): string =>
  [userId, kind, ...(certificateId ? [certificateId] : [])].join(':');
