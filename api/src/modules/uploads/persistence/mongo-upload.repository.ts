import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { UploadRepository } from '../domain/upload.repository.ts';
import type { FileKey, Upload } from '../domain/upload.ts';
import { type UploadDocument, uploadCollection } from './upload.schema.ts';

/** Uploads in MongoDB. */
@Injectable()
export class MongoUploadRepository extends UploadRepository {
  constructor(@InjectModel(uploadCollection.name) private readonly uploads: Model<UploadDocument>) {
    super();
  }

  override async add({ key, ownerId, ...upload }: Upload): Promise<void> {
    await this.uploads.insertMany([{ _id: key, ownerId: toObjectId(ownerId), ...upload }], {
      lean: true,
    });
  }

  override async find(key: FileKey): Promise<Upload | null> {
    const stored = await this.uploads.findById(key).lean();
    return (
      stored && {
        key,
        storedAs: (stored.storedAs ?? key) as FileKey,
        contentHash: stored.contentHash ?? null,
        ownerId: fromObjectId<UserId>(stored.ownerId),
        kind: stored.kind,
        state: stored.state,
        createdAt: stored.createdAt,
      }
    );
  }

  override async markArrived(
    key: FileKey,
    arrived: { readonly storedAs: FileKey; readonly contentHash: string },
  ): Promise<boolean> {
    const { matchedCount } = await this.uploads.updateOne(
      { _id: key, state: { $ne: 'claimed' } },
      { $set: { state: 'arrived', ...arrived } },
    );
    return matchedCount === 1;
  }

  override async markClaimed(key: FileKey): Promise<void> {
    await this.uploads.updateOne({ _id: key }, { $set: { state: 'claimed' } });
  }

  override async remove(key: FileKey): Promise<void> {
    await this.uploads.deleteOne({ _id: key });
  }
}
