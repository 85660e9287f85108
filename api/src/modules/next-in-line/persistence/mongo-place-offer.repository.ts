import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { PlaceOfferRepository } from '../domain/place-offer.repository.ts';
import type { PlaceOffer } from '../domain/place-offer.ts';
import { type PlaceOfferDocument, placeOfferCollection } from './place-offer.schema.ts';

/** Places that are offered, in MongoDB. */
@Injectable()
export class MongoPlaceOfferRepository extends PlaceOfferRepository {
  constructor(
    @InjectModel(placeOfferCollection.name) private readonly offers: Model<PlaceOfferDocument>,
  ) {
    super();
  }

  override async find(shiftId: ShiftId): Promise<PlaceOffer | null> {
    const stored = await this.offers.findById(toObjectId(shiftId)).lean();
    return stored && toPlaceOffer(stored);
  }

  override async listOf(workerId: WorkerId, now: Date): Promise<readonly PlaceOffer[]> {
    const open = { workerId: toObjectId(workerId), until: { $gt: now } };
    return (await this.offers.find(open).sort({ until: 1 }).lean()).map(toPlaceOffer);
  }

  override async listConcerning(
    shiftId: ShiftId,
    workerId: WorkerId,
    now: Date,
  ): Promise<readonly PlaceOffer[]> {
    const open = { workerId: toObjectId(workerId), until: { $gt: now } };
    const either = [{ _id: toObjectId(shiftId) }, open];
    return (await this.offers.find({ $or: either }).lean()).map(toPlaceOffer);
  }

  override async store(
    shiftId: ShiftId,
    seen: PlaceOffer | null,
    next: PlaceOffer | null,
  ): Promise<void> {
    const _id = toObjectId(shiftId);
    if (!seen) {
      if (next) await this.offers.insertMany([toStored(next)], { lean: true });
      return;
    }
    const { workerId, until, places } = toStored(seen);
    const asSeen = { _id, workerId, until, places };
    assertUpdated(
      next
        ? await this.offers.findOneAndReplace(asSeen, toStored(next)).lean()
        : await this.offers.findOneAndDelete(asSeen).lean(),
    );
  }
}

const toPlaceOffer = (stored: PlaceOfferDocument): PlaceOffer => ({
  shiftId: fromObjectId<ShiftId>(stored._id),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  until: stored.until,
  places: stored.places,
  passed: stored.passed.map((id) => fromObjectId<WorkerId>(id)),
  chosen: (stored.chosen ?? []).map((id) => fromObjectId<WorkerId>(id)),
  minutes: stored.minutes ?? null,
  isReplacement: stored.isReplacement ?? true,
});

const toStored = (offer: PlaceOffer): PlaceOfferDocument => ({
  _id: toObjectId(offer.shiftId),
  employerId: toObjectId(offer.employerId),
  workerId: toObjectId(offer.workerId),
  until: offer.until,
  places: offer.places,
  passed: offer.passed.map(toObjectId),
  chosen: offer.chosen.map(toObjectId),
  minutes: offer.minutes,
  isReplacement: offer.isReplacement,
});
