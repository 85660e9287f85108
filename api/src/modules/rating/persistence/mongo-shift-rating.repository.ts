import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ShiftRatingRepository } from '../domain/shift-rating.repository.ts';
import type { BusinessRating, RatedWork, ShiftRating, StarsGiven } from '../domain/shift-rating.ts';
import { type ShiftRatingDocument, shiftRatingCollection } from './shift-rating.schema.ts';

const SHOWN = { shownAt: { $gt: new Date(0) } };

/** Ratings of shifts in MongoDB. */
@Injectable()
export class MongoShiftRatingRepository extends ShiftRatingRepository {
  constructor(
    @InjectModel(shiftRatingCollection.name) private readonly ratings: Model<ShiftRatingDocument>,
  ) {
    super();
  }

  override async find(assignmentId: AssignmentId): Promise<ShiftRating | null> {
    const stored = await this.ratings.findById(toObjectId(assignmentId)).lean();
    return stored && toShiftRating(stored);
  }

  override async listShown(
    employerId: EmployerId,
    shiftId: ShiftId,
  ): Promise<readonly ShiftRating[]> {
    const ofShift = { employerId: toObjectId(employerId), shiftId: toObjectId(shiftId) };
    const stored = await this.ratings.find({ ...ofShift, ...SHOWN }).lean();
    return stored.map(toShiftRating);
  }

  override async listGiven(workerId: WorkerId): Promise<readonly ShiftRating[]> {
    const stored = await this.ratings.find({ workerId: toObjectId(workerId) }).lean();
    return stored.map(toShiftRating);
  }

  override async listReceived(employerId: EmployerId): Promise<readonly ShiftRating[]> {
    const stored = await this.ratings.find({ employerId: toObjectId(employerId), ...SHOWN }).lean();
    return stored.map(toShiftRating);
  }

  override rateWorker(work: RatedWork, given: StarsGiven): Promise<ShiftRating | null> {
    return this.#give(work, { ofWorker: { ...given } }, { ofBusiness: null });
  }

  override rateBusiness(work: RatedWork, given: BusinessRating): Promise<ShiftRating | null> {
    return this.#give(work, { ofBusiness: { ...given } }, { ofWorker: null });
  }

  override async show(assignmentId: AssignmentId, at: Date): Promise<ShiftRating | null> {
    const stored = await this.ratings
      .findOneAndUpdate(
        { _id: toObjectId(assignmentId), shownAt: null },
        { $set: { shownAt: at } },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toShiftRating(stored);
  }

  override async forget(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    const worded = { 'ofBusiness.words': { $gt: '' } };
    const wordless = { $set: { 'ofBusiness.words': '' } };
    await this.ratings.updateMany({ workerId: _id, ...worded }, wordless);
    await this.ratings.updateMany({ employerId: _id, ...worded }, wordless);
    await this.ratings.updateMany({ workerId: _id, shownAt: null }, { $set: { ofWorker: null } });
    await this.ratings.updateMany(
      { employerId: _id, shownAt: null },
      { $set: { ofBusiness: null } },
    );
  }

  /** Where that side has given already, the condition fails and the insert meets the id that is there. */
  async #give(
    { assignmentId, shiftId, employerId, workerId }: RatedWork,
    given: Partial<ShiftRatingDocument>,
    other: Partial<ShiftRatingDocument>,
  ): Promise<ShiftRating | null> {
    const notGiven = Object.fromEntries(Object.keys(given).map((side) => [side, null]));
    const people = {
      shiftId: toObjectId(shiftId),
      employerId: toObjectId(employerId),
      workerId: toObjectId(workerId),
    };
    try {
      const stored = await this.ratings
        .findOneAndUpdate(
          { _id: toObjectId(assignmentId), ...notGiven },
          { $set: given, $setOnInsert: { ...people, ...other, shownAt: null } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return stored && toShiftRating(stored);
    } catch (error) {
      if (isDuplicateKey(error)) {
        return null;
      }
      throw error;
    }
  }
}

const toShiftRating = (stored: ShiftRatingDocument): ShiftRating => ({
  assignmentId: fromObjectId<AssignmentId>(stored._id),
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  ofWorker: stored.ofWorker,
  ofBusiness: stored.ofBusiness,
  shownAt: stored.shownAt,
});
