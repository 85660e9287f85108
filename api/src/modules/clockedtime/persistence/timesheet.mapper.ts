import { cents } from '@leafshift/domain/money';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import type { Timesheet } from '../domain/timesheet.ts';
import type { TimesheetDocument } from './timesheet.schema.ts';

/** A stored timesheet as the domain knows it. */
export const toTimesheet = (stored: TimesheetDocument): Timesheet => ({
  id: fromObjectId<AssignmentId>(stored._id),
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  startsAt: stored.startsAt,
  state: stored.state,
  worker: stored.worker,
  corrections: stored.corrections,
  agreed: stored.agreed && { hours: stored.agreed.hours, pay: cents(stored.agreed.payCents) },
  acceptBy: stored.acceptBy,
  dispute: stored.dispute ?? null,
  decision: stored.decision ?? null,
});
