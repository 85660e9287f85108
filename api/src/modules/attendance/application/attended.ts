import type { AssignmentOnShift } from '../../assignments/index.ts';
import type { Attended } from '../domain/attendance.ts';

/** Whose attendance an assignment makes, with the shift's present times. */
export const attendedOf = ({ shift, assignment }: AssignmentOnShift): Attended => ({
  assignmentId: assignment.id,
  shiftId: shift.id,
  employerId: shift.employerId,
  workerId: assignment.workerId,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
});
