import type { Span } from '@leafshift/domain/month-span';
import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { WorkerActivities, type WorkerActivity } from '../domain/ports/worker-activity.ts';
import { type AssignmentDocument, assignmentCollection } from './assignment.schema.ts';

/** Counts of workers' assignments in MongoDB. */
@Injectable()
export class MongoWorkerActivities extends WorkerActivities {
  constructor(
    @InjectModel(assignmentCollection.name) private readonly assignments: Model<AssignmentDocument>,
  ) {
    super();
  }

  override async ofWorker(workerId: WorkerId, { from, to }: Span): Promise<WorkerActivity> {
    const assignments = await this.assignments
      .find(
        {
          workerId: toObjectId(workerId),
          active: { $in: [true, false] },
          startsAt: { $gte: from, $lt: to },
          state: { $in: [...CONFIRMED_STATES] },
        },
        { shiftId: 1 },
      )
      .sort({ startsAt: 1 })
      .lean();
    const [first] = assignments;
    return {
      shifts: assignments.length,
      first: first ? fromObjectId<ShiftId>(first.shiftId) : null,
    };
  }
}
