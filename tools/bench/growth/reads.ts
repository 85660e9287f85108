import type { Db, Document } from 'mongodb';

const PROFILE_BYTES = 8 * 1024 * 1024;
const OFF = 0;
const EVERYTHING = 2;

/** What the database read for one answer. */
export interface Reads {
  readonly documents: number;
  readonly keys: number;
  /** The names of collections that were read from end to end, without an index. */
  readonly scanned: readonly string[];
}

const MOST_TRIES = 5;

/** What processes read by themselves, such as work that is due. */
const OF_NOBODY = /\.(?:outbox|leases|socket_events|system\.profile)$/;
/** The least of so many times is the request alone, without what the process did meanwhile. */
const TIMES = 5;

/** Has the database's profiler write down what the request reads. */
export async function readsOf(database: Db, request: () => Promise<unknown>): Promise<Reads> {
  const all: Reads[] = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await profiled(database, request));
  const [least] = all.toSorted((a, b) => a.documents + a.keys - b.documents - b.keys);
  if (!least) throw new Error('Nothing was asked');
  return least;
}

async function profiled(database: Db, request: () => Promise<unknown>): Promise<Reads> {
  await database.command({ profile: OFF });
  await emptyProfile(database);
  await database.command({ profile: EVERYTHING });
  await request();
  await database.command({ profile: OFF });
  const entries = await database
    .collection('system.profile')
    .find({ op: { $in: ['query', 'getmore', 'command'] }, ns: { $not: OF_NOBODY } })
    .toArray();
  const sum = (field: string) =>
    entries.reduce((total, entry) => total + Number(entry[field] ?? 0), 0);
  return {
    documents: sum('docsExamined'),
    keys: sum('keysExamined'),
    scanned: entries.filter(isScan).map(({ ns }) => String(ns).split('.').slice(1).join('.')),
  };
}

/** What was under way when the profiler was switched off writes its entry later, and makes the collection again. */
async function emptyProfile(database: Db): Promise<void> {
  for (let time = 1; ; time += 1) {
    await database.collection('system.profile').drop();
    try {
      await database.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
      return;
    } catch (failure) {
      if (time === MOST_TRIES) throw failure;
    }
  }
}

const isScan = ({ planSummary }: Document): boolean => String(planSummary).includes('COLLSCAN');
