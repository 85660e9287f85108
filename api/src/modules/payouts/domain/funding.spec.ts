import { cents } from '@leafshift/domain/money';
import { fundedBy } from './funding.ts';

const pay = (...amounts: readonly number[]) => amounts.map((amount) => ({ amount: cents(amount) }));

const chargesOf = (amounts: readonly number[], amount: number, isLast: boolean) =>
  fundedBy(pay(...amounts), { charge: 'ch_1', amount: cents(amount), isLast }).map(
    ({ payout, charge }) => [payout.amount, charge],
  );

describe('the payouts that a payment of their invoice pays for', () => {
  it('are all, where it holds the money of all', () => {
    expect(chargesOf([700, 300], 1150, true)).toEqual([
      [700, 'ch_1'],
      [300, 'ch_1'],
    ]);
  });

  it('are those that it holds the money of, while more is due', () => {
    expect(chargesOf([700, 600, 300], 1150, false)).toEqual([
      [700, 'ch_1'],
      [300, 'ch_1'],
    ]);
  });

  it('are the others after the last payment, out of our own balance where it is too small', () => {
    expect(chargesOf([600, 90], 150, true)).toEqual([
      [600, null],
      [90, 'ch_1'],
    ]);
  });

  it('are all, out of our own balance, where what is due was written off', () => {
    const written = { charge: null, amount: cents(0), isLast: true };
    expect(fundedBy(pay(30), written)).toEqual([{ payout: { amount: 30 }, charge: null }]);
  });
});
