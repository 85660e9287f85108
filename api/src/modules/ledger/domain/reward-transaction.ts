import { type Cents, negateCents } from '@leafshift/domain/money';
import { type LedgerTransaction, ledgerTransaction } from './ledger-transaction.ts';

/** Somebody's link has earned: we owe its worker a reward, at our cost, once for each who joined (MONEY-80). */
export const rewardEarned = (reward: {
  readonly joinedId: string;
  readonly workerId: string;
  readonly amount: Cents;
  readonly at: Date;
}): LedgerTransaction =>
  ledgerTransaction({
    kind: 'reward-earned',
    reference: reward.joinedId,
    at: reward.at,
    entries: [
      { account: 'cost:rewards', amount: reward.amount },
      { account: `payable:${reward.workerId}`, amount: negateCents(reward.amount) },
    ],
  });
