import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type AssignmentDocument, assignmentCollection } from '../../assignments/index.ts';
import { FormerWorkers } from '../domain/former-workers.ts';

/** Who has worked for a business, read from the assignments, which another module owns. */
@Injectable()
export class MongoFormerWorkers extends FormerWorkers {
  constructor(
    @InjectModel(assignmentCollection.name) private readonly assignments: Model<AssignmentDocument>,
  ) {
    super();
  }

  override async list(employerId: EmployerId): Promise<readonly WorkerId[]> {
    const ids = await this.assignments.distinct('workerId', {
      employerId: toObjectId(employerId),
      state: 'completed',
    });
    return ids.map((id) => fromObjectId<WorkerId>(id));
  }
}
