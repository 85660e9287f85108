import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of postings and shifts (specification, sections 4 and 5). */
export const postErrors = {
  ONBOARDING_REQUIRED: { status: 403, msg: 'Please complete onboarding' },
  INVALID_PROVINCE: { status: 400, msg: 'Invalid input' },
  POST_HAS_CONFIRMED_WORKER: {
    status: 409,
    msg: 'You cannot edit a job that has a confirmed worker. Please contact support if you have any questions',
  },
  POST_COMPLETE: { status: 409, msg: 'This shift is already complete' },
  POST_CANCELLED: { status: 409, msg: 'This shift was cancelled' },
  SHIFT_FILLED: { status: 409, msg: 'You have already filled this shift' },
  SHIFT_FULL: { status: 409, msg: 'This shift has no open place left' },
  SHIFT_BEGUN: { status: 409, msg: 'This shift has already begun' },
  SHIFT_OVERLAPS: {
    status: 409,
    msg: 'This shift overlaps with another confirmed shift',
  },
  ALREADY_REQUESTED: {
    status: 409,
    msg: 'You have already requested this shift',
  },
  ALREADY_CONFIRMED: {
    status: 409,
    msg: 'This worker is already confirmed on this shift',
  },
  NOT_REQUESTED: { status: 409, msg: 'There is no request to withdraw' },
  REQUEST_WITHDRAWN: {
    status: 409,
    msg: 'The worker has withdrawn this request',
  },
  NOT_CONFIRMED: { status: 409, msg: 'You are not confirmed on this shift' },
  UNDER_AGE: {
    status: 403,
    msg: 'You are not old enough to take retail shifts in this province',
  },
  NO_WORKERS_CONFIRMED: { status: 409, msg: 'Shift has no confirmed workers' },
  WORKERS_NOT_COMPLETED: {
    status: 409,
    msg: 'Please complete all workers shifts',
  },
  ALREADY_CLOCKED_IN: {
    status: 409,
    msg: 'The clock-in time is already confirmed',
  },
  NOT_CLOCKED_IN: {
    status: 409,
    msg: 'Please confirm the clock-in time first',
  },
  ALREADY_CLOCKED_OUT: {
    status: 409,
    msg: 'The clock-out time is already confirmed',
  },
  CLOCK_OUT_BEFORE_IN: {
    status: 400,
    msg: 'The clock-out time must be after the clock-in time',
  },
  SHIFT_TOO_LONG: { status: 400, msg: 'A shift can last at most 24 hours' },
  NOT_CLOCKED_OUT: {
    status: 409,
    msg: 'Please confirm the clock-out time first',
  },
  ALREADY_RATED: { status: 409, msg: 'This worker is already rated' },
} as const satisfies Record<string, ErrorDefinition>;
