import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId } from '../../../infra/mongo/object-ids.ts';
import type { PlaceId, ShiftId } from '../domain/ids.ts';
import type { ShiftPlace } from '../domain/place.ts';
import type { PlaceDocument } from './place.schema.ts';

/** A stored place as the domain knows it. */
export const toPlace = (stored: PlaceDocument): ShiftPlace => ({
  id: fromObjectId<PlaceId>(stored._id),
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  state: stored.state,
  startsAt: stored.startsAt,
  endsAt: stored.endsAt,
  requestedAt: stored.requestedAt,
  checkInTime: stored.checkInTime,
  checkOutTime: stored.checkOutTime,
  rating: stored.rating,
  completedAt: stored.completedAt,
});
