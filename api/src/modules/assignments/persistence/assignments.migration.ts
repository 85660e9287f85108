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

/** What workers agreed to is kept since; those who asked before agreed to what their shift says. */
const agreedTerms: DataMigration = {
  id: '2026-11-22-terms',
  async up(database) {
    const terms = {
      startsAt: '$shift.startsAt',
      endsAt: '$shift.endsAt',
      timeZone: '$shift.timeZone',
      durationHours: '$shift.durationHours',
      jobType: '$shift.jobType',
      jobTitle: '$shift.jobTitle',
      rateCents: '$shift.rateCents',
      locationName: '$shift.location.locationName',
      fullAddress: '$shift.location.fullAddress',
      city: '$shift.location.city',
      province: '$shift.location.province',
    };
    await database
      .collection(assignmentCollection.name)
      .aggregate([
        { $match: { agreedAt: { $exists: false } } },
        { $lookup: { from: 'shifts', localField: 'shiftId', foreignField: '_id', as: 'shift' } },
        { $set: { shift: { $first: '$shift' } } },
        {
          $project: {
            agreed: { $cond: [{ $gt: ['$shift', null] }, terms, null] },
            agreedAt: { $literal: null },
          },
        },
        { $merge: { into: assignmentCollection.name, whenNotMatched: 'discard' } },
      ])
      .toArray();
  },
};

/** Changes of stored assignments. */
@Injectable()
export class AssignmentsMigration {
  constructor(migrations: Migrations) {
    migrations.register(assignments);
    migrations.register(reminders);
    migrations.register(agreedTerms);
  }
}
