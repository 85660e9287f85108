import { ONBOARDING_REFUSALS } from '../onboarding-steps/guards.ts';
import type { Refusal } from '../refusal.ts';

export type ShiftCode =
  | 'ACCOUNT_SUSPENDED'
  | 'ONBOARDING_REQUIRED'
  | 'BIRTHDAY_REQUIRED'
  | 'UNDER_AGE'
  | 'SHIFT_BEGUN'
  | 'SHIFT_NOT_BEGUN'
  | 'SHIFT_FULL'
  | 'SHIFT_FILLED'
  | 'SHIFT_OVERLAPS'
  | 'ALREADY_REQUESTED'
  | 'ALREADY_CONFIRMED'
  | 'NOT_REQUESTED'
  | 'REQUEST_WITHDRAWN'
  | 'NOT_CONFIRMED'
  | 'ALREADY_CLOCKED_IN'
  | 'NOT_CLOCKED_IN'
  | 'ALREADY_CLOCKED_OUT'
  | 'NOT_CLOCKED_OUT'
  | 'CLOCK_OUT_BEFORE_IN'
  | 'SHIFT_TOO_LONG'
  | 'RATING_INVALID'
  | 'ALREADY_RATED'
  | 'ALREADY_NO_SHOW'
  | 'NO_WORKERS_CONFIRMED'
  | 'WORKERS_NOT_COMPLETED'
  | 'POST_HAS_CONFIRMED_WORKER'
  | 'POST_COMPLETE'
  | 'POST_CANCELLED';

type Wording = Pick<Refusal, 'msg' | 'kind'>;

const wordings: Readonly<Record<ShiftCode, Wording>> = {
  ACCOUNT_SUSPENDED: ONBOARDING_REFUSALS.ACCOUNT_SUSPENDED,
  ONBOARDING_REQUIRED: ONBOARDING_REFUSALS.ONBOARDING_REQUIRED,
  BIRTHDAY_REQUIRED: {
    msg: 'Please add your date of birth to your profile to take retail shifts',
    kind: 'Warning',
  },
  UNDER_AGE: {
    msg: 'You are not old enough to take retail shifts in this province',
    kind: 'Error',
  },
  SHIFT_BEGUN: { msg: 'This shift has already begun', kind: 'Info' },
  SHIFT_NOT_BEGUN: { msg: 'This shift has not begun yet', kind: 'Info' },
  SHIFT_FULL: { msg: 'This shift has no open place left', kind: 'Info' },
  SHIFT_FILLED: { msg: 'You have already filled this shift', kind: 'Info' },
  SHIFT_OVERLAPS: { msg: 'This shift overlaps with another confirmed shift', kind: 'Warning' },
  ALREADY_REQUESTED: { msg: 'You have already requested this shift', kind: 'Info' },
  ALREADY_CONFIRMED: { msg: 'This worker is already confirmed on this shift', kind: 'Info' },
  NOT_REQUESTED: { msg: 'There is no request to withdraw', kind: 'Info' },
  REQUEST_WITHDRAWN: { msg: 'The worker has withdrawn this request', kind: 'Info' },
  NOT_CONFIRMED: { msg: 'You are not confirmed on this shift', kind: 'Info' },
  ALREADY_CLOCKED_IN: { msg: 'The clock-in time is already confirmed', kind: 'Info' },
  NOT_CLOCKED_IN: { msg: 'Please confirm the clock-in time first', kind: 'Info' },
  ALREADY_CLOCKED_OUT: { msg: 'The clock-out time is already confirmed', kind: 'Info' },
  NOT_CLOCKED_OUT: { msg: 'Please confirm the clock-out time first', kind: 'Info' },
  CLOCK_OUT_BEFORE_IN: {
    msg: 'The clock-out time must be after the clock-in time',
    kind: 'Error',
  },
  SHIFT_TOO_LONG: { msg: 'A shift can last at most 24 hours', kind: 'Error' },
  RATING_INVALID: { msg: 'Please choose 1 to 5 stars', kind: 'Error' },
  ALREADY_RATED: { msg: 'This worker is already rated', kind: 'Info' },
  ALREADY_NO_SHOW: { msg: 'This worker is already marked as a no-show', kind: 'Info' },
  NO_WORKERS_CONFIRMED: { msg: 'Shift has no confirmed workers', kind: 'Info' },
  WORKERS_NOT_COMPLETED: { msg: 'Please complete all workers shifts', kind: 'Info' },
  POST_HAS_CONFIRMED_WORKER: {
    msg: 'You cannot edit a job that has a confirmed worker. Please contact support if you have any questions',
    kind: 'Info',
  },
  POST_COMPLETE: { msg: 'This shift is already complete', kind: 'Info' },
  POST_CANCELLED: { msg: 'This shift was cancelled', kind: 'Info' },
};

/** The refusal of a code, with its wording (specification, section 5) and kind. */
export function shiftRefusal(code: ShiftCode): Refusal<ShiftCode> {
  const { msg, kind } = wordings[code];
  return { code, msg, kind };
}

/** Every code that the shift lifecycle may refuse with. */
export const SHIFT_CODES: readonly ShiftCode[] = Object.keys(wordings) as ShiftCode[];
