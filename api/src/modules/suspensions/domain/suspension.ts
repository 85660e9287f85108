import type { UserId } from '../../../core/ids.ts';
import type { Account, AccountSuspension } from '../../users/index.ts';

/** One suspension of one account, kept also when it is over. */
export interface Suspension extends AccountSuspension {
  readonly userId: UserId;
  readonly usertype: Account['usertype'];
  /** Who of the back office set it; null where a rule has. */
  readonly setBy: UserId | null;
  /** When it ended before its time: lifted, or replaced by another. */
  readonly endedAt: Date | null;
  /** Lifted on an appeal: it was wrong, so it does not count for the next one. */
  readonly isRevoked: boolean;
}

/** What of a suspension its account carries. */
export const carried = ({
  id,
  reason,
  words,
  since,
  until,
  appeal,
}: Suspension): AccountSuspension => ({ id, reason, words, since, until, appeal });

/** Whether the first ends after the second, or never. */
export const endsLater = (
  one: Pick<AccountSuspension, 'until'>,
  other: Pick<AccountSuspension, 'until'>,
): boolean => other.until !== null && (one.until === null || one.until > other.until);
