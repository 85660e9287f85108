import { type Check, unless } from './evidence.ts';

interface Balance {
  readonly _id: string;
  readonly cents: number;
}

/** The books sum to zero, each transaction by itself, and have at the provider what the provider says. */
export const checkBooks: Check = async ({ database, stripe, openingBalance }) => {
  const transactions = database.collection('ledger_transactions');
  const balances = await transactions
    .aggregate<Balance>([
      { $unwind: '$entries' },
      { $group: { _id: '$entries.account', cents: { $sum: '$entries.amountCents' } } },
    ])
    .toArray();
  const unbalanced = await transactions.countDocuments({
    $expr: { $ne: [{ $sum: '$entries.amountCents' }, 0] },
  });
  const { available } = await stripe.balance.retrieve();
  const theirs = available.reduce((total, { amount }) => total + amount, 0) - openingBalance;
  return [
    ...bookProblems(balances, theirs),
    ...unless(unbalanced === 0, `${unbalanced} ledger transactions do not sum to zero`),
  ];
};

/** The same of the balances of our accounts and of that at the provider, since the beginning. */
export function bookProblems(balances: readonly Balance[], theirs: number): string[] {
  const sum = balances.reduce((total, { cents }) => total + cents, 0);
  const ours = balances.find(({ _id }) => _id === 'provider')?.cents ?? 0;
  return [
    ...unless(sum === 0, `the ledger sums to ${sum} cents`),
    ...unless(ours === theirs, `the books have ${ours} cents at the provider, it has ${theirs}`),
  ];
}
