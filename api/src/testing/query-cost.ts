import { randomUUID } from 'node:crypto';
import type { TestApi } from './test-api.ts';

/** What queries cost: documents, and keys of indexes, read for the documents answered. */
export interface QueryCost {
  readonly returned: number;
  readonly examined: number;
  readonly keysExamined: number;
  readonly sortsInMemory: boolean;
}

/** Has the database write down what each query does; see `costOf`. */
export async function profileQueries({ database }: TestApi): Promise<void> {
  await database.native.command({ profile: 2 });
}

/** Runs queries and asks the database's profiler what they did. */
export async function costOf(
  { database, databaseName }: TestApi,
  collection: string,
  queries: () => Promise<unknown>,
): Promise<QueryCost> {
  // What ran before may have ended in the same millisecond, so that a query of our own marks the beginning.
  const mark = randomUUID();
  await database.native.collection(collection).findOne({}, { comment: mark });
  await queries();
  const written = await database.native
    .collection('system.profile')
    .find({ ns: `${databaseName}.${collection}`, op: { $in: ['query', 'getmore', 'command'] } })
    .sort({ $natural: 1 })
    .toArray();
  const marked = written.findIndex(({ command }) => command?.comment === mark);
  if (marked < 0) throw new Error('The profiler has not kept everything that the queries did');
  const profile = written.slice(marked + 1);
  const sum = (field: 'nreturned' | 'docsExamined' | 'keysExamined') =>
    profile.reduce((total, entry) => total + Number(entry[field] ?? 0), 0);
  return {
    returned: sum('nreturned'),
    examined: sum('docsExamined'),
    keysExamined: sum('keysExamined'),
    sortsInMemory: profile.some((entry) => entry.hasSortStage === true),
  };
}

/** At most 1.2 documents read for each that is answered, and at least one answered. */
export function expectToReadLittle(cost: QueryCost): void {
  expect(cost.sortsInMemory).toBe(false);
  expect(cost.returned).toBeGreaterThan(0);
  expect(cost.examined).toBeLessThanOrEqual(Math.ceil(cost.returned * 1.2));
}
