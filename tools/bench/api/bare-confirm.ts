import { type ClientSession, type Db, type MongoClient, ObjectId } from 'mongodb';

/** One confirmation as the API makes it, with the driver alone: what is read before, one transaction, what is shown. */
export async function confirmWith(
  client: MongoClient,
  database: Db,
  query: URLSearchParams,
): Promise<unknown> {
  const [shiftId, placeId, workerId, employerId] = ['shift', 'place', 'worker', 'employer'].map(
    (name) => new ObjectId(query.get(name) ?? ''),
  ) as [ObjectId, ObjectId, ObjectId, ObjectId];
  const place = { _id: placeId, shiftId, employerId };
  await Promise.all([
    database.collection('shifts').findOne({ _id: shiftId, employerId }),
    database.collection('shift_places').findOne(place),
    database.collection('worker_bookings').findOne({ _id: workerId }),
    database.collection('profiles').findOne({ userId: employerId }),
  ]);
  const session = client.startSession();
  try {
    await session.withTransaction(
      () => confirm(database, session, { shiftId, employerId, workerId, place }),
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    );
  } finally {
    await session.endSession();
  }
  const places = await database
    .collection('shift_places')
    .find({ shiftId: { $in: [shiftId] }, employerId })
    .sort({ requestedAt: 1 })
    .toArray();
  const workers = places.map((each) => each.workerId);
  const [people, standings] = await Promise.all([
    database
      .collection('profiles')
      .find({ userId: { $in: [employerId, ...workers] } })
      .toArray(),
    database
      .collection('worker_standings')
      .find({ _id: { $in: workers } })
      .toArray(),
  ]);
  return { places, people, standings };
}

interface Confirmed {
  readonly shiftId: ObjectId;
  readonly employerId: ObjectId;
  readonly workerId: ObjectId;
  readonly place: { readonly _id: ObjectId };
}

async function confirm(
  database: Db,
  session: ClientSession,
  { shiftId, employerId, workerId, place }: Confirmed,
): Promise<void> {
  const shift = await database.collection('shifts').findOneAndUpdate(
    { _id: shiftId, employerId, status: null, placesLeft: { $gt: 0 } },
    [
      {
        $set: {
          placesLeft: { $subtract: ['$placesLeft', 1] },
          confirmedCount: { $add: ['$confirmedCount', 1] },
          requestCount: { $subtract: ['$requestCount', 1] },
          listed: { $gt: ['$placesLeft', 1] },
        },
      },
    ],
    { session, returnDocument: 'after' },
  );
  if (!shift) throw new Error('The shift is full');
  await database
    .collection('shift_places')
    .findOneAndUpdate(
      { ...place, state: 'requested' },
      { $set: { state: 'confirmed' } },
      { session },
    );
  const { startsAt, endsAt } = shift;
  await database.collection('worker_bookings').updateOne(
    {
      _id: workerId,
      shifts: { $not: { $elemMatch: { startsAt: { $lt: endsAt }, endsAt: { $gt: startsAt } } } },
    },
    { $push: { shifts: { shiftId, startsAt, endsAt } } } as never,
    { session, upsert: true },
  );
  await database.collection('notifications').insertOne(
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
  await database.collection('outbox').bulkWrite(
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
