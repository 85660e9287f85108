import { centsToText, sumCents } from '@leafshift/domain/money';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import { csvText } from '../../../core/files/csv.ts';
import type { Payout } from '../domain/payout.ts';

const COLUMNS = [
  'Shift date',
  'Job title',
  'Business',
  'Location',
  'Hours',
  'Hourly rate',
  'Pay',
  'Status',
  'Paid',
  'Kind',
] as const;

/** First and last day, both included; each may be open. */
export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A worker's pay for the shifts of a period as CSV, by month, each month with its total in dollars. */
export function payoutTable(payouts: readonly Payout[], { from, to }: Period): string {
  const worked = payouts
    .map((payout) => ({ payout, day: shiftDay(payout) }))
    .filter(({ day }) => day >= (from ?? day) && day <= (to ?? day))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const months = new Set(worked.map(({ day }) => monthOf(day)));
  const rows = [...months].flatMap((month) => {
    const entries = worked.filter(({ day }) => monthOf(day) === month);
    return [...entries.map(({ payout, day }) => row(payout, day)), total(month, entries)];
  });
  return csvText(COLUMNS, rows);
}

/** `2026-05`. */
const monthOf = (day: CalendarDay): string => day.slice(0, 7);

const shiftDay = ({ shiftDate, timeZone }: Payout): CalendarDay =>
  calendarDayIn(shiftDate, timeZone);

const row = (payout: Payout, day: CalendarDay): readonly string[] => [
  day,
  payout.jobTitle,
  payout.employerName,
  payout.locationName,
  payout.isReward ? '' : payout.hours.toFixed(2),
  payout.isReward ? '' : centsToText(payout.rate),
  centsToText(payout.amount),
  payout.status,
  payout.paidAt ? calendarDayIn(payout.paidAt, payout.timeZone) : '',
  kindOf(payout),
];

function kindOf({ isReward, correction }: Payout): string {
  if (isReward) return 'Reward for an invitation';
  return correction === null ? 'Shift' : 'Additional, hours corrected';
}

function total(month: string, entries: readonly { readonly payout: Payout }[]): readonly string[] {
  const payouts = entries.map(({ payout }) => payout);
  const hundredths = payouts.reduce((sum, { hours }) => sum + Math.round(hours * 100), 0);
  const pay = sumCents(payouts.map(({ amount }) => amount));
  return [month, 'Total', '', '', (hundredths / 100).toFixed(2), '', centsToText(pay), '', '', ''];
}
