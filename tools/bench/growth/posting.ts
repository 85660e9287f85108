import { createPost } from '@leafshift/contracts/posts';
import { addDays, calendarDayIn } from '@leafshift/domain/time-zone';
import { type Db, ObjectId } from 'mongodb';
import { COLLECTIONS } from '../../../api-peer/collections.ts';
import { get } from '../../drills/api/caller.ts';
import type { Employer } from '../../drills/api/people.ts';
import { shiftToPost } from '../../drills/api/shift-on-api.ts';
import { untilNothingIsDue } from '../api/confirmations.ts';
import type { GrowthWorld } from './growth-world.ts';
import { POSTING } from './settings.ts';

const DAY_MS = 86_400_000;
const ZONE = 'America/Toronto';

/** Which indexes are taken away, by what their names begin with. */
const TAKEN_AWAY = {
  'all indexes': /^$/,
  'without those of the map': /^(?:cell|region|place)_/,
  'without those of open shifts': /^(?:cell|region|place|open)_/,
} as const;
type Kind = keyof typeof TAKEN_AWAY;

/** Milliseconds until the database has taken the shifts in, and until the API has answered. */
interface Times {
  readonly insert: number;
  readonly answer: number;
}

/**
 * Posts a series of shifts again and again, with all indexes and without some. What is posted is removed,
 * and the indexes are there again when this is over.
 */
export async function measurePosting(world: GrowthWorld): Promise<string> {
  const employer = world.market.employers.at(-1);
  if (!employer) throw new Error('A market has employers');
  const kinds = Object.keys(TAKEN_AWAY) as Kind[];
  const measured = new Map<Kind, Times[]>(kinds.map((kind) => [kind, []]));
  // There and back, so that none is always measured later than the others.
  for (const kind of [...kinds, ...kinds.toReversed()]) {
    const restore = await takeAway(world.database, TAKEN_AWAY[kind]);
    for (let time = 0; time < POSTING.times; time += 1) {
      measured.get(kind)?.push(await postOnce(world, employer));
    }
    await restore();
  }
  const without = leastOf(measured.get('without those of open shifts') ?? []);
  return kinds
    .map((kind) => {
      const { insert, answer } = leastOf(measured.get(kind) ?? []);
      return `| ${POSTING.shifts} shifts posted, ${kind} | ${insert.toFixed(1)} ms, ${(insert / without.insert).toFixed(2)} | ${answer.toFixed(0)} ms, ${(answer / without.answer).toFixed(2)} |`;
    })
    .join('\n');
}

async function postOnce({ server, database }: GrowthWorld, employer: Employer): Promise<Times> {
  const shifts = database.collection(COLLECTIONS.shifts);
  const first = shiftToPost(employer, new Date(Date.now() + 20 * DAY_MS));
  const day = calendarDayIn(new Date(first.date), ZONE);
  const postDateArray = Array.from({ length: POSTING.shifts - 1 }, (_, index) =>
    addDays(day, index + 1),
  );
  const body = { ...first, postDateArray };
  await untilNothingIsDue(database);
  const began = performance.now();
  const posted = await get(server.origin, createPost, { body }, employer);
  const answer = performance.now() - began;
  const ids = ('posts' in posted ? posted.posts : [posted]).map(({ _id }) => new ObjectId(_id));
  if (ids.length !== POSTING.shifts) throw new Error(`${ids.length} shifts were posted`);
  await untilNothingIsDue(database);
  const stored = await shifts.find({ _id: { $in: ids } }).toArray();
  await shifts.deleteMany({ _id: { $in: ids } });
  const insertBegan = performance.now();
  await shifts.insertMany(stored);
  const insert = performance.now() - insertBegan;
  await shifts.deleteMany({ _id: { $in: ids } });
  return { insert, answer };
}

/** Gives what makes them anew. */
async function takeAway(database: Db, names: RegExp): Promise<() => Promise<void>> {
  const shifts = database.collection(COLLECTIONS.shifts);
  const taken = (await shifts.indexes()).filter(({ name = '' }) => names.test(name));
  for (const { name = '' } of taken) await shifts.dropIndex(name);
  return async () => {
    if (taken.length > 0) {
      await shifts.createIndexes(taken.map(({ v: _version, ...index }) => index as never));
    }
  };
}

/** The least of each is the work alone, without what the machine did meanwhile. */
const leastOf = (times: readonly Times[]): Times => ({
  insert: Math.min(...times.map(({ insert }) => insert)),
  answer: Math.min(...times.map(({ answer }) => answer)),
});
