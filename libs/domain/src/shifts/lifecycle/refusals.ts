import type { AlertKind, Refusal } from '../../platform/refusal.ts';
import { textCode } from '../../texts/text-code.ts';

export type ShiftCode =
  | 'ONBOARDING_REQUIRED'
  | 'BIRTHDAY_REQUIRED'
  | 'UNDER_AGE'
  | 'SHIFT_BEGUN'
  | 'SHIFT_NOT_BEGUN'
  | 'SHIFT_OVER'
  | 'SHIFT_FULL'
  | 'SHIFT_FILLED'
  | 'SHIFT_OVERLAPS'
  | 'ALREADY_REQUESTED'
  | 'ALREADY_CONFIRMED'
  | 'NOT_REQUESTED'
  | 'REQUEST_WITHDRAWN'
  | 'TERMS_CHANGED'
  | 'NOTHING_TO_AGREE'
  | 'NOT_CONFIRMED'
  | 'ALREADY_CLOCKED_IN'
  | 'NOT_CLOCKED_IN'
  | 'ALREADY_CLOCKED_OUT'
  | 'NOT_CLOCKED_OUT'
  | 'CLOCK_OUT_BEFORE_IN'
  | 'CLOCK_TOO_EARLY'
  | 'CLOCK_IN_FUTURE'
  | 'CLOCK_TOO_LONG'
  | 'CLOCK_SENT_TOO_LATE'
  | 'BREAK_TOO_LONG'
  | 'RATING_INVALID'
  | 'ALREADY_RATED'
  | 'ALREADY_NO_SHOW'
  | 'NO_WORKERS_CONFIRMED'
  | 'WORKERS_NOT_COMPLETED'
  | 'SHIFT_NOT_OVER'
  | 'POST_HAS_CONFIRMED_WORKER'
  | 'POST_HAS_LATE_PAY'
  | 'RELEASED_FROM_SHIFT'
  | 'REQUEST_DECLINED'
  | 'POST_COMPLETE'
  | 'POST_CANCELLED';

/** What each refusal is shown as. */
const kinds: Readonly<Record<ShiftCode, AlertKind>> = {
  ONBOARDING_REQUIRED: 'Warning',
  BIRTHDAY_REQUIRED: 'Warning',
  UNDER_AGE: 'Error',
  SHIFT_BEGUN: 'Info',
  SHIFT_NOT_BEGUN: 'Info',
  SHIFT_OVER: 'Info',
  SHIFT_FULL: 'Info',
  SHIFT_FILLED: 'Info',
  SHIFT_OVERLAPS: 'Warning',
  ALREADY_REQUESTED: 'Info',
  ALREADY_CONFIRMED: 'Info',
  NOT_REQUESTED: 'Info',
  REQUEST_WITHDRAWN: 'Info',
  TERMS_CHANGED: 'Warning',
  NOTHING_TO_AGREE: 'Info',
  NOT_CONFIRMED: 'Info',
  ALREADY_CLOCKED_IN: 'Info',
  NOT_CLOCKED_IN: 'Info',
  ALREADY_CLOCKED_OUT: 'Info',
  NOT_CLOCKED_OUT: 'Info',
  CLOCK_OUT_BEFORE_IN: 'Error',
  CLOCK_TOO_EARLY: 'Error',
  CLOCK_IN_FUTURE: 'Error',
  CLOCK_TOO_LONG: 'Error',
  CLOCK_SENT_TOO_LATE: 'Error',
  BREAK_TOO_LONG: 'Error',
  RATING_INVALID: 'Error',
  ALREADY_RATED: 'Info',
  ALREADY_NO_SHOW: 'Info',
  NO_WORKERS_CONFIRMED: 'Info',
  WORKERS_NOT_COMPLETED: 'Info',
  SHIFT_NOT_OVER: 'Info',
  POST_HAS_CONFIRMED_WORKER: 'Info',
  POST_HAS_LATE_PAY: 'Info',
  RELEASED_FROM_SHIFT: 'Info',
  REQUEST_DECLINED: 'Info',
  POST_COMPLETE: 'Info',
  POST_CANCELLED: 'Info',
};

/** The refusal of a code; its text has the same code. */
export function shiftRefusal(code: ShiftCode): Refusal<ShiftCode> {
  return { code, text: textCode(code), kind: kinds[code] };
}

/** Every code that the shift lifecycle may refuse with. */
export const SHIFT_CODES: readonly ShiftCode[] = Object.keys(kinds) as ShiftCode[];
