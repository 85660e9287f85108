import type { ShiftCode } from '@leafshift/domain/shift-lifecycle';
import type { ErrorDefinition, ErrorStatus } from '../core/errors.ts';

const shiftStatuses = {
  ONBOARDING_REQUIRED: 403,
  BIRTHDAY_REQUIRED: 403,
  UNDER_AGE: 403,
  SHIFT_BEGUN: 409,
  SHIFT_NOT_BEGUN: 409,
  SHIFT_FULL: 409,
  SHIFT_FILLED: 409,
  SHIFT_OVER: 409,
  SHIFT_OVERLAPS: 409,
  ALREADY_REQUESTED: 409,
  ALREADY_CONFIRMED: 409,
  NOT_REQUESTED: 409,
  REQUEST_WITHDRAWN: 409,
  TERMS_CHANGED: 409,
  NOTHING_TO_AGREE: 409,
  NOT_CONFIRMED: 409,
  ALREADY_CLOCKED_IN: 409,
  NOT_CLOCKED_IN: 409,
  ALREADY_CLOCKED_OUT: 409,
  NOT_CLOCKED_OUT: 409,
  CLOCK_OUT_BEFORE_IN: 400,
  CLOCK_TOO_EARLY: 409,
  CLOCK_IN_FUTURE: 409,
  CLOCK_TOO_LONG: 409,
  CLOCK_SENT_TOO_LATE: 409,
  BREAK_TOO_LONG: 400,
  RATING_INVALID: 400,
  ALREADY_RATED: 409,
  ALREADY_NO_SHOW: 409,
  NO_WORKERS_CONFIRMED: 409,
  WORKERS_NOT_COMPLETED: 409,
  SHIFT_NOT_OVER: 409,
  POST_HAS_CONFIRMED_WORKER: 409,
  POST_HAS_LATE_PAY: 409,
  RELEASED_FROM_SHIFT: 409,
  REQUEST_DECLINED: 409,
  POST_COMPLETE: 409,
  POST_CANCELLED: 409,
} as const satisfies Record<ShiftCode, ErrorStatus>;

const shiftErrors = Object.fromEntries(
  Object.entries(shiftStatuses).map(([code, status]) => [code, { status }]),
) as Record<ShiftCode, ErrorDefinition>;

/** Errors of postings and shifts (LOOK-4). */
export const postErrors = {
  ...shiftErrors,
  WORKER_NOT_ELIGIBLE: { status: 409 },
  CREDENTIALS_MISSING: { status: 409 },
  INVALID_PROVINCE: { status: 400 },
  POSTING_LIMIT: { status: 429 },
  POSTING_TAKEN_DOWN: { status: 409 },
  POSTING_NOT_IN_REVIEW: { status: 409 },
  POSTING_CHANGED: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
