import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { MongoClient } from 'mongodb';
import { findMongod } from '../../../tools/database/find-mongod.ts';
import type { MongodSource, Progress } from '../../../tools/database/mongod-source.ts';
import { ManagedProcess } from '../../../tools/process/managed-process.ts';
import { report } from '../../../tools/process/wait-until-ready.ts';

const NAME = 'leafshift';
const MEMBERS = 3;
const LOOK_EVERY_MS = 200;
const PRIMARY_WITHIN_MS = 60_000;
const STEPPED_DOWN_SECONDS = 30;
/** A quarter of what it is by itself, so that a loaded machine does not elect without need. */
const SETTINGS = { electionTimeoutMillis: 2_500 };

interface Member {
  readonly port: number;
  process: ManagedProcess;
}

/** A replica set of three members on this machine, each of which can be ended. */
export class ReplicaSet {
  readonly #source: MongodSource;
  readonly #folder: string;
  readonly #members: Member[] = [];

  private constructor(source: MongodSource, folder: string) {
    this.#source = source;
    this.#folder = folder;
  }

  /** Starts three empty members below the folder. Throws a PlainFailure where there can be no MongoDB. */
  static async start(folder: string, onProgress: Progress): Promise<ReplicaSet> {
    const set = new ReplicaSet(await findMongod(process.env, onProgress), folder);
    try {
      for (let count = 0; count < MEMBERS; count += 1) {
        const port = await freePort();
        set.#members.push({ port, process: await set.#startProcess(port) });
      }
      await Promise.all(set.#members.map((member) => set.#answers(member)));
      await set.#initiate();
      await set.primary();
    } catch (failure) {
      await set.stop();
      throw failure;
    }
    return set;
  }

  /** In words, where its program comes from. */
  get source(): string {
    return this.#source.description;
  }

  /** The address of a database of it. */
  uri(database: string): string {
    const hosts = this.#members.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `mongodb://${hosts}/${database}?replicaSet=${NAME}`;
  }

  /** The port of the member that takes writes; waits for one. Throws a PlainFailure after a minute. */
  async primary(): Promise<number> {
    const client = new MongoClient(this.uri('admin'), {
      serverSelectionTimeoutMS: PRIMARY_WITHIN_MS,
    });
    try {
      const { primary } = await client.db().command({ hello: 1 }, { readPreference: 'primary' });
      return Number(String(primary).split(':')[1]);
    } finally {
      await client.close();
    }
  }

  /** Makes another member the primary one, in order. */
  async stepDown(): Promise<void> {
    const before = await this.primary();
    await withMember(before, (client) =>
      client.db('admin').command({ replSetStepDown: STEPPED_DOWN_SECONDS }),
    );
    while ((await this.primary()) === before) await after(LOOK_EVERY_MS);
  }

  /** Ends the primary member as a crash does, waits for another one, and starts it again. */
  async crashPrimary(): Promise<void> {
    const port = await this.primary();
    const member = this.#members.find((each) => each.port === port);
    if (!member) throw new Error(`No member listens at ${port}.`);
    await member.process.kill();
    await this.primary();
    member.process = await this.#startProcess(port);
    await this.#answers(member);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#members.map(({ process: running }) => running.kill()));
  }

  async #startProcess(port: number): Promise<ManagedProcess> {
    const data = join(this.#folder, `member-${port}`);
    await mkdir(data, { recursive: true });
    return new ManagedProcess({
      name: `the member of the database at port ${port}`,
      command: this.#source.binary,
      args: [
        ...['--port', `${port}`, '--dbpath', data, '--replSet', NAME, '--bind_ip', '127.0.0.1'],
        ...['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '200'],
        ...['--setParameter', 'transactionLifetimeLimitSeconds=30'],
      ],
      env: process.env,
      logFile: join(this.#folder, `member-${port}.log`),
    });
  }

  async #answers({ port, process: member }: Member): Promise<void> {
    const deadline = Date.now() + this.#source.launchTimeoutMs;
    const asked = () =>
      withMember(port, (client) => client.db('admin').command({ ping: 1 })).then(
        () => true,
        () => false,
      );
    while (!(await asked())) {
      if (member.ending) throw new PlainFailure(report(member, 'ended before it answered'));
      if (Date.now() > deadline) throw new PlainFailure(report(member, 'did not answer in time'));
      await after(LOOK_EVERY_MS);
    }
  }

  async #initiate(): Promise<void> {
    const members = this.#members.map(({ port }, _id) => ({ _id, host: `127.0.0.1:${port}` }));
    const config = { _id: NAME, version: 1, members, settings: SETTINGS };
    await withMember(this.#members[0]?.port ?? 0, (client) =>
      client.db('admin').command({ replSetInitiate: config }),
    );
  }
}

async function withMember(
  port: number,
  work: (client: MongoClient) => Promise<unknown>,
): Promise<void> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_000,
  });
  try {
    await work(client);
  } finally {
    await client.close();
  }
}
