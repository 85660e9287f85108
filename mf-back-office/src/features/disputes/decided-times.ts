import {
  type DisputeDecisionForm,
  DisputeDecisionForm as Form,
} from '@leafshift/contracts/clockedtime';
import { textCode } from '@leafshift/domain/text-code';
import { instantOf, type TimeZone, wallTimeIn } from '@leafshift/domain/time-zone';
import { z } from 'zod';

/** Whose times count: those of the employer, those that the worker claims, or others. */
export const SIDES = ['employer', 'worker', 'other'] as const;

const Required = z.string().min(1, textCode('FIELD_REQUIRED'));

/** A decision as it is typed: times as the clocks of the shift's place show them. */
export const TypedDecision = z.strictObject({
  side: z.enum(SIDES),
  clockIn: Required,
  clockOut: Required,
  breakMinutes: z.string().regex(/^\d+$/, textCode('FIELD_REQUIRED')),
  sentHome: z.boolean(),
  reason: Form.shape.reason,
});
export type TypedDecision = z.output<typeof TypedDecision>;

/** Times that were claimed or recorded. */
export interface Times {
  readonly clockIn: string;
  readonly clockOut: string;
  readonly breakMinutes: number;
}

/** What a worker claims: other times, or that they were sent home. */
export interface Claim extends Times {
  readonly sentHome?: boolean | undefined;
}

/** What the form begins with: that the worker is right. */
export const typedFrom = (claimed: Claim, zone: TimeZone): z.input<typeof TypedDecision> => ({
  side: 'worker',
  clockIn: wallText(claimed.clockIn, zone),
  clockOut: wallText(claimed.clockOut, zone),
  breakMinutes: String(claimed.breakMinutes),
  sentHome: claimed.sentHome ?? false,
  reason: '',
});

/** The times that count by what is typed; null where those of the employer stand, or nothing is typed yet. */
export function timesOf(
  typed: Omit<TypedDecision, 'reason'>,
  claimed: Times,
  zone: TimeZone,
): Times | null {
  if (typed.side === 'worker') {
    const { clockIn, clockOut, breakMinutes } = claimed;
    return { clockIn, clockOut, breakMinutes };
  }
  if (typed.side === 'employer' || !typed.clockIn || !typed.clockOut) return null;
  return {
    clockIn: instantOfText(typed.clockIn, zone),
    clockOut: instantOfText(typed.clockOut, zone),
    breakMinutes: Number(typed.breakMinutes),
  };
}

/** The decision to send. */
export function decisionOf(
  typed: TypedDecision,
  claimed: Times,
  zone: TimeZone,
): DisputeDecisionForm {
  const times = timesOf(typed, claimed, zone);
  const { sentHome, reason } = typed;
  return {
    ...(times ?? { clockIn: null, clockOut: null, breakMinutes: 0 }),
    ...(sentHome && { sentHome }),
    reason,
  };
}

const two = (count: number): string => String(count).padStart(2, '0');

function wallText(instant: string, zone: TimeZone): string {
  const { year, month, day, hour, minute } = wallTimeIn(instant, zone);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

function instantOfText(text: string, zone: TimeZone): string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return instantOf({ year, month, day, hour, minute }, zone).toISOString();
}
