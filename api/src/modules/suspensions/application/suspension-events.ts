import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import type { Account } from '../../users/index.ts';

interface SuspendedAccount {
  readonly account: Pick<Account, 'id' | 'usertype'>;
  /** When the account is active again by itself; null until a person decides. */
  readonly until: Date | null;
}

/** An account was suspended, or its suspension has another end now. */
export const accountSuspended = domainEvent<SuspendedAccount>('suspensions.accountSuspended');

/** An account is active again, before its time or at it. */
export const accountRestored = domainEvent<Pick<SuspendedAccount, 'account'>>(
  'suspensions.accountRestored',
);
