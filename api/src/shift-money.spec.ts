import { creditParts } from '@leafshift/domain/credit-parts';
import type { AccountFees } from '@leafshift/domain/fees';
import { type BilledHours, invoiceDifference } from '@leafshift/domain/invoice-difference';
import { LEAST_PAYMENT } from '@leafshift/domain/least-payment';
import { type Cents, cents, ZERO_CENTS } from '@leafshift/domain/money';
import { paidTime } from '@leafshift/domain/paid-time';
import { workedHours } from '@leafshift/domain/shift-lifecycle';
import { oracleInvoice } from '@leafshift/domain/testing/money-oracle';
import fc from 'fast-check';
import type { WorkerId } from './core/ids.ts';
import { billShift } from './modules/invoice/domain/bill-shift.ts';
import { type Charge, type ChargeEvent, newCharge } from './modules/invoice/domain/charge.ts';
import { NO_REFERENCES } from './modules/invoice/domain/invoice.ts';
import { nextCharge } from './modules/invoice/domain/next-charge.ts';
import { type Funds, fundedBy } from './modules/payouts/domain/funding.ts';
import { aCreditNote } from './testing/an-invoice.ts';

/** `npm run drill:money` counts a hundred thousand. */
const RUNS = Number(process.env.MONEY_RUNS ?? 5_000);
const START = new Date('2026-05-14T12:00:00Z');
const at = new Date('2026-05-15T12:00:00Z');
const SHIFT_MINUTES = 480;
const MINUTE_MS = 60_000;
const LATE_PAY = 400;
/** Hundredths of hours. */
const SENT_HOME = 400;
const LEAST_MINUTES = 240;

/** When somebody came and went, in minutes after the start, and their break. */
interface Worked {
  readonly comes: number;
  readonly stays: number;
  readonly breakMinutes: number;
  readonly leftByChoice: boolean;
}

const worked: fc.Arbitrary<Worked> = fc
  .record({
    comes: fc.integer({ min: -60, max: 240 }),
    stays: fc.integer({ min: 1, max: 960 }),
    breakMinutes: fc.nat({ max: 120 }),
    leftByChoice: fc.boolean(),
  })
  .filter(({ stays, breakMinutes }) => breakMinutes < stays);
const worker = fc.oneof(
  { weight: 4, arbitrary: worked },
  { weight: 1, arbitrary: fc.constant<'late-cancellation'>('late-cancellation') },
);

/** In hundredths of hours, by whole numbers alone. */
function oracleHours(one: Worked | 'late-cancellation'): number {
  if (one === 'late-cancellation') return LATE_PAY;
  const { comes, stays, breakMinutes, leftByChoice } = one;
  const hundredths = Math.floor(((stays - breakMinutes) * 100 + 30) / 60);
  const isOnTime = comes <= 10 && comes + stays < SHIFT_MINUTES && stays < LEAST_MINUTES;
  return isOnTime && !leftByChoice ? Math.max(SENT_HOME, hundredths) : hundredths;
}

/** As a submission counts them. */
function hoursOf(one: Worked | 'late-cancellation'): number {
  if (one === 'late-cancellation') return LATE_PAY / 100;
  const checkInTime = new Date(START.getTime() + one.comes * MINUTE_MS);
  const checkOutTime = new Date(checkInTime.getTime() + one.stays * MINUTE_MS);
  const hours = workedHours(checkInTime, checkOutTime, one.breakMinutes);
  const { leftByChoice } = one;
  const shift = { startsAt: START, durationHours: SHIFT_MINUTES / 60 };
  return paidTime(shift, { checkInTime, checkOutTime, hours, leftByChoice }).hours;
}

const given = fc.record({
  rateCents: fc.integer({ min: 1600, max: 25_000 }),
  platformMilli: fc.integer({ min: 0, max: 30_000 }),
  processingCents: fc.nat({ max: 500 }),
  workers: fc.array(worker, { minLength: 1, maxLength: 5 }),
  /** Hundredths of hours of a line, before or after the payment; each line is decided once. */
  corrections: fc.uniqueArray(
    fc.record({
      line: fc.nat({ max: 4 }),
      hundredths: fc.nat({ max: 1600 }),
      isPaid: fc.boolean(),
    }),
    { maxLength: 3, selector: ({ line }) => line },
  ),
  /** What is set aside, in per cent of the invoice; null where nothing is. */
  securedPercent: fc.option(fc.nat({ max: 200 })),
});

const bill = (
  { rateCents, workers }: { readonly rateCents: number; readonly workers: readonly number[] },
  fees: AccountFees,
) =>
  billShift(
    {
      employerId: '6b01146a29a64e0ff8f0203d' as never,
      shiftId: '6b01146a29a64e0ff8f0203e',
      startsAt: START,
      timeZone: 'America/Toronto',
      jobTitle: 'Trimmer',
      location: { locationName: 'Store', fullAddress: '1 Main St', province: 'ON' },
      rate: cents(rateCents),
      workers: workers.map((hours, id) => ({
        assignmentId: String(id),
        workerId: String(id) as WorkerId,
        name: 'Ann',
        kind: 'worked',
        checkInTime: null,
        checkOutTime: null,
        breakMinutes: 0,
        hours,
      })),
    },
    { billTo: { name: 'Shop', address: [] }, references: NO_REFERENCES, fees, taxOverrides: [] },
  );

/** Pays a charge with a card that works; gives each payment with what it was for, or that there was none. */
function paidUp(charge: Charge) {
  const payments: Funds[] = [];
  let now = charge;
  for (let attempt = 1; now.state !== 'paid'; attempt += 1) {
    const asked = nextCharge(now, { kind: 'scheduled', after: 0, at }).charge;
    if (asked.state === 'paid') {
      return { charge: asked, payments: [{ charge: null, amount: ZERO_CENTS, isLast: true }] };
    }
    const amount = cents(Math.min(asked.secured?.amount ?? asked.due, asked.due));
    const paymentId = asked.secured ? 'pi_secured' : 'pi_card';
    const paid = { paymentId, providerCharge: paymentId, amount, card: null };
    const answer = { status: 'paid', ...paid } as const;
    const event: ChargeEvent = { kind: 'answered', attempt, answer, at };
    now = nextCharge(asked, event).charge;
    payments.push({ charge: paymentId, amount, isLast: now.state === 'paid' });
  }
  return { charge: now, payments };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never;
type Facts = ReturnType<typeof bill>;

/** What the corrections of a bill bring, those before the payment first. */
function corrected(facts: Facts, { rateCents, corrections }: Given, fees: AccountFees) {
  let standing: readonly BilledHours[] = facts.lines.map(({ id, hours }) => ({ id, hours }));
  const notes: ReturnType<typeof aCreditNote>[] = [];
  const additional: Cents[] = [];
  const pays = facts.lines.map(({ pay }) => Number(pay));
  const ordered = corrections
    .filter(({ line }) => line < facts.lines.length)
    .toSorted((one, other) => Number(one.isPaid) - Number(other.isPaid));
  for (const { line, hundredths, isPaid } of ordered) {
    const prices = { rate: cents(rateCents), ...fees, taxPercent: '13' };
    const hours = { id: String(line), hours: hundredths / 100 };
    const { total, pay, ...difference } = invoiceDifference(prices, standing, hours);
    standing = difference.standing;
    if (total > 0) additional.push(total);
    if (total < 0) notes.push(aCreditNote({ total: cents(-total), isTakenOff: !isPaid }));
    if (total < 0 && !isPaid) pays[line] = Number(pay);
  }
  return { standing, notes, additional, pays };
}

/** Every payout is paid for once, and no payment pays for more than it holds. */
function checkFunding(pays: readonly number[], payments: readonly Funds[]) {
  let waiting = pays.filter((pay) => pay > 0).map((amount) => ({ amount: cents(amount) }));
  for (const payment of payments) {
    const funded = fundedBy(waiting, payment);
    const byIt = funded.filter(({ charge }) => charge !== null);
    expect(sum(byIt.map(({ payout }) => payout.amount))).toBeLessThanOrEqual(payment.amount);
    waiting = waiting.filter((one) => !funded.some(({ payout }) => payout === one));
  }
  expect(waiting).toEqual([]);
}

function check(shift: Given): void {
  const { rateCents, platformMilli, processingCents, workers, securedPercent } = shift;
  const leafshiftPercent = String(platformMilli / 1000);
  const prices = { rateCents, platformPercent: leafshiftPercent, processingCents };
  const oracle = (hundredths: readonly number[]) =>
    oracleInvoice({ ...prices, taxPercent: '13' }, hundredths);
  const fees = { leafshiftPercent, processingFee: cents(processingCents), taxPercentON: null };
  const facts = bill({ rateCents, workers: workers.map(hoursOf) }, fees);
  const billed = oracle(workers.map(oracleHours));
  expect(BigInt(facts.total)).toBe(billed.total);
  expect(facts.lines.map(({ pay }) => BigInt(pay))).toEqual(billed.pays);

  const { standing, notes, additional, pays } = corrected(facts, shift, fees);
  const takenOff = notes.filter(({ isTakenOff }) => isTakenOff).map(({ total }) => total);
  const due = cents(Math.max(0, facts.total - sum(takenOff)));
  if (due === 0) return;
  const held = Math.floor((facts.total * (securedPercent ?? 0)) / 100);
  const secured = held > 0 ? { paymentId: 'pi_secured', amount: cents(held) } : null;
  const { charge, payments } = paidUp(newCharge(due, secured));
  expect(sum(payments.map(({ amount }) => amount))).toBe(due - charge.writtenOff);
  expect(charge.writtenOff).toBeLessThan(LEAST_PAYMENT);

  const back = creditParts(notes, charge.counted);
  const credited = notes.filter(({ isTakenOff }) => !isTakenOff).map(({ total }) => total);
  // Nobody gets back what was written off and never paid.
  expect(sum(credited) - sum(back.map(({ amount }) => amount))).toBeLessThanOrEqual(
    charge.writtenOff,
  );
  const paid = sum([due, ...additional]) - sum(credited);
  const last = oracle(standing.map(({ hours }) => Math.round(hours * 100)));
  expect(BigInt(paid)).toBe(last.total);
  for (const { paymentId, amount } of charge.counted) {
    const parts = back.filter((part) => part.paymentId === paymentId);
    expect(sum(parts.map((part) => part.amount))).toBeLessThanOrEqual(amount);
  }
  checkFunding(pays, payments);
}

describe('the money of a shift', () => {
  it(`is what an independent count makes of it, in ${RUNS} generated cases with breaks, late cancellations, corrections and partial captures`, () => {
    fc.assert(fc.property(given, check), { numRuns: RUNS });
  }, 600_000);
});
