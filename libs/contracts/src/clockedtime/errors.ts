import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of workers who clock themselves, and of timesheets before submission. */
export const clockedTimeErrors = {
  CLOCK_CODE_WRONG: { status: 400 },
  CORRECTION_REASON_REQUIRED: { status: 400 },
  NOTHING_TO_ACCEPT: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
