import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { MailPreferenceRepository } from '../domain/mail-preference.repository.ts';
import type { MailGroup } from '../domain/mail-rules.ts';
import { type MailPreferenceDocument, mailPreferenceCollection } from './mail-preference.schema.ts';

/** Mail preferences in MongoDB. */
@Injectable()
export class MongoMailPreferenceRepository extends MailPreferenceRepository {
  readonly #preferences: Model<MailPreferenceDocument>;

  constructor(database: Database) {
    super();
    this.#preferences = database.model(mailPreferenceCollection);
  }

  override async turnedOff(userId: UserId): Promise<readonly MailGroup[]> {
    const stored = await this.#preferences.findById(toObjectId(userId)).lean();
    return stored?.turnedOff ?? [];
  }

  override async setTurnedOff(userId: UserId, groups: readonly MailGroup[]): Promise<void> {
    await this.#preferences.updateOne(
      { _id: toObjectId(userId) },
      { $set: { turnedOff: [...groups] } },
      { upsert: true },
    );
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.#preferences.deleteOne({ _id: toObjectId(userId) });
  }
}
