import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { LocationId } from '../../profile/index.ts';
import type { FileKey } from '../../uploads/index.ts';
import { BriefingRepository } from '../domain/briefing.repository.ts';
import type { Briefing, BriefingReading, BriefingText } from '../domain/briefing.ts';
import {
  type BriefingDocument,
  type BriefingReadingDocument,
  briefingCollection,
  briefingReadingCollection,
} from './briefing.schema.ts';

/** Briefings in MongoDB. */
@Injectable()
export class MongoBriefingRepository extends BriefingRepository {
  constructor(
    @InjectModel(briefingCollection.name) private readonly briefings: Model<BriefingDocument>,
    @InjectModel(briefingReadingCollection.name)
    private readonly readings: Model<BriefingReadingDocument>,
  ) {
    super();
  }

  override async find(employerId: EmployerId, locationId: LocationId): Promise<Briefing | null> {
    const stored = await this.briefings.findOne(own(employerId, locationId)).lean();
    return stored && toBriefing(stored);
  }

  override async listOf(employerId: EmployerId): Promise<readonly Briefing[]> {
    const stored = await this.briefings
      .find({ employerId: toObjectId(employerId) })
      .sort({ _id: 1 })
      .lean();
    return stored.map(toBriefing);
  }

  override async list(locationIds: readonly LocationId[]): Promise<readonly Briefing[]> {
    if (locationIds.length === 0) return [];
    const ids = { _id: { $in: locationIds.map(toObjectId) } };
    return (await this.briefings.find(ids).lean()).map(toBriefing);
  }

  override async save(
    employerId: EmployerId,
    locationId: LocationId,
    text: BriefingText,
    at: Date,
  ): Promise<Briefing> {
    const stored = await this.briefings
      .findOneAndUpdate(
        own(employerId, locationId),
        { $set: { ...text, updatedAt: at }, $inc: { version: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return toBriefing(assertUpdated(stored));
  }

  override async remove(employerId: EmployerId, locationId: LocationId): Promise<void> {
    await this.briefings.deleteOne(own(employerId, locationId));
  }

  override async removeOf(employerId: EmployerId): Promise<readonly FileKey[]> {
    const ofBusiness = { employerId: toObjectId(employerId) };
    const stored = await this.briefings.find(ofBusiness, { photoKey: 1 }).lean();
    await this.briefings.deleteMany(ofBusiness);
    return stored.flatMap(({ photoKey }) => (photoKey ? [photoKey as FileKey] : []));
  }

  override async read(reading: BriefingReading): Promise<boolean> {
    const { assignmentId, employerId, workerId, version, readAt } = reading;
    try {
      // Where the version was read, the condition fails and the insert meets the id that is there.
      await this.readings.updateOne(
        { _id: toObjectId(assignmentId), version: { $lt: version } },
        {
          $set: { version, readAt },
          $setOnInsert: { employerId: toObjectId(employerId), workerId: toObjectId(workerId) },
        },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) {
        return false;
      }
      throw error;
    }
  }

  override async listReadings(ids: readonly AssignmentId[]): Promise<readonly BriefingReading[]> {
    if (ids.length === 0) return [];
    const stored = await this.readings.find({ _id: { $in: ids.map(toObjectId) } }).lean();
    return stored.map(toReading);
  }

  override async listReadingsOf(workerId: WorkerId): Promise<readonly BriefingReading[]> {
    const stored = await this.readings.find({ workerId: toObjectId(workerId) }).lean();
    return stored.map(toReading);
  }

  override async removeReadingsOf(workerId: WorkerId): Promise<void> {
    await this.readings.deleteMany({ workerId: toObjectId(workerId) });
  }
}

const own = (employerId: EmployerId, locationId: LocationId) => ({
  _id: toObjectId(locationId),
  employerId: toObjectId(employerId),
});

const toBriefing = ({ _id, employerId, photoKey, ...stored }: BriefingDocument): Briefing => ({
  ...stored,
  locationId: fromObjectId<LocationId>(_id),
  employerId: fromObjectId<EmployerId>(employerId),
  photoKey: photoKey as FileKey | null,
});

const toReading = ({
  _id,
  employerId,
  workerId,
  ...stored
}: BriefingReadingDocument): BriefingReading => ({
  ...stored,
  assignmentId: fromObjectId<AssignmentId>(_id),
  employerId: fromObjectId<EmployerId>(employerId),
  workerId: fromObjectId<WorkerId>(workerId),
});
