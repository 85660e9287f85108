import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of workers who clock themselves, and of timesheets before and after submission. */
export const clockedTimeErrors = {
  CLOCK_CODE_WRONG: { status: 400 },
  POSTER_UNKNOWN: { status: 404 },
  CORRECTION_REASON_REQUIRED: { status: 400 },
  NOTHING_TO_ACCEPT: { status: 409 },
  /** Its shift is not submitted, or its hours were accepted, disputed or decided, also by silence. */
  TIMESHEET_NOT_OPEN: { status: 409 },
  /** Nobody disputes it, or the employer has answered or had the time for it. */
  DISPUTE_NOT_OPEN: { status: 409 },
  /** The employer can still answer, or it is decided. */
  DISPUTE_NOT_TO_DECIDE: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
