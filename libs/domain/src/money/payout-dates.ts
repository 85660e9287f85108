import { addHours } from '../zones/time-zone.ts';

/** Why pay may not leave yet: the account is new, or its bank is. */
export const PAYOUT_DELAY_REASONS = ['NEW_ACCOUNT', 'BANK_CHANGED'] as const;
export type PayoutDelayReason = (typeof PAYOUT_DELAY_REASONS)[number];

/** Pay may not leave before `until`; `since` is when it was funded, or when the bank was changed. */
export interface PayoutDelay {
  readonly reason: PayoutDelayReason;
  readonly since: Date;
  readonly until: Date;
}

/** How long it waits, in hours. */
export interface PayoutDelayPolicy {
  readonly newAccountHours: number;
  readonly bankChangeHours: number;
}

/** An account is new until so many of its payouts have left. */
const FIRST_PAYOUTS = 2;
/** From us to somebody's bank account, at most. */
const BANK_DAYS = 3;

const SATURDAY = 6;
const SUNDAY = 0;

/**
 * What keeps pay from leaving now, or null: the longer wait where there are two. The first payouts of
 * an account wait from when they are funded, all others from the last change of the bank.
 */
export function payoutDelay(
  {
    fundedAt,
    sentBefore,
    bankChangedAt,
  }: {
    readonly fundedAt: Date;
    /** How many payouts of the account have left. */
    readonly sentBefore: number;
    readonly bankChangedAt: Date | null;
  },
  { newAccountHours, bankChangeHours }: PayoutDelayPolicy,
  now: Date,
): PayoutDelay | null {
  const waits: readonly PayoutDelay[] = [
    ...(bankChangedAt ? [delay('BANK_CHANGED', bankChangedAt, bankChangeHours)] : []),
    ...(sentBefore < FIRST_PAYOUTS ? [delay('NEW_ACCOUNT', fundedAt, newAccountHours)] : []),
  ];
  return waits
    .filter(({ until }) => until > now)
    .reduce<PayoutDelay | null>(
      (longest, wait) => (longest && longest.until >= wait.until ? longest : wait),
      null,
    );
}

/** By when money that leaves then is at a bank: three days later, of those on which banks work. */
export function bankArrival(leaves: Date): Date {
  let day = leaves;
  for (let left = BANK_DAYS; left > 0; left -= isBankDay(day) ? 1 : 0) {
    day = addHours(day, 24);
  }
  return day;
}

const delay = (reason: PayoutDelayReason, since: Date, hours: number): PayoutDelay => ({
  reason,
  since,
  until: addHours(since, hours),
});

const isBankDay = (day: Date): boolean => ![SATURDAY, SUNDAY].includes(day.getUTCDay());
