import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { MongoClient } from 'mongodb';
import { type Sandbox, startSandbox } from '../../payments-sandbox/sandbox.ts';
import type { ApiBundle } from '../drills/api/api-bundle.ts';
import { type ApiNode, startApiNode, WEBHOOK_SECRET } from '../drills/api/api-node.ts';
import { copyDatabase } from './copy-database.ts';

const FILLED_WITHIN_MS = 600_000;
const SETTLED_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 200;

/** The database, files and payment provider that versions of the API are started on, one after the other. */
export class Marketplace {
  readonly #client: MongoClient;
  readonly #mongodbUri: string;
  readonly #sandbox: Sandbox;
  readonly #folder: string;
  readonly #port: number;

  private constructor(
    client: MongoClient,
    mongodbUri: string,
    sandbox: Sandbox,
    folder: string,
    port: number,
  ) {
    this.#client = client;
    this.#mongodbUri = mongodbUri;
    this.#sandbox = sandbox;
    this.#folder = folder;
    this.#port = port;
  }

  /** Prepares an empty one in a database server; `cleanUp` takes everything away again. */
  static async prepare(mongodbUri: string, cleanUp: AsyncDisposableStack): Promise<Marketplace> {
    const folder = await mkdtemp(join(tmpdir(), 'leafshift-answers-'));
    cleanUp.defer(() => rm(folder, { recursive: true, force: true }));
    const client = await MongoClient.connect(mongodbUri);
    cleanUp.defer(() => client.close());
    const port = await freePort();
    const webhook = { url: `http://127.0.0.1:${port}/api/stripe/webhook`, secret: WEBHOOK_SECRET };
    const sandbox = await startSandbox({ webhook });
    cleanUp.defer(() => sandbox.stop());
    const marketplace = new Marketplace(client, mongodbUri, sandbox, folder, port);
    cleanUp.defer(() => marketplace.#drop());
    return marketplace;
  }

  /** Fills the database with an API's demo data, runs `more` against it and waits until all work is done. */
  async fill<Result>(
    bundle: ApiBundle,
    more: (origin: string) => Promise<Result>,
  ): Promise<Result> {
    return this.#with(bundle, 'filled', { SEED_DEMO: 'on' }, undefined, async ({ origin }) => {
      const result = await more(origin);
      await this.#webhooksDelivered();
      await this.#settled('filled');
      // Nothing that comes later may change one copy and not the other.
      this.#sandbox.webhooks.hold();
      return result;
    });
  }

  /** Copies what was filled, files and database, under a name of its own. */
  async copy(name: string): Promise<void> {
    await cp(this.#dataDir('filled'), this.#dataDir(name), { recursive: true });
    await copyDatabase(this.#client, this.#database('filled'), this.#database(name));
  }

  /** Starts an API on a copy, with a clock that stands still, for as long as `use` takes. */
  async serve<Result>(
    bundle: ApiBundle,
    name: string,
    now: Date,
    use: (origin: string) => Promise<Result>,
  ): Promise<Result> {
    // An answer that is shared for a second would be shared for ever while the clock stands still.
    const env = { SHARED_ANSWERS: 'off' };
    return this.#with(bundle, name, env, now, async ({ origin }) => {
      await this.#settled(name, now);
      return use(origin);
    });
  }

  async #with<Result>(
    bundle: ApiBundle,
    name: string,
    env: Readonly<Record<string, string>>,
    clockStandsAt: Date | undefined,
    use: (node: ApiNode) => Promise<Result>,
  ): Promise<Result> {
    const node = await startApiNode({
      bundle,
      port: this.#port,
      mongodbUri: this.#uri(name),
      dataDir: this.#dataDir(name),
      sandboxUrl: this.#sandbox.url,
      readyWithinMs: FILLED_WITHIN_MS,
      ...(clockStandsAt && { clockStandsAt }),
      env: { NODE_ENV: 'development', LOG_LEVEL: 'warn', ...env },
    });
    try {
      return await use(node);
    } finally {
      await node.process.stop();
    }
  }

  /** Resolves when the API has taken every webhook that the provider had for it. Throws after two minutes. */
  async #webhooksDelivered(): Promise<void> {
    const { webhooks } = this.#sandbox;
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    while (webhooks.pending().length > 0) {
      if (Date.now() > deadline) throw new Error('The API did not take every webhook');
      await webhooks.release();
      await after(LOOK_EVERY_MS);
    }
  }

  /** Resolves when nothing is due in the outbox any more. Throws after two minutes. */
  async #settled(name: string, now?: Date): Promise<void> {
    const outbox = this.#client.db(this.#database(name)).collection('outbox');
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    const isDue = () => ({ state: 'waiting', dueAt: { $lte: now ?? new Date() } });
    while ((await outbox.countDocuments(isDue())) > 0) {
      if (Date.now() > deadline) throw new Error(`The outbox of ${name} did not become empty`);
      await after(LOOK_EVERY_MS);
    }
  }

  async #drop(): Promise<void> {
    const { databases } = await this.#client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) {
      if (name.startsWith(this.#database(''))) await this.#client.db(name).dropDatabase();
    }
  }

  #dataDir(name: string): string {
    return join(this.#folder, name);
  }

  #database(name: string): string {
    return `compare-answers-${this.#port}-${name}`;
  }

  #uri(name: string): string {
    const uri = new URL(this.#mongodbUri);
    uri.pathname = `/${this.#database(name)}`;
    return uri.href;
  }
}
