import { setTimeout as after } from 'node:timers/promises';
import { type Db, type Document, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';
import { copyWorkers } from '../../drills/api/copy-people.ts';
import type { Employer } from '../../drills/api/people.ts';
import { assignmentOn } from './assignment-on.ts';
import type { LoadRequest } from './load.ts';
import type { Market } from './market.ts';

const HOUR_MS = 3_600_000;

/** A request that can be confirmed. */
export interface Confirmable {
  readonly employer: Employer;
  readonly shift: string;
  readonly assignment: string;
  readonly worker: string;
}

/** Takes away what earlier confirmations have left, so that every run begins alike. */
export async function clearConfirmations(database: Db, market: Market): Promise<void> {
  const employerId = new ObjectId(market.employers.at(-1)?.id);
  const workers = await database
    .collection(COLLECTIONS.assignments)
    .distinct('workerId', { employerId });
  await database.collection(COLLECTIONS.assignments).deleteMany({ employerId });
  await database.collection(COLLECTIONS.shifts).deleteMany({ employerId });
  await database.collection(COLLECTIONS.bookings).deleteMany({ _id: { $in: workers } });
  await database.collection(COLLECTIONS.users).deleteMany({ _id: { $in: workers } });
  await database.collection(COLLECTIONS.profiles).deleteMany({ userId: { $in: workers } });
  await database.collection(COLLECTIONS.documents).deleteMany({ userId: { $in: workers } });
  await database.collection(COLLECTIONS.notifications).deleteMany({});
  await database.collection(COLLECTIONS.outbox).deleteMany({});
}

/** Makes so many shifts of one spot with one request each, alike but for their workers. */
export async function manyShifts(
  database: Db,
  market: Market,
  count: number,
): Promise<readonly Confirmable[]> {
  const workers = await copyWorkers(database, market.workers[0], Math.min(count, 500));
  const now = Date.now();
  const made = Array.from({ length: count }, (_, index) =>
    aShift(market, 1, 1, new Date(now + (200 + Math.floor(index / 500) * 10) * HOUR_MS)),
  );
  const requests = made.map((shift, index) =>
    aRequest(market, shift, workers[index % workers.length] ?? new ObjectId()),
  );
  await database.collection(COLLECTIONS.shifts).insertMany(made);
  await database.collection(COLLECTIONS.assignments).insertMany(requests);
  return requests.map((request) => confirmable(market, request));
}

/** Makes one shift of a few spots that many workers have requested. */
export async function manyRequests(
  database: Db,
  market: Market,
  { openSpots, requests }: { readonly openSpots: number; readonly requests: number },
): Promise<readonly Confirmable[]> {
  const workers = await copyWorkers(database, market.workers[0], requests);
  const shift = aShift(market, openSpots, requests, new Date(Date.now() + 300 * HOUR_MS));
  const made = workers.map((worker) => aRequest(market, shift, worker));
  await database.collection(COLLECTIONS.shifts).insertOne(shift);
  await database.collection(COLLECTIONS.assignments).insertMany(made);
  return made.map((request) => confirmable(market, request));
}

function aShift(market: Market, spots: number, requests: number, startsAt: Date): Document {
  const employer = market.employers.at(-1);
  return {
    ...market.shift,
    _id: new ObjectId(),
    employerId: new ObjectId(employer?.id),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 8 * HOUR_MS),
    totalWorkers: spots,
    openSpots: spots,
    requestCount: requests,
    confirmedCount: 0,
    listed: true,
    status: null,
  };
}

const aRequest = ({ assignment }: Market, shift: Document, workerId: ObjectId): Document =>
  assignmentOn(assignment, shift, { workerId, state: 'requested', active: true });

function confirmable(market: Market, request: Document): Confirmable {
  const employer = market.employers.at(-1);
  if (!employer) throw new Error('A market has employers');
  return {
    employer,
    shift: String(request.shiftId),
    assignment: String(request._id),
    worker: String(request.workerId),
  };
}

/** The confirmation as the API takes it. */
export const toApi = ({ employer, shift, assignment, worker }: Confirmable): LoadRequest => ({
  method: 'PUT',
  path: `/api/posts/confirm/${shift}`,
  headers: { 'content-type': 'application/json', 'x-auth-token': employer.token },
  body: JSON.stringify({ requestId: assignment, requestUserId: worker, name: 'Worker' }),
});

/** The same as the bare server takes it. */
export const toBare = ({ employer, shift, assignment, worker }: Confirmable): LoadRequest => ({
  path: `/confirm?${new URLSearchParams({ shift, assignment, worker, employer: employer.id })}`,
});

const LOOK_EVERY_MS = 20;

/** Waits until what follows from confirmations is done: two looks in a row find nothing due or begun. */
export async function untilNothingIsDue(database: Db): Promise<void> {
  const outbox = database.collection(COLLECTIONS.outbox);
  for (let idle = 0; idle < 2; ) {
    // What has been begun waits with one attempt until it is done.
    const open = { state: 'waiting', $or: [{ dueAt: { $lte: new Date() } }, { attempts: 1 }] };
    idle = (await outbox.findOne(open)) ? 0 : idle + 1;
    await after(LOOK_EVERY_MS);
  }
}
