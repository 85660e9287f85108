import type { IdentityKind } from '@leafshift/domain/identity-marks';
import type { IdOf, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';

export type AccountReviewId = IdOf<'AccountReview'>;

export interface IdentityMatch {
  readonly kind: IdentityKind;
  readonly userId: UserId;
}

/** An account that waits for somebody to look; there is at most one of it. */
export interface AccountReview {
  readonly id: AccountReviewId;
  readonly userId: UserId;
  readonly since: Date;
  readonly matches: readonly IdentityMatch[];
}

export abstract class AccountReviewRepository {
  /** Adds the matches to the review of the account; true where that begins with it. */
  abstract open(userId: UserId, matches: readonly IdentityMatch[], at: Date): Promise<boolean>;

  /** Longest waiting first. */
  abstract list(page: PageRequest): Promise<Page<AccountReview>>;

  /** How many wait, and since when. */
  abstract countWaiting(): Promise<Waiting>;
  /** What waits of the account; null where nothing does. */
  abstract findOf(userId: UserId): Promise<AccountReview | null>;

  /** Takes the review out of those that wait; null where it is decided. */
  abstract close(id: AccountReviewId): Promise<AccountReview | null>;

  abstract removeOf(userId: UserId): Promise<void>;
}
