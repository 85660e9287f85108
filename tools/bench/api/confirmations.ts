import { type Db, type Document, ObjectId } from 'mongodb';
import type { Employer } from '../../drills/api/people.ts';
import type { LoadRequest } from './load.ts';
import { copyWorkers, type Market } from './market.ts';

const HOUR_MS = 3_600_000;

/** A request that can be confirmed. */
export interface Confirmable {
  readonly employer: Employer;
  readonly shift: string;
  readonly place: string;
  readonly worker: string;
}

/** Takes away what earlier confirmations have left, so that every run begins alike. */
export async function clearConfirmations(database: Db, market: Market): Promise<void> {
  const employerId = new ObjectId(market.employers.at(-1)?.id);
  const workers = await database.collection('shift_places').distinct('workerId', { employerId });
  await database.collection('shift_places').deleteMany({ employerId });
  await database.collection('shifts').deleteMany({ employerId });
  await database.collection('worker_bookings').deleteMany({ _id: { $in: workers } });
  await database.collection('profiles').deleteMany({ userId: { $in: workers } });
  await database.collection('notifications').deleteMany({});
  await database.collection('outbox').deleteMany({});
}

/** Makes so many shifts of one place with one request each, by workers of their own. */
export async function manyShifts(
  database: Db,
  market: Market,
  count: number,
): Promise<readonly Confirmable[]> {
  const workers = await copyWorkers(database, market.workers[0], Math.min(count, 500));
  const made = Array.from({ length: count }, (_, index) =>
    aShift(market, 1, 1, new Date(Date.now() + (200 + Math.floor(index / 500) * 10) * HOUR_MS)),
  );
  const requests = made.map((shift, index) =>
    aRequest(market, shift, workers[index % workers.length] ?? new ObjectId()),
  );
  await database.collection('shifts').insertMany(made);
  await database.collection('shift_places').insertMany(requests);
  return requests.map((request) => confirmable(market, request));
}

/** Makes one shift of a few places that many workers have requested. */
export async function manyRequests(
  database: Db,
  market: Market,
  { places, requests }: { readonly places: number; readonly requests: number },
): Promise<readonly Confirmable[]> {
  const workers = await copyWorkers(database, market.workers[0], requests);
  const shift = aShift(market, places, requests, new Date(Date.now() + 300 * HOUR_MS));
  const made = workers.map((worker) => aRequest(market, shift, worker));
  await database.collection('shifts').insertOne(shift);
  await database.collection('shift_places').insertMany(made);
  return made.map((request) => confirmable(market, request));
}

function aShift(market: Market, places: number, requests: number, startsAt: Date): Document {
  const employer = market.employers.at(-1);
  return {
    ...market.shift,
    _id: new ObjectId(),
    employerId: new ObjectId(employer?.id),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 8 * HOUR_MS),
    totalWorkers: places,
    placesLeft: places,
    requestCount: requests,
    confirmedCount: 0,
    listed: true,
    status: null,
  };
}

const aRequest = (market: Market, shift: Document, workerId: ObjectId): Document => ({
  ...market.place,
  _id: new ObjectId(),
  shiftId: shift._id,
  employerId: shift.employerId,
  workerId,
  state: 'requested',
  active: true,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
});

function confirmable(market: Market, request: Document): Confirmable {
  const employer = market.employers.at(-1);
  if (!employer) throw new Error('A market has employers');
  return {
    employer,
    shift: String(request.shiftId),
    place: String(request._id),
    worker: String(request.workerId),
  };
}

/** The confirmation as the API takes it. */
export const toApi = ({ employer, shift, place, worker }: Confirmable): LoadRequest => ({
  method: 'PUT',
  path: `/api/posts/confirm/${shift}`,
  headers: { 'content-type': 'application/json', 'x-auth-token': employer.token },
  body: JSON.stringify({ requestId: place, requestUserId: worker, name: 'Worker' }),
});

/** The same as the bare server takes it. */
export const toBare = ({ employer, shift, place, worker }: Confirmable): LoadRequest => ({
  path: `/confirm?${new URLSearchParams({ shift, place, worker, employer: employer.id })}`,
});
