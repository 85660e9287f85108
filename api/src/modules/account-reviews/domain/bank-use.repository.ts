import type { IdOf, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';

export type BankUseId = IdOf<'BankUse'>;

/** A bank account, and the accounts that were given it. */
export interface BankUse {
  readonly id: BankUseId;
  readonly userIds: readonly UserId[];
  /** Since when there are several. */
  readonly sharedSince: Date;
}

/** Who uses which bank account, by keyed digests. */
export abstract class BankUseRepository {
  /** Notes that an account was given a bank, in the running transaction. */
  abstract note(digest: string, userId: UserId, at: Date): Promise<void>;

  /** Banks of several accounts, those that became so last first. */
  abstract listShared(page: PageRequest): Promise<Page<BankUse>>;

  /** Whether the account has been given a bank that others have too. */
  /** With whom the account shares a bank; itself is not among them. */
  abstract listSharing(userId: UserId): Promise<readonly UserId[]>;
  abstract sharesBank(userId: UserId): Promise<boolean>;

  /** Forgets a closed account. */
  abstract removeOf(userId: UserId): Promise<void>;
}
