import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { AssignmentId } from '../domain/ids.ts';
import { toAgreedTerms } from './agreed-terms.mapper.ts';
import type { AssignmentDocument } from './assignment.schema.ts';

/** A worker's own assignment: their stars are not in it until they are shown. */
export const toOwnAssignment = (stored: AssignmentDocument): Assignment => ({
  ...toAssignment(stored),
  rating: stored.ratingHidden ? null : stored.rating,
});

/** A stored assignment as the domain knows it. */
export const toAssignment = (stored: AssignmentDocument): Assignment => ({
  id: fromObjectId<AssignmentId>(stored._id),
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  state: stored.state,
  startsAt: stored.startsAt,
  endsAt: stored.endsAt,
  latePayHours: stored.latePayHours ?? null,
  leftByChoice: stored.leftByChoice ?? null,
  requestedAt: stored.requestedAt,
  confirmedAt: stored.confirmedAt ?? null,
  checkInTime: stored.checkInTime,
  checkOutTime: stored.checkOutTime,
  breakMinutes: stored.breakMinutes ?? 0,
  rating: stored.rating,
  agreed: stored.agreed ? toAgreedTerms(stored.agreed) : null,
  agreedAt: stored.agreedAt,
  completedAt: stored.completedAt,
});
