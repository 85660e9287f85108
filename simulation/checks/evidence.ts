import type { Db } from 'mongodb';
import type Stripe from 'stripe';

/** What is looked at: the database and the provider as they are, and the mails that were sent. */
export interface Evidence {
  readonly database: Db;
  readonly stripe: Stripe;
  readonly mailFolder: string;
  /** Cents that the platform had at the provider before its first charge. */
  readonly openingBalance: number;
  /** The API's time. */
  readonly now: Date;
}

/** Looks at one thing that must always be true; sentences on what is not. */
export type Check = (evidence: Evidence) => Promise<string[]>;

/** The problem, unless it is none. */
export const unless = (isTrue: boolean, problem: string): string[] => (isTrue ? [] : [problem]);

/** What belongs to each key. */
export function groupBy<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** All pages of a list of the provider. */
export async function all<Row>(list: AsyncIterable<Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const row of list) rows.push(row);
  return rows;
}
