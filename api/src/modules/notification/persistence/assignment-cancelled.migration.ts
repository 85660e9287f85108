import { Injectable } from '@nestjs/common';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { notificationCollection } from './notification.schema.ts';

/** Notifications of a spot that was given up are of kind `assignment-cancelled`; it was `place-cancelled`. */
const assignmentCancelled: DataMigration = {
  id: '2026-11-22-assignment-cancelled',
  async up(database) {
    await database
      .collection(notificationCollection.name)
      .updateMany({ kind: 'place-cancelled' }, { $set: { kind: 'assignment-cancelled' } });
  },
};

/** Changes of stored notifications. */
@Injectable()
export class AssignmentCancelledMigration {
  constructor(migrations: Migrations) {
    migrations.register(assignmentCancelled);
  }
}
