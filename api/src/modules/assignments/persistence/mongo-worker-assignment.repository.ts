import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { agreedTermsOf, type Shift, type ShiftId } from '../../posts/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import { WorkerAssignmentRepository } from '../domain/ports/worker-assignment.repository.ts';
import { toStoredTerms } from './agreed-terms.mapper.ts';
import { toOwnAssignment } from './assignment.mapper.ts';
import { type AssignmentDocument, assignmentCollection } from './assignment.schema.ts';

/** Workers' own assignments in MongoDB. */
@Injectable()
export class MongoWorkerAssignmentRepository extends WorkerAssignmentRepository {
  constructor(
    @InjectModel(assignmentCollection.name) private readonly assignments: Model<AssignmentDocument>,
  ) {
    super();
  }

  override async find(workerId: WorkerId, shiftId: ShiftId): Promise<Assignment | null> {
    const stored = await this.assignments.findOne(this.#own(workerId, shiftId)).lean();
    return stored && toOwnAssignment(stored);
  }

  override async list(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly Assignment[]> {
    if (shiftIds.length === 0) return [];
    const stored = await this.assignments
      .find({ shiftId: { $in: shiftIds.map(toObjectId) }, workerId: toObjectId(workerId) })
      .lean();
    return stored.map(toOwnAssignment);
  }

  override async listActive(workerId: WorkerId): Promise<readonly Assignment[]> {
    const active = { workerId: toObjectId(workerId), active: true };
    const stored = await this.assignments.find(active).sort({ startsAt: 1, shiftId: 1 }).lean();
    return stored.map(toOwnAssignment);
  }

  override async listAll(workerId: WorkerId): Promise<readonly Assignment[]> {
    const own = { workerId: toObjectId(workerId) };
    const stored = await this.assignments.find(own).sort({ requestedAt: -1 }).lean();
    return stored.map(toOwnAssignment);
  }

  override async request(workerId: WorkerId, shift: Shift, at: Date): Promise<Assignment | null> {
    try {
      // Where the worker has another assignment already, the condition fails and the insert meets the
      // unique index.
      const stored = await this.assignments
        .findOneAndUpdate(
          {
            ...this.#own(workerId, shift.id),
            state: { $in: ['withdrawn', 'cancelled'] },
          },
          {
            $set: {
              state: 'requested',
              active: true,
              employerId: toObjectId(shift.employerId),
              startsAt: shift.startsAt,
              endsAt: shift.endsAt,
              requestedAt: at,
              agreed: toStoredTerms(agreedTermsOf(shift)),
              agreedAt: null,
            },
            $setOnInsert: {
              checkInTime: null,
              checkOutTime: null,
              rating: null,
              completedAt: null,
            },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return stored && toOwnAssignment(stored);
    } catch (error) {
      if (isDuplicateKey(error)) {
        return null;
      }
      throw error;
    }
  }

  override async agree(workerId: WorkerId, shift: Shift, at: Date): Promise<Assignment | null> {
    const changed = await this.assignments
      .findOneAndUpdate(
        { ...this.#own(workerId, shift.id), state: 'requested' },
        { $set: { agreed: toStoredTerms(agreedTermsOf(shift)), agreedAt: at } },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toOwnAssignment(changed);
  }

  override async withdraw(workerId: WorkerId, shiftId: ShiftId): Promise<Assignment | null> {
    return this.#leave(workerId, shiftId, 'requested', 'withdrawn');
  }

  override async cancel(workerId: WorkerId, shiftId: ShiftId): Promise<Assignment | null> {
    return this.#leave(workerId, shiftId, 'confirmed', 'cancelled');
  }

  #own(workerId: WorkerId, shiftId: ShiftId) {
    return { shiftId: toObjectId(shiftId), workerId: toObjectId(workerId) };
  }

  async #leave(
    workerId: WorkerId,
    shiftId: ShiftId,
    from: 'requested' | 'confirmed',
    to: 'withdrawn' | 'cancelled',
  ): Promise<Assignment | null> {
    const changed = await this.assignments
      .findOneAndUpdate(
        { ...this.#own(workerId, shiftId), state: from },
        { $set: { state: to, active: false } },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toOwnAssignment(changed);
  }
}
