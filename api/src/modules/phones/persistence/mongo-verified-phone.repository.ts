import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type VerifiedPhone,
  VerifiedPhoneRepository,
} from '../domain/verified-phone.repository.ts';
import { type VerifiedPhoneDocument, verifiedPhoneCollection } from './verified-phone.schema.ts';

/** Verified numbers in MongoDB. */
@Injectable()
export class MongoVerifiedPhoneRepository extends VerifiedPhoneRepository {
  constructor(
    @InjectModel(verifiedPhoneCollection.name)
    private readonly phones: Model<VerifiedPhoneDocument>,
  ) {
    super();
  }

  override async find(userId: UserId): Promise<VerifiedPhone | null> {
    const stored = await this.phones.findById(toObjectId(userId)).lean();
    return stored && { userId, number: stored.number, verifiedAt: stored.verifiedAt };
  }

  override async put({ userId, number, verifiedAt }: VerifiedPhone): Promise<void> {
    await this.phones.updateOne(
      { _id: toObjectId(userId) },
      { $set: { number, verifiedAt } },
      { upsert: true },
    );
  }

  override async remove(userId: UserId): Promise<void> {
    await this.phones.deleteOne({ _id: toObjectId(userId) });
  }
}
