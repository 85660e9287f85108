import { cents } from '@leafshift/domain/money';
import { rewardOf } from './reward.ts';

const BILL = { platformFee: cents(3001), basePay: cents(20_000), pay: cents(20_000) };

describe('the reward of a first shift', () => {
  it('is what was promised, up to half of the platform fee', () => {
    expect(rewardOf(cents(1000), BILL)).toBe(1000);
    expect(rewardOf(cents(5000), BILL)).toBe(1500);
  });

  it('counts of a shift of several workers the part of one', () => {
    expect(rewardOf(cents(5000), { ...BILL, pay: cents(5000) })).toBe(375);
  });

  it('leaves all who earn by a shift together no more than its fee', () => {
    const workers = [4001, 7999, 8000].map((pay) =>
      rewardOf(cents(5000), { ...BILL, pay: cents(pay) }),
    );
    const business = rewardOf(cents(5000), BILL);
    expect([business, ...workers].reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3001);
  });

  it('is nothing where corrections have left no pay, or more was credited than billed', () => {
    expect(rewardOf(cents(5000), { ...BILL, basePay: cents(0) })).toBe(0);
    expect(rewardOf(cents(5000), { ...BILL, platformFee: cents(-1) })).toBe(0);
  });
});
