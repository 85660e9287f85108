import fc from 'fast-check';
import { addHours } from '../zones/time-zone.ts';
import { bankArrival, payoutDelay } from './payout-dates.ts';

const now = new Date('2026-05-06T12:00:00Z');
const ago = (hours: number): Date => addHours(now, -hours);
const policy = { newAccountHours: 72, bankChangeHours: 72 };

describe('what keeps pay from leaving', () => {
  const at = (facts: Partial<Parameters<typeof payoutDelay>[0]>) =>
    payoutDelay({ fundedAt: ago(1), sentBefore: 2, bankChangedAt: null, ...facts }, policy, now);

  it('is nothing where two payments have left and the bank is old', () => {
    expect(at({})).toBeNull();
    expect(at({ bankChangedAt: ago(72) })).toBeNull();
  });

  it('is a new account, from when the pay is funded', () => {
    const delay = { reason: 'NEW_ACCOUNT', since: ago(1), until: addHours(ago(1), 72) };
    expect(at({ sentBefore: 0 })).toEqual(delay);
    expect(at({ sentBefore: 1 })).toEqual(delay);
    expect(at({ sentBefore: 1, fundedAt: ago(72) })).toBeNull();
  });

  it('is another bank, from its change', () => {
    expect(at({ bankChangedAt: ago(71) })).toEqual({
      reason: 'BANK_CHANGED',
      since: ago(71),
      until: addHours(now, 1),
    });
  });

  it('is the longer wait of two, never over, and nothing where no wait is set', () => {
    const hours = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(hours, hours, hours, hours, (funded, changed, newAccountHours, bankHours) => {
        const delay = payoutDelay(
          { fundedAt: ago(funded), sentBefore: 0, bankChangedAt: ago(changed) },
          { newAccountHours, bankChangeHours: bankHours },
          now,
        );
        const left = Math.max(newAccountHours - funded, bankHours - changed);
        expect(delay?.until ?? null).toEqual(left > 0 ? addHours(now, left) : null);
      }),
    );
  });
});

describe('when money is at a bank', () => {
  it.each([
    ['2026-05-04T16:00:00Z', '2026-05-07T16:00:00Z'],
    ['2026-05-07T16:00:00Z', '2026-05-12T16:00:00Z'],
    ['2026-05-09T16:00:00Z', '2026-05-13T16:00:00Z'],
  ])('leaving on %s, on %s', (leaves, arrives) => {
    expect(bankArrival(new Date(leaves))).toEqual(new Date(arrives));
  });
});
