import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { type DataMigration, Migrations } from '../../../infra/mongo/migrations.ts';
import { moveCollection } from '../../../infra/mongo/move-collection.ts';
import { assignmentCollection } from './assignment.schema.ts';

interface WaitingReminder {
  readonly kind: string;
  readonly key: string;
  readonly state: string;
  readonly payload: { readonly shiftId: string; readonly workerId: string; startsAt?: string };
}

/** Assignments are stored under their own name; the collection was called `shift_places`. */
const assignments: DataMigration = {
  id: '2026-11-22-assignments',
  up: (database) => moveCollection(database, 'shift_places', assignmentCollection.name),
};

/** Reminders that wait are for one start; they named only shift and worker. */
const reminders: DataMigration = {
  id: '2026-11-22-reminders',
  async up(database) {
    const outbox = database.collection<WaitingReminder>('outbox');
    const shifts = database.collection<{ readonly startsAt: Date }>('shifts');
    for await (const { _id, payload } of outbox.find({ kind: 'posts.remind', state: 'waiting' })) {
      const shift = await shifts.findOne({ _id: new Types.ObjectId(payload.shiftId) });
      const startsAt = shift?.startsAt.toISOString();
      const key = `assignments.remind:${payload.shiftId}:${payload.workerId}:${startsAt}`;
      await (startsAt
        ? outbox.updateOne(
            { _id },
            { $set: { kind: 'assignments.remind', key, payload: { ...payload, startsAt } } },
          )
        : outbox.deleteOne({ _id }));
    }
  },
};

/** Changes of stored assignments. */
@Injectable()
export class AssignmentsMigration {
  constructor(migrations: Migrations) {
    migrations.register(assignments);
    migrations.register(reminders);
  }
}
