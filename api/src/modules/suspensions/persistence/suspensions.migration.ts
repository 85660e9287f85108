import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { suspensionCollection } from './suspension.schema.ts';

/** Accounts carried only that they are suspended; each gets a suspension without an end. */
const suspensions: DataMigration = {
  id: '2026-11-22-suspensions',
  async up(database) {
    const users = database.collection('users');
    const since = new Date();
    for await (const { _id: userId, usertype } of users.find({ suspended: true })) {
      const carried = {
        _id: new Types.ObjectId(),
        reason: 'back-office',
        words: '',
        since,
        until: null,
        appeal: null,
      };
      const rest = { userId, usertype, setBy: null, endedAt: null, isRevoked: false };
      await database.collection(suspensionCollection.name).insertOne({ ...carried, ...rest });
      await users.updateOne({ _id: userId }, { $set: { suspension: carried, suspended: false } });
    }
    await users.updateMany({}, { $unset: { suspended: 1 } });
  },
};

/** Changes of stored suspensions. */
@Injectable()
export class SuspensionsMigration {
  constructor(migrations: Migrations) {
    migrations.register(suspensions);
  }
}
