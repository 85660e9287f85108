import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Assignment } from '../domain/assignment.ts';
import { CompletedWork } from '../domain/ports/completed-work.ts';
import { toAssignment } from './assignment.mapper.ts';
import { type AssignmentDocument, assignmentCollection } from './assignment.schema.ts';

/** What workers have done for employers, from the assignments in MongoDB. */
@Injectable()
export class MongoCompletedWork extends CompletedWork {
  constructor(
    @InjectModel(assignmentCollection.name) private readonly assignments: Model<AssignmentDocument>,
  ) {
    super();
  }

  override async isKnown(employerId: EmployerId, workerId: WorkerId): Promise<boolean> {
    const assignment = await this.assignments.exists({
      employerId: toObjectId(employerId),
      workerId: toObjectId(workerId),
      state: { $in: ['requested', ...CONFIRMED_STATES] },
    });
    return assignment !== null;
  }

  override async listTogether(
    employerId: EmployerId,
    workerId: WorkerId,
  ): Promise<readonly Assignment[]> {
    const stored = await this.assignments
      .find({ ...completedFor(employerId), workerId: toObjectId(workerId) })
      .sort({ startsAt: -1 })
      .hint('completed_of_worker')
      .lean();
    return stored.map(toAssignment);
  }

  override async countFor(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, number>> {
    const counts = await this.assignments.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { ...completedFor(employerId), workerId: { $in: workerIds.map(toObjectId) } } },
      { $group: { _id: '$workerId', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [fromObjectId<WorkerId>(_id), count]));
  }
}

const completedFor = (employerId: EmployerId) => ({
  employerId: toObjectId(employerId),
  completedAt: { $gt: new Date(0) },
});
