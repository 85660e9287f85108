import type { Preferences, PreferencesChange } from '@leafshift/contracts/preferences';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { PreferencesRepository } from '../domain/preferences.repository.ts';
import { chosen } from '../domain/preferences.ts';
import { type PreferencesDocument, preferencesCollection } from './preferences.schema.ts';

/** Preferences in MongoDB. */
@Injectable()
export class MongoPreferencesRepository extends PreferencesRepository {
  constructor(
    @InjectModel(preferencesCollection.name)
    private readonly preferences: Model<PreferencesDocument>,
  ) {
    super();
  }

  override async get(userId: UserId): Promise<Preferences> {
    return chosen((await this.preferences.findById(toObjectId(userId)).lean()) ?? {});
  }

  override async change(userId: UserId, change: PreferencesChange): Promise<Preferences> {
    const stored = await this.preferences
      .findOneAndUpdate(
        { _id: toObjectId(userId) },
        { $set: fieldsOf(change) },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return chosen(stored);
  }

  override async wantingWeeklyReport(
    after: UserId | null,
    limit: number,
  ): Promise<readonly UserId[]> {
    const found = await this.preferences
      .find({ weeklyReport: true, ...(after && { _id: { $gt: toObjectId(after) } }) }, { _id: 1 })
      .sort({ weeklyReport: 1, _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => fromObjectId<UserId>(_id));
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.preferences.deleteOne({ _id: toObjectId(userId) });
  }
}

/** One path a field, so that two windows can change different ones at once. */
const fieldsOf = ({
  mail = {},
  push = {},
  ...rest
}: PreferencesChange): Record<string, unknown> => ({
  ...rest,
  ...below('mail', mail),
  ...below('push', push),
});

const below = (name: string, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${name}.${field}`, value]));
