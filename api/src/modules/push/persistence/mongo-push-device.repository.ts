import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { SessionId, UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { PushDeviceRepository } from '../domain/push-device.repository.ts';
import type { PushDevice, PushDeviceId } from '../domain/push-device.ts';
import { type PushDeviceDocument, pushDeviceCollection } from './push-device.schema.ts';

const LATEST = { addedAt: -1, _id: -1 } as const;

/** Devices that get pushes, in MongoDB. */
@Injectable()
export class MongoPushDeviceRepository extends PushDeviceRepository {
  constructor(
    @InjectModel(pushDeviceCollection.name) private readonly devices: Model<PushDeviceDocument>,
  ) {
    super();
  }

  override async put({ id, userId, sessionId, endpoint, ...rest }: PushDevice): Promise<void> {
    const owner = { userId: toObjectId(userId), sessionId: toObjectId(sessionId) };
    await this.devices.deleteMany({ sessionId: owner.sessionId, endpoint: { $ne: endpoint } });
    await this.devices.updateOne(
      { endpoint },
      { $set: { ...owner, ...rest }, $setOnInsert: { _id: toObjectId(id) } },
      { upsert: true },
    );
  }

  override async find(id: PushDeviceId): Promise<PushDevice | null> {
    const stored = await this.devices.findById(toObjectId(id)).lean();
    return stored && toDevice(stored);
  }

  override async has(userId: UserId): Promise<boolean> {
    return (await this.devices.exists({ userId: toObjectId(userId) })) !== null;
  }

  override async ofUser(userId: UserId): Promise<readonly PushDevice[]> {
    const stored = await this.devices
      .find({ userId: toObjectId(userId) })
      .sort(LATEST)
      .lean();
    return stored.map(toDevice);
  }

  override async keepLatest(userId: UserId, most: number): Promise<void> {
    const beyond = (await this.ofUser(userId)).slice(most);
    if (beyond.length > 0) {
      await this.devices.deleteMany({ _id: { $in: beyond.map(({ id }) => toObjectId(id)) } });
    }
  }

  override async remove(userId: UserId, id: PushDeviceId): Promise<boolean> {
    const { deletedCount } = await this.devices.deleteOne({
      _id: toObjectId(id),
      userId: toObjectId(userId),
    });
    return deletedCount === 1;
  }

  override async removeOfSessions(ids: readonly SessionId[]): Promise<void> {
    await this.devices.deleteMany({ sessionId: { $in: ids.map(toObjectId) } });
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.devices.deleteMany({ userId: toObjectId(userId) });
  }
}

const toDevice = ({ _id, userId, sessionId, ...rest }: PushDeviceDocument): PushDevice => ({
  ...rest,
  id: fromObjectId<PushDeviceId>(_id),
  userId: fromObjectId<UserId>(userId),
  sessionId: fromObjectId<SessionId>(sessionId),
});
