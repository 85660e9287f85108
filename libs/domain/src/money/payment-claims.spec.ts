import fc from 'fast-check';
import { cents } from './money.ts';
import {
  type ClaimEffect,
  type Dispute,
  lostAmount,
  NO_CLAIMS,
  nextClaims,
  type PaymentClaims,
  type Refund,
} from './payment-claims.ts';

const at = new Date('2026-05-04T16:00:00Z');

const refund = (isFailed: boolean): Refund => ({
  id: 're_1',
  amount: cents(500),
  at,
  isFailed,
  creditNote: null,
});

const dispute = (fields: Partial<Dispute>): Dispute => ({
  id: 'dp_1',
  paymentId: 'pi_1',
  status: 'open',
  amount: cents(1000),
  withdrawn: cents(0),
  fee: cents(0),
  returned: cents(0),
  returnedFee: cents(0),
  openedAt: at,
  respondBy: at,
  isAnswered: false,
  ...fields,
});

const report = (fields: Partial<PaymentClaims>): PaymentClaims => ({ ...NO_CLAIMS, ...fields });

/** How the provider could have said that a payment stands, from the first time to the last. */
const withdrawn = { withdrawn: cents(1000), fee: cents(1500) };
const HISTORIES: Readonly<Record<string, readonly PaymentClaims[]>> = {
  won: [
    report({ disputes: [dispute({})] }),
    report({ disputes: [dispute(withdrawn)] }),
    report({ disputes: [dispute({ ...withdrawn, status: 'won' })] }),
    report({ disputes: [dispute({ ...withdrawn, status: 'won', returned: cents(1000) })] }),
  ],
  lost: [
    report({ refunds: [refund(false)] }),
    report({ refunds: [refund(false)], disputes: [dispute(withdrawn)] }),
    report({ refunds: [refund(false)], disputes: [dispute({ ...withdrawn, status: 'lost' })] }),
    report({ refunds: [refund(true)], disputes: [dispute({ ...withdrawn, status: 'lost' })] }),
  ],
};

/** The bookings of all effects, sorted. */
const bookings = (effects: readonly ClaimEffect[]): readonly string[] =>
  effects
    .filter(({ kind }) => kind !== 'notify-refund')
    .map(({ kind, of }) => `${kind} ${of.id}`)
    .toSorted();

describe.each(Object.entries(HISTORIES))(
  'claims of a payment whose dispute is %s',
  (_, history) => {
    const last = history.at(-1) ?? NO_CLAIMS;
    const follow = (reports: readonly PaymentClaims[]) =>
      reports.reduce(
        (step, one) => {
          const next = nextClaims(step.claims, one);
          return { claims: next.claims, effects: [...step.effects, ...next.effects] };
        },
        { claims: NO_CLAIMS, effects: [] as readonly ClaimEffect[] },
      );
    const once = follow(history);

    it('come to the last report and to the same bookings in any order, however often each comes', () => {
      const anyOrder = fc.array(fc.constantFrom(...history), { maxLength: 12 });
      fc.assert(
        fc.property(anyOrder, (reports) => {
          const { claims, effects } = follow([...reports, last]);
          expect(claims).toEqual(last);
          expect(bookings(effects)).toEqual(bookings(once.effects));
        }),
      );
    });

    it('change nothing where a report says what is known', () => {
      const step = nextClaims(once.claims, last);
      expect(step.claims).toBe(once.claims);
      expect(step.effects).toEqual([]);
    });
  },
);

describe('a dispute', () => {
  it('that is an inquiry is booked only once money has moved', () => {
    const { effects } = nextClaims(NO_CLAIMS, report({ disputes: [dispute({ status: 'won' })] }));
    expect(effects).toEqual([]);
  });

  it('owes what did not come back', () => {
    const lost = dispute({ ...withdrawn, status: 'lost', returned: cents(300) });
    expect(lostAmount(lost)).toBe(700);
  });
});

describe('warnings', () => {
  it('are kept by card', () => {
    const first = { card: 'pm_1', at };
    const { claims } = nextClaims(report({ warnings: [first] }), {
      ...NO_CLAIMS,
      warnings: [first, { card: 'pm_2', at }],
    });
    expect(claims.warnings.map(({ card }) => card)).toEqual(['pm_1', 'pm_2']);
  });
});
