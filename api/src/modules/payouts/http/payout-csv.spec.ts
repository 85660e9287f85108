import { cents } from '@leafshift/domain/money';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { Payout, PayoutFacts, PayoutId } from '../domain/payout.ts';
import { type PayoutState, PLANNED } from '../domain/payout-state.ts';
import { payoutTable } from './payout-csv.ts';

const PAID: PayoutState = {
  status: 'paid',
  waitingFor: null,
  hold: null,
  delay: null,
  acceptance: null,
  fundedAt: null,
  attempt: 1,
  sourceCharge: 'ch_1',
  transferId: 'tr_1',
  sentAt: new Date('2026-05-02T12:00:00Z'),
  paidAt: new Date('2026-05-04T12:00:00Z'),
};

const aPayout = (fields: Partial<PayoutFacts> = {}, state: PayoutState = PAID): Payout => ({
  id: '6b01146a29a64e0ff8f0203c' as PayoutId,
  workerId: '6b01146a29a64e0ff8f0203d' as WorkerId,
  employerId: '6b01146a29a64e0ff8f0203e' as EmployerId,
  invoiceId: '6b01146a29a64e0ff8f0203f',
  shiftId: '6b01146a29a64e0ff8f02040',
  // The evening of the first of May where the shift was.
  shiftDate: new Date('2026-05-02T02:00:00Z'),
  timeZone: 'America/Vancouver',
  jobTitle: 'Trimmer',
  employerName: 'Harbour Greens',
  locationName: 'Store',
  hours: 7.75,
  rate: cents(2510),
  amount: cents(19_453),
  correction: null,
  isReward: false,
  createdAt: new Date('2026-05-02T12:00:00Z'),
  ...state,
  ...fields,
});

const linesOf = (payouts: readonly Payout[], period = {}): readonly string[] =>
  payoutTable(payouts, period).trimEnd().split('\r\n').slice(1);

describe("a worker's pay as CSV", () => {
  const earlier = aPayout(
    { shiftDate: new Date('2026-04-30T16:00:00Z'), hours: 8, amount: cents(20_080) },
    PLANNED,
  );
  const later = aPayout({
    shiftDate: new Date('2026-05-09T16:00:00Z'),
    hours: 0.1,
    amount: cents(251),
  });

  it("goes by day of the shift's place, and adds up each month", () => {
    expect(linesOf([later, aPayout(), earlier])).toEqual([
      '2026-04-30,Trimmer,Harbour Greens,Store,8.00,25.10,200.80,waiting,,Shift',
      '2026-04,Total,,,8.00,,200.80,,,',
      '2026-05-01,Trimmer,Harbour Greens,Store,7.75,25.10,194.53,paid,2026-05-04,Shift',
      '2026-05-09,Trimmer,Harbour Greens,Store,0.10,25.10,2.51,paid,2026-05-04,Shift',
      '2026-05,Total,,,7.85,,197.04,,,',
    ]);
  });

  it('tells rewards from shifts', () => {
    const [line] = linesOf([aPayout({ isReward: true, amount: cents(1000), jobTitle: 'Reward' })]);
    expect(line).toMatch(
      /^2026-05-01,Reward,.*,,,10\.00,paid,2026-05-04,Reward for an invitation$/,
    );
  });

  it('has the days of the period, first and last included', () => {
    const days = (period: object) =>
      linesOf([earlier, aPayout(), later], period).flatMap(
        (line) => line.match(/^\d{4}-\d\d-\d\d/) ?? [],
      );

    expect(days({ from: '2026-05-01' })).toEqual(['2026-05-01', '2026-05-09']);
    expect(days({ to: '2026-05-01' })).toEqual(['2026-04-30', '2026-05-01']);
    expect(days({ from: '2026-05-02', to: '2026-05-08' })).toEqual([]);
  });

  it('never begins a cell with a formula', () => {
    expect(linesOf([aPayout({ employerName: '=1+1' })])[0]).toContain("'=1+1");
  });
});
