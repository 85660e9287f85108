import { processorMs } from '../../tools/process/processor-time.ts';
import type { MarketWorld } from '../world/market-world.ts';

/** What the installation has used since it was begun to be counted, of the things that are paid for. */
export interface Spent {
  readonly shifts: number;
  /** Seconds of processor time of all processes of the API, and of the database. */
  readonly apiSeconds: number;
  readonly databaseSeconds: number;
  /** Bytes of documents before they are compressed, and of indexes. */
  readonly documentBytes: number;
  readonly indexBytes: number;
  /** Bytes that the database takes on the disk. */
  readonly diskBytes: number;
}

const MILLISECONDS = 1000;

/** Counts what shifts cost. */
export class Expenses {
  readonly #world: MarketWorld;
  readonly #before: Spent;

  private constructor(world: MarketWorld, before: Spent) {
    this.#world = world;
    this.#before = before;
  }

  static async begin(world: MarketWorld): Promise<Expenses> {
    return new Expenses(world, await usedBy(world, 0));
  }

  /** What was used since the beginning. */
  async spent(shifts: number): Promise<Spent> {
    const now = await usedBy(this.#world, shifts);
    const before = this.#before;
    return {
      shifts,
      apiSeconds: now.apiSeconds - before.apiSeconds,
      databaseSeconds: now.databaseSeconds - before.databaseSeconds,
      documentBytes: now.documentBytes - before.documentBytes,
      indexBytes: now.indexBytes - before.indexBytes,
      diskBytes: now.diskBytes - before.diskBytes,
    };
  }
}

async function usedBy(world: MarketWorld, shifts: number): Promise<Spent> {
  const { nodes, database, databasePid } = world;
  const seconds = (pid: number | undefined) => processorMs(pid) / MILLISECONDS;
  // Sizes are those of the last checkpoint.
  await database.admin().command({ fsync: 1 });
  const { dataSize, indexSize, storageSize } = await database.stats();
  return {
    shifts,
    apiSeconds: nodes.reduce((sum, { process }) => sum + seconds(process.pid), 0),
    databaseSeconds: seconds(databasePid),
    documentBytes: dataSize,
    indexBytes: indexSize,
    diskBytes: storageSize + indexSize,
  };
}
