import type { JobTitle, JobType } from '@leafshift/domain/posting-rules';
import type { CalendarDay } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { ofOwnStores } from '../../../core/members/own-stores.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { DraftRepository } from '../domain/draft.repository.ts';
import type { Draft, DraftId, DraftSeriesId, DraftTerms, SeenDraft } from '../domain/draft.ts';
import { type DraftDocument, draftCollection } from './draft.schema.ts';

/** Drafts in MongoDB. */
@Injectable()
export class MongoDraftRepository extends DraftRepository {
  constructor(@InjectModel(draftCollection.name) private readonly drafts: Model<DraftDocument>) {
    super();
  }

  override async within(
    employerId: EmployerId,
    from: CalendarDay,
    to: CalendarDay,
  ): Promise<readonly Draft[]> {
    const stored = await this.drafts
      .find({ ...waitingOf(employerId), day: { $gte: from, $lte: to } })
      .sort({ day: 1, _id: 1 })
      .lean();
    return stored.map(toDraft);
  }

  override async list(employerId: EmployerId, ids: readonly DraftId[]): Promise<readonly Draft[]> {
    const _id = { $in: ids.map(toObjectId) };
    const stored = await this.drafts.find({ ...ownedBy(employerId), _id }).lean();
    return stored.map(toDraft);
  }

  override async waiting(employerId: EmployerId): Promise<readonly Draft[]> {
    return (await this.drafts.find(waitingOf(employerId)).lean()).map(toDraft);
  }

  override count(employerId: EmployerId): Promise<number> {
    return this.drafts.countDocuments({ employerId: toObjectId(employerId), shiftId: null }).exec();
  }

  override async add(
    employerId: EmployerId,
    terms: readonly DraftTerms[],
    at: Date,
    seriesId: DraftSeriesId | null,
  ): Promise<readonly Draft[]> {
    const stored = terms.map((each) => ({
      ...each,
      _id: new Types.ObjectId(),
      employerId: toObjectId(employerId),
      version: 1,
      createdAt: at,
      shiftId: null,
      publishedAt: null,
      ...(seriesId && { seriesId: toObjectId(seriesId) }),
    }));
    await this.drafts.insertMany(stored, { lean: true });
    return stored.map(toDraft);
  }

  override async following(
    employerId: EmployerId,
    seriesId: DraftSeriesId,
    from: CalendarDay,
  ): Promise<readonly Draft[]> {
    const stored = await this.drafts
      .find({ ...waitingOf(employerId), seriesId: toObjectId(seriesId), day: { $gte: from } })
      .sort({ day: 1 })
      .lean();
    return stored.map(toDraft);
  }

  override async replace(
    employerId: EmployerId,
    seen: SeenDraft,
    terms: DraftTerms,
  ): Promise<Draft | null> {
    const changed = await this.drafts
      .findOneAndUpdate(
        seenBy(employerId, seen),
        { $set: { ...terms }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    return changed && toDraft(changed);
  }

  override async remove(employerId: EmployerId, seen: SeenDraft): Promise<boolean> {
    const { deletedCount } = await this.drafts.deleteOne(seenBy(employerId, seen));
    return deletedCount > 0;
  }

  override async markPosted(
    employerId: EmployerId,
    seen: SeenDraft,
    { shiftId, at }: { readonly shiftId: ShiftId; readonly at: Date },
  ): Promise<boolean> {
    const { modifiedCount } = await this.drafts.updateOne(seenBy(employerId, seen), {
      $set: { shiftId: toObjectId(shiftId), publishedAt: at },
    });
    return modifiedCount > 0;
  }

  override async removeOf(employerId: EmployerId): Promise<void> {
    await this.drafts.deleteMany({ employerId: toObjectId(employerId) });
  }
}

/** Of the stores that the caller works for (BUSINESS-2). */
const ownedBy = (employerId: EmployerId) => ({
  employerId: toObjectId(employerId),
  ...ofOwnStores('locationId'),
});

const waitingOf = (employerId: EmployerId) => ({
  ...ownedBy(employerId),
  shiftId: null,
});

const seenBy = (employerId: EmployerId, { id, version }: SeenDraft) => ({
  ...waitingOf(employerId),
  _id: toObjectId(id),
  version,
});

const toDraft = (stored: DraftDocument): Draft => ({
  id: fromObjectId<DraftId>(stored._id),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  version: stored.version,
  // Written only from forms whose schema has checked them.
  day: stored.day as CalendarDay,
  startTime: stored.startTime,
  timeZone: stored.timeZone,
  durationHours: stored.durationHours,
  rateCents: stored.rateCents,
  totalWorkers: stored.totalWorkers,
  jobType: stored.jobType as JobType,
  jobTitle: stored.jobTitle as JobTitle,
  supervisorId: stored.supervisorId,
  locationId: stored.locationId,
  jobDescription: stored.jobDescription,
  jobRequirements: stored.jobRequirements,
  askedCredentials: stored.askedCredentials ?? [],
  seriesId: stored.seriesId ? fromObjectId<DraftSeriesId>(stored.seriesId) : null,
  shiftId: stored.shiftId && fromObjectId<ShiftId>(stored.shiftId),
});
