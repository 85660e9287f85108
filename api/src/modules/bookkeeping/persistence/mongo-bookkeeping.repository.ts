import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { BookkeepingRepository } from '../domain/bookkeeping.repository.ts';
import { type Bookkeeping, NO_BOOKKEEPING } from '../domain/bookkeeping.ts';
import { type BookkeepingDocument, bookkeepingCollection } from './bookkeeping.schema.ts';

/** Bookkeeping in MongoDB. */
@Injectable()
export class MongoBookkeepingRepository extends BookkeepingRepository {
  constructor(
    @InjectModel(bookkeepingCollection.name) private readonly records: Model<BookkeepingDocument>,
  ) {
    super();
  }

  override async of(employerId: EmployerId): Promise<Bookkeeping> {
    const stored = await this.records.findOne({ _id: toObjectId(employerId) }).lean();
    if (!stored) return NO_BOOKKEEPING;
    const { gstNumber, purchaseOrder, stores } = stored;
    return { gstNumber, purchaseOrder, stores };
  }

  override async save(
    employerId: EmployerId,
    { gstNumber, purchaseOrder, stores }: Bookkeeping,
  ): Promise<void> {
    await this.records.updateOne(
      { _id: toObjectId(employerId) },
      { $set: { gstNumber, purchaseOrder, stores: [...stores] } },
      { upsert: true },
    );
  }

  override async removeOf(employerId: EmployerId): Promise<void> {
    await this.records.deleteOne({ _id: toObjectId(employerId) });
  }
}
