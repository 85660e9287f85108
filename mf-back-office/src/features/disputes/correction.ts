import type { Timesheet } from '@leafshift/contracts/clockedtime';
import {
  centsToDollars,
  dollarsToCents,
  negateCents,
  sumCents,
  timesRoundedUp,
} from '@leafshift/domain/money';
import { decidedHours, paidByDecision } from '@leafshift/domain/paid-by-decision';
import type { ShiftTimes } from '@leafshift/domain/shift-lifecycle';
import type { Times } from './decided-times.ts';

/** What the worker is paid by a decision, and how that differs from what was submitted; in dollars. */
interface Correction {
  readonly hours: number;
  readonly pay: number;
  readonly difference: number;
  readonly isSentHome: boolean;
}

interface CorrectedShift {
  readonly times: ShiftTimes;
  /** Dollars an hour. */
  readonly rate: number;
}

/** What is decided: the times that count, null where those of the employer stand, and whether the worker was sent home. */
export interface Decided {
  readonly times: Times | null;
  readonly sentHome: boolean;
}

/** What a decision would book for the worker, by the rules that book it; null while the times make no sense. */
export function correctionOf(
  sheet: Timesheet,
  { times, rate }: CorrectedShift,
  decided: Decided,
): Correction | null {
  const before = sheet.agreed ?? { hours: 0, pay: 0 };
  const { employer } = sheet;
  const hours = decidedHours<string>(
    employer,
    decided.times,
    decided.sentHome && employer.leftByChoice !== undefined,
  );
  if (hours === null) return { ...before, difference: 0, isSentHome: false };
  if (!isPossible(hours)) return null;
  const paid = paidByDecision(times, employer, hours);
  const pay = timesRoundedUp(dollarsToCents(rate), paid.hours);
  return {
    hours: paid.hours,
    pay: centsToDollars(pay),
    difference: centsToDollars(sumCents([pay, negateCents(dollarsToCents(before.pay))])),
    isSentHome: paid.kind === 'sent-home',
  };
}

const isPossible = ({ clockIn, clockOut, breakMinutes }: Times): boolean =>
  Date.parse(clockOut) - Date.parse(clockIn) - breakMinutes * 60_000 > 0;
