import type { Connection, Model } from 'mongoose';
import type { ShardKey } from './collection.ts';

/** A collection that grows, and by what it is divided among the shards of a cluster. */
export interface DividedCollection {
  readonly collection: string;
  readonly key: ShardKey;
}

/** What a router answers to `hello`, and no member of a replica set. */
const ROUTER = 'isdbgrid';

/** The collections that are divided among the shards where there are any (PLATFORM-31). */
export const dividedOf = (models: readonly Model<unknown>[]): readonly DividedCollection[] =>
  models.flatMap(({ collection, schema }) => {
    const key = schema.get('shardKey') as ShardKey | null;
    return key ? [{ collection: collection.name, key }] : [];
  });

/** Divides collections among the shards of a cluster, where the database is one. */
export class Sharding {
  constructor(private readonly connection: Pick<Connection, 'getClient' | 'name'>) {}

  /** Those that are not divided yet; none where the database is a replica set. */
  async due(divided: readonly DividedCollection[]): Promise<readonly DividedCollection[]> {
    const { msg } = await this.#admin.command({ hello: 1 });
    if (msg !== ROUTER) return [];
    const done = await this.connection
      .getClient()
      .db('config')
      .collection<{ readonly _id: string; readonly dropped?: boolean }>('collections')
      .find({ _id: { $in: divided.map(({ collection }) => this.#namespace(collection)) } })
      .toArray();
    const names = new Set(done.filter(({ dropped }) => dropped !== true).map(({ _id }) => _id));
    return divided.filter(({ collection }) => !names.has(this.#namespace(collection)));
  }

  /** Needs the collection's indexes, one of which begins with the key. */
  async divide({ collection, key }: DividedCollection): Promise<void> {
    if ('_id' in key && key._id === 'hashed') {
      const ofDatabase = this.connection.getClient().db(this.connection.name);
      await ofDatabase.collection(collection).createIndex({ ...key });
    }
    await this.#admin.command({ shardCollection: this.#namespace(collection), key });
  }

  get #admin() {
    return this.connection.getClient().db('admin');
  }

  #namespace(collection: string): string {
    return `${this.connection.name}.${collection}`;
  }
}

/** The step as an operator reads it. */
export function sayDivided({ collection, key }: DividedCollection): string {
  const fields = Object.entries(key).map(([field, order]) =>
    order === 'hashed' ? `${field} (hashed)` : field,
  );
  return `divide collection ${collection} among the shards by ${fields.join(', ')}`;
}
