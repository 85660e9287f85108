import { type Refusal } from '@leafshift/domain/refusal';
import {
  breakRefusal,
  type Clocking,
  clockInTimeRefusal,
  clockOutTimeRefusal,
  type ShiftCode,
} from '@leafshift/domain/shift-lifecycle';
import type { WorkedTimes } from './dispute.ts';
import type { Timesheet } from './timesheet.ts';

/** Whether the worker can accept or dispute the hours. */
export const isToAccept = ({ state, acceptBy }: Timesheet, now: Date): boolean =>
  state === 'submitted' && acceptBy !== null && now < acceptBy;

/** Whether the employer can answer; once, and for a time. */
export const isToAnswer = ({ state, dispute }: Timesheet, now: Date): boolean =>
  state === 'disputed' && dispute !== null && dispute.answer === null && now < dispute.answerBy;

/** Since when the back office has to decide; null while it has not. */
export function toDecideSince({ state, dispute }: Timesheet, now: Date): Date | null {
  if (state !== 'disputed' || !dispute) {
    return null;
  }
  if (dispute.answer) {
    return dispute.answer.at;
  }
  return now >= dispute.answerBy ? dispute.answerBy : null;
}

/** Why nobody can have worked at those times, or null. */
export const timesRefusal = (
  { startsAt }: Pick<Timesheet, 'startsAt'>,
  { clockIn, clockOut, breakMinutes }: WorkedTimes,
  recording: (time: Date) => Clocking,
): Refusal<ShiftCode> | null =>
  clockInTimeRefusal({ startsAt }, recording(clockIn)) ??
  clockOutTimeRefusal(clockIn, recording(clockOut)) ??
  breakRefusal(clockIn, clockOut, breakMinutes);
