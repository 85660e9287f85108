import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { agreedTermsOf, type Shift, type ShiftId } from '../../posts/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import {
  type AssignmentKey,
  EmployerAssignmentRepository,
  type WorkedTimes,
} from '../domain/ports/employer-assignment.repository.ts';
import { toStoredTerms } from './agreed-terms.mapper.ts';
import { toAssignment } from './assignment.mapper.ts';
import { type AssignmentDocument, assignmentCollection } from './assignment.schema.ts';

const TAKEN = ['requested', ...CONFIRMED_STATES] as const;

/** The assignments of employers' shifts in MongoDB. */
@Injectable()
export class MongoEmployerAssignmentRepository extends EmployerAssignmentRepository {
  constructor(
    @InjectModel(assignmentCollection.name) private readonly assignments: Model<AssignmentDocument>,
  ) {
    super();
  }

  override async find(employerId: EmployerId, key: AssignmentKey): Promise<Assignment | null> {
    const stored = await this.assignments.findOne(this.#own(employerId, key)).lean();
    return stored && toAssignment(stored);
  }

  override async listTaken(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly Assignment[]> {
    if (shiftIds.length === 0) return [];
    const stored = await this.assignments
      .find({
        shiftId: { $in: shiftIds.map(toObjectId) },
        state: { $in: [...TAKEN] },
        employerId: toObjectId(employerId),
      })
      .sort({ requestedAt: 1 })
      .lean();
    return stored.map(toAssignment);
  }

  override async confirm(
    employerId: EmployerId,
    key: AssignmentKey,
    { workerId, at }: { readonly workerId: WorkerId; readonly at: Date },
  ): Promise<Assignment | null> {
    return this.#change(
      employerId,
      key,
      { state: 'requested', workerId: toObjectId(workerId) },
      { state: 'confirmed', confirmedAt: at },
    );
  }

  override decline(employerId: EmployerId, key: AssignmentKey): Promise<Assignment | null> {
    const declined = { state: 'declined', active: false } as const;
    return this.#change(employerId, key, { state: 'requested' }, declined);
  }

  override async clockIn(
    employerId: EmployerId,
    key: AssignmentKey,
    { from, at }: { readonly from: 'confirmed' | 'noShow'; readonly at: Date },
  ): Promise<Assignment | null> {
    return this.#change(employerId, key, { state: from }, { state: 'clockedIn', checkInTime: at });
  }

  override async markNoShow(
    employerId: EmployerId,
    key: AssignmentKey,
  ): Promise<Assignment | null> {
    return this.#change(employerId, key, { state: 'confirmed' }, { state: 'noShow' });
  }

  override async clockOut(
    employerId: EmployerId,
    key: AssignmentKey,
    {
      checkIn,
      checkOut,
      breakMinutes,
    }: { readonly checkIn: Date; readonly checkOut: Date; readonly breakMinutes: number },
  ): Promise<Assignment | null> {
    return this.#change(
      employerId,
      key,
      { state: 'clockedIn', checkInTime: checkIn },
      { state: 'clockedOut', checkOutTime: checkOut, breakMinutes },
    );
  }

  override async release(
    employerId: EmployerId,
    key: AssignmentKey,
    { latePayHours, ...release }: Parameters<EmployerAssignmentRepository['release']>[2],
  ): Promise<Assignment | null> {
    return this.#change(
      employerId,
      key,
      { state: 'confirmed' },
      { state: 'released', active: false, release, ...latePay(latePayHours) },
    );
  }

  override async leftByChoice(
    employerId: EmployerId,
    key: AssignmentKey,
    reason: string,
  ): Promise<Assignment | null> {
    const hasLeft = { state: { $in: ['clockedOut', 'completed'] as const }, active: true };
    return this.#change(employerId, key, hasLeft, { leftByChoice: reason });
  }

  override async listLatePaid(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly Assignment[]> {
    if (shiftIds.length === 0) return [];
    const stored = await this.assignments
      .find({
        shiftId: { $in: shiftIds.map(toObjectId) },
        latePayHours: { $gt: 0 },
        employerId: toObjectId(employerId),
      })
      .sort({ requestedAt: 1 })
      .lean();
    return stored.map(toAssignment);
  }

  override async correct(
    employerId: EmployerId,
    { id, shiftId, state, checkInTime, checkOutTime }: Assignment,
    times: WorkedTimes,
  ): Promise<Assignment | null> {
    const key = { assignmentId: id, shiftId };
    const seen = { state, checkInTime, checkOutTime, active: true };
    return this.#change(employerId, key, seen, { ...times });
  }

  override async rate(
    employerId: EmployerId,
    key: AssignmentKey,
    { workerId, stars }: { readonly workerId: WorkerId; readonly stars: number },
  ): Promise<Assignment | null> {
    return this.#change(
      employerId,
      key,
      { state: 'clockedOut', workerId: toObjectId(workerId) },
      { state: 'completed', rating: stars, ratingHidden: true },
    );
  }

  override async showRating(employerId: EmployerId, key: AssignmentKey): Promise<void> {
    await this.assignments.updateOne(this.#own(employerId, key), { $unset: { ratingHidden: '' } });
  }

  override async move(
    employerId: EmployerId,
    shiftId: ShiftId,
    { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  ): Promise<void> {
    await this.assignments.updateMany(this.#ofShift(employerId, shiftId), {
      $set: { startsAt, endsAt },
    });
  }

  override async follow(
    employerId: EmployerId,
    shift: Shift,
    workerIds: readonly WorkerId[],
  ): Promise<void> {
    await this.assignments.updateMany(
      {
        ...this.#ofShift(employerId, shift.id),
        workerId: { $in: workerIds.map(toObjectId) },
        state: 'requested',
      },
      { $set: { agreed: toStoredTerms(agreedTermsOf(shift)) } },
    );
  }

  override async cancelAll(
    employerId: EmployerId,
    shiftId: ShiftId,
    latePayHours: number | null,
  ): Promise<{ readonly requested: readonly WorkerId[]; readonly confirmed: readonly WorkerId[] }> {
    const cancelled = { state: 'cancelled', ...latePay(latePayHours) } as const;
    return {
      requested: await this.#end(employerId, shiftId, 'requested', { state: 'withdrawn' }),
      confirmed: await this.#end(employerId, shiftId, 'confirmed', cancelled),
    };
  }

  override async complete(
    employerId: EmployerId,
    shiftId: ShiftId,
    at: Date,
  ): Promise<readonly Assignment[]> {
    const ofShift = this.#ofShift(employerId, shiftId);
    const worked = { ...ofShift, state: 'completed' as const };
    await this.assignments.updateMany(
      { ...ofShift, state: 'requested' },
      { $set: { state: 'withdrawn', active: false } },
    );
    await this.assignments.updateMany({ ...ofShift, state: 'noShow' }, { $set: { active: false } });
    await this.assignments.updateMany(worked, { $set: { active: false, completedAt: at } });
    const stored = await this.assignments.find(worked).sort({ requestedAt: 1 }).lean();
    return stored.map(toAssignment);
  }

  async #end(
    employerId: EmployerId,
    shiftId: ShiftId,
    from: 'requested' | 'confirmed',
    to: Partial<AssignmentDocument>,
  ): Promise<readonly WorkerId[]> {
    const ending = { ...this.#ofShift(employerId, shiftId), state: from };
    const stored = await this.assignments.find(ending, { workerId: 1 }).lean();
    await this.assignments.updateMany(ending, { $set: { ...to, active: false } });
    return stored.map((assignment) => fromObjectId<WorkerId>(assignment.workerId));
  }

  #ofShift(employerId: EmployerId, shiftId: ShiftId) {
    return { shiftId: toObjectId(shiftId), employerId: toObjectId(employerId) };
  }

  #own(employerId: EmployerId, { shiftId, assignmentId }: AssignmentKey) {
    return { _id: toObjectId(assignmentId), ...this.#ofShift(employerId, shiftId) };
  }

  async #change(
    employerId: EmployerId,
    key: AssignmentKey,
    guard: QueryFilter<AssignmentDocument>,
    set: Partial<AssignmentDocument>,
  ): Promise<Assignment | null> {
    const changed = await this.assignments
      .findOneAndUpdate(
        { ...this.#own(employerId, key), ...guard },
        { $set: set },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toAssignment(changed);
  }
}

const latePay = (latePayHours: number | null) => (latePayHours ? { latePayHours } : {});
