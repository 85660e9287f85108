import {
  type DisputeForm,
  DisputeForm as Form,
  type Timesheet,
} from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { textCode } from '@leafshift/domain/text-code';
import { addHours, instantOf, type TimeZone, wallTimeIn } from '@leafshift/domain/time-zone';
import { z } from 'zod';

const Required = z.string().min(1, textCode('FIELD_REQUIRED'));

/** A dispute as it is typed: times as the clocks of the shift's place show them. */
export const TypedDispute = z.strictObject({
  reason: Form.shape.reason,
  clockIn: Required,
  clockOut: Required,
  breakMinutes: z.string().regex(/^\d+$/, textCode('FIELD_REQUIRED')),
  sentHome: z.boolean(),
});
export type TypedDispute = z.output<typeof TypedDispute>;

interface Times {
  readonly clockIn: string;
  readonly clockOut: string;
  readonly breakMinutes: number;
}

/** What I recorded myself, else what counts, else when the shift was. */
function proposedTimes({ employer, worker }: Timesheet, shift: TempPost): Times {
  return {
    clockIn: worker.clockIn ?? employer.clockIn ?? shift.date,
    clockOut: worker.clockOut ?? employer.clockOut ?? plannedEnd(shift),
    breakMinutes: worker.breakMinutes ?? employer.breakMinutes,
  };
}

const plannedEnd = ({ date, duration }: TempPost): string => addHours(date, duration).toISOString();

/** What the form begins with. */
export function typedFrom(sheet: Timesheet, shift: TempPost): z.input<typeof TypedDispute> {
  const { clockIn, clockOut, breakMinutes } = proposedTimes(sheet, shift);
  return {
    reason: '',
    clockIn: wallText(clockIn, shift.timeZone),
    clockOut: wallText(clockOut, shift.timeZone),
    breakMinutes: String(breakMinutes),
    sentHome: false,
  };
}

/** The dispute to send. A time that was not touched keeps its seconds. */
export function disputeOf(typed: TypedDispute, sheet: Timesheet, shift: TempPost): DisputeForm {
  const proposed = proposedTimes(sheet, shift);
  const exact = (text: string, before: string): string =>
    text === wallText(before, shift.timeZone) ? before : instantOfText(text, shift.timeZone);
  return {
    reason: typed.reason,
    clockIn: exact(typed.clockIn, proposed.clockIn),
    clockOut: exact(typed.clockOut, proposed.clockOut),
    breakMinutes: Number(typed.breakMinutes),
    ...(typed.sentHome && { sentHome: true }),
  };
}

const two = (count: number): string => String(count).padStart(2, '0');

/** What a field for a day and a time of day holds: '2026-05-14T09:00'. */
function wallText(instant: string, zone: TimeZone): string {
  const { year, month, day, hour, minute } = wallTimeIn(instant, zone);
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

function instantOfText(text: string, zone: TimeZone): string {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return instantOf({ year, month, day, hour, minute }, zone).toISOString();
}
