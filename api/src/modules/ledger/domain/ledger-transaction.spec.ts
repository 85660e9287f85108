import { cents, sumCents } from '@leafshift/domain/money';
import {
  disputeLost,
  disputeOpened,
  disputeWon,
  paymentRefunded,
  refundFailed,
} from './claim-transactions.ts';
import {
  invoiceIssued,
  invoicePaid,
  ledgerTransaction,
  payoutReturned,
  payoutSent,
  UnbalancedTransactionError,
} from './ledger-transaction.ts';

const at = new Date('2026-05-04T16:00:00Z');

describe('the books', () => {
  it('refuse a transaction whose sides differ', () => {
    const unbalanced = () =>
      ledgerTransaction({
        kind: 'invoice-paid',
        reference: 'i',
        at,
        entries: [
          { account: 'provider', amount: cents(100) },
          { account: 'receivable:e', amount: cents(-99) },
        ],
      });
    expect(unbalanced).toThrow(UnbalancedTransactionError);
  });

  it('owe the workers, the province and us what an employer owes', () => {
    const { entries } = invoiceIssued({
      invoiceId: 'i',
      employerId: 'e',
      province: 'ON',
      amounts: {
        platformFee: cents(6000),
        processingFee: cents(400),
        tax: cents(6032),
        total: cents(52_432),
      },
      pay: [
        { workerId: 'a', amount: cents(20_000) },
        { workerId: 'b', amount: cents(20_000) },
      ],
      at,
    });
    expect(entries).toEqual([
      { account: 'receivable:e', amount: 52_432 },
      { account: 'payable:a', amount: -20_000 },
      { account: 'payable:b', amount: -20_000 },
      { account: 'income:platform-fee', amount: -6000 },
      { account: 'income:processing-fee', amount: -400 },
      { account: 'tax:ON', amount: -6032 },
    ]);
  });

  it('leave out what is nothing', () => {
    const { entries } = invoiceIssued({
      invoiceId: 'i',
      employerId: 'e',
      province: 'AB',
      amounts: { platformFee: cents(0), processingFee: cents(0), tax: cents(0), total: cents(5) },
      pay: [{ workerId: 'a', amount: cents(5) }],
      at,
    });
    expect(entries).toHaveLength(2);
  });

  it('come back to nothing when everybody was paid', () => {
    const pay = { reference: 'p', workerId: 'a', amount: cents(20_000), at };
    const movements = [
      invoicePaid({ reference: 'i', employerId: 'e', amount: cents(26_216), at }),
      payoutSent(pay),
      payoutReturned(pay),
      payoutSent(pay),
    ];
    const entries = movements.flatMap((movement) => movement.entries);
    const sumOf = (account: string) =>
      sumCents(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));
    expect(sumOf('provider')).toBe(6216);
    expect(sumOf('payable:a')).toBe(20_000);
    expect(sumCents(entries.map(({ amount }) => amount))).toBe(0);
  });

  describe('of what is claimed of a payment', () => {
    const claim = { reference: 'i:d', employerId: 'e', amount: cents(26_216), at };
    const fee = cents(1500);
    const nothing = cents(0);
    const balances = (movements: readonly ReturnType<typeof disputeOpened>[]) => {
      const sums: Record<string, number> = {};
      for (const { account, amount } of movements.flatMap(({ entries }) => entries)) {
        sums[account] = (sums[account] ?? 0) + amount;
      }
      return sums;
    };

    it('say what is disputed, and what the provider kept for that', () => {
      expect(balances([disputeOpened({ ...claim, fee })])).toEqual({
        'disputed:e': 26_216,
        'cost:dispute-fees': 1500,
        provider: -27_716,
      });
    });

    it('have it back where the dispute is won, less the fee', () => {
      const won = [disputeOpened({ ...claim, fee }), disputeWon({ ...claim, fee: nothing })];
      expect(balances(won)).toEqual({
        'disputed:e': 0,
        'cost:dispute-fees': 1500,
        provider: -1500,
      });
    });

    it('say that the employer owes again where it is lost', () => {
      const lost = [disputeOpened({ ...claim, fee }), disputeLost(claim)];
      expect(balances(lost)).toEqual({
        'disputed:e': 0,
        'receivable:e': 26_216,
        'cost:dispute-fees': 1500,
        provider: -27_716,
      });
    });

    it('bear a refund, unless the bank did not take it', () => {
      expect(balances([paymentRefunded(claim)])).toEqual({
        'cost:refunds': 26_216,
        provider: -26_216,
      });
      expect(balances([paymentRefunded(claim), refundFailed(claim)])).toEqual({
        'cost:refunds': 0,
        provider: 0,
      });
    });
  });
});
