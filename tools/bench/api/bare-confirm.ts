import { type ClientSession, type Db, type MongoClient, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';

/** One confirmation as the API makes it, with the driver alone: what is read before, one transaction, what is shown. */
export async function confirmWith(
  client: MongoClient,
  database: Db,
  query: URLSearchParams,
): Promise<unknown> {
  const [shiftId, assignmentId, workerId, employerId] = [
    'shift',
    'assignment',
    'worker',
    'employer',
  ].map((name) => new ObjectId(query.get(name) ?? '')) as [ObjectId, ObjectId, ObjectId, ObjectId];
  const assignment = { _id: assignmentId, shiftId, employerId };
  await Promise.all([
    database.collection(COLLECTIONS.shifts).findOne({ _id: shiftId, employerId }),
    database.collection(COLLECTIONS.assignments).findOne(assignment),
    database.collection(COLLECTIONS.bookings).findOne({ _id: workerId }),
    database.collection(COLLECTIONS.profiles).findOne({ userId: employerId }),
    database
      .collection(COLLECTIONS.users)
      .find({ _id: { $in: [employerId, workerId] } })
      .toArray(),
    database
      .collection(COLLECTIONS.documents)
      .find({ userId: { $in: [employerId, workerId] } })
      .toArray(),
  ]);
  const session = client.startSession();
  try {
    await session.withTransaction(
      () => confirm(database, session, { shiftId, employerId, workerId, assignment }),
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    );
  } finally {
    await session.endSession();
  }
  const assignments = await database
    .collection(COLLECTIONS.assignments)
    .find({ shiftId: { $in: [shiftId] }, employerId })
    .sort({ requestedAt: 1 })
    .toArray();
  const workers = assignments.map((each) => each.workerId);
  const [people, reputations] = await Promise.all([
    database
      .collection(COLLECTIONS.profiles)
      .find({ userId: { $in: [employerId, ...workers] } })
      .toArray(),
    database
      .collection(COLLECTIONS.reputations)
      .find({ _id: { $in: workers } })
      .toArray(),
  ]);
  return { assignments, people, reputations };
}

interface Confirmed {
  readonly shiftId: ObjectId;
  readonly employerId: ObjectId;
  readonly workerId: ObjectId;
  readonly assignment: { readonly _id: ObjectId };
}

async function confirm(
  database: Db,
  session: ClientSession,
  { shiftId, employerId, workerId, assignment }: Confirmed,
): Promise<void> {
  const shift = await database.collection(COLLECTIONS.shifts).findOneAndUpdate(
    { _id: shiftId, employerId, status: null, openSpots: { $gt: 0 } },
    [
      {
        $set: {
          openSpots: { $subtract: ['$openSpots', 1] },
          confirmedCount: { $add: ['$confirmedCount', 1] },
          requestCount: { $subtract: ['$requestCount', 1] },
          listed: { $gt: ['$openSpots', 1] },
        },
      },
    ],
    { session, returnDocument: 'after' },
  );
  if (!shift) throw new Error('The shift is full');
  await database
    .collection(COLLECTIONS.assignments)
    .findOneAndUpdate(
      { ...assignment, state: 'requested' },
      { $set: { state: 'confirmed' } },
      { session },
    );
  const { startsAt, endsAt } = shift;
  await database.collection(COLLECTIONS.bookings).updateOne(
    {
      _id: workerId,
      shifts: { $not: { $elemMatch: { startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } } } },
    },
    { $push: { shifts: { shiftId, startsAt, endsAt } } } as never,
    { session, upsert: true },
  );
  await database.collection(COLLECTIONS.notifications).insertOne(
    {
      userId: workerId,
      kind: 'worker-confirmed',
      params: { postId: String(shiftId) },
      message: 'You are confirmed for a Trimmer shift',
      image: null,
      link: '/find-work',
      isRead: true,
      createdAt: new Date(),
    },
    { session },
  );
  const now = new Date();
  await database.collection(COLLECTIONS.outbox).bulkWrite(
    ['bare.deliver', 'bare.postUpdated', 'bare.remind'].map((kind) => ({
      updateOne: {
        filter: { _id: new ObjectId() },
        update: {
          $setOnInsert: {
            kind,
            payload: { postId: String(shiftId) },
            state: 'done',
            attempts: 0,
            dueAt: now,
            createdAt: now,
          },
        },
        upsert: true,
      },
    })),
    { session },
  );
}
