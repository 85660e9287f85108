import type { AttendanceCode } from '@leafshift/domain/attendance';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of coming to a shift. */
export const attendanceErrors = {
  ARRIVING_TOO_EARLY: { status: 409 },
  ARRIVING_TOO_LATE: { status: 409 },
  COMING_NOT_ASKED: { status: 409 },
  NOBODY_TOO_EARLY: { status: 409 },
  NOBODY_TOO_LATE: { status: 409 },
  NOBODY_NOT_REPORTED: { status: 409 },
  NOBODY_WAIT_LONGER: { status: 409 },
  WORKER_WAITS_OUTSIDE: { status: 409 },
} as const satisfies Record<AttendanceCode, ErrorDefinition>;
