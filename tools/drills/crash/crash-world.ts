import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { type Db, MongoClient } from 'mongodb';
import Stripe from 'stripe';
import { type Sandbox, startSandbox } from '../../../payments-sandbox/sandbox.ts';
import type { ApiBundle } from '../api/api-bundle.ts';
import { type ApiNode, startApiNode, WEBHOOK_SECRET } from '../api/api-node.ts';
import type { Person } from '../api/caller.ts';
import { type Employer, People } from '../api/people.ts';
import { DatabaseGate } from './database-gate.ts';
import type { Evidence } from './invariants.ts';
import type { CrashPlace } from './points.ts';

/** Longer than every lease of the API, so that what a dead process held is free again. */
const LATER_MS = 3 * 60_000;
/** The people of a drill sign in once, and weeks go by. */
const LONG_SESSIONS = { SESSION_DAYS: '365', SESSION_IDLE_DAYS: '365' };
const LOOK_EVERY_MS = 50;
const SETTLED_WITHIN_MS = 60_000;
/** What is due later than this waits on purpose, such as a reminder. */
const SOON_MS = 10 * 60_000;

/** An API process that can be killed at a point of its work, and what it works with. */
export class CrashWorld {
  readonly #bundle: ApiBundle;
  readonly #client: MongoClient;
  readonly #gate: DatabaseGate;
  readonly #sandbox: Sandbox;
  readonly #dataDir: string;
  readonly #port: number;
  readonly #clock: { aheadMs: number };
  readonly evidence: Evidence;
  #node: ApiNode | undefined;
  #securePayHours = 0;
  employer!: Employer;
  workers!: readonly [Person, Person];

  private constructor(parts: {
    bundle: ApiBundle;
    client: MongoClient;
    gate: DatabaseGate;
    sandbox: Sandbox;
    dataDir: string;
    port: number;
    clock: { aheadMs: number };
  }) {
    this.#bundle = parts.bundle;
    this.#client = parts.client;
    this.#gate = parts.gate;
    this.#sandbox = parts.sandbox;
    this.#dataDir = parts.dataDir;
    this.#port = parts.port;
    this.#clock = parts.clock;
    this.evidence = {
      database: this.#database,
      stripe: new Stripe('sk_test_sandbox', {
        host: '127.0.0.1',
        port: parts.sandbox.port,
        protocol: 'http',
        telemetry: false,
      }),
      mailFolder: join(parts.dataDir, 'mail'),
    };
  }

  /** Starts everything on a database of the address, with an employer and two workers signed up. */
  static async start(bundle: ApiBundle, mongodbUri: string): Promise<CrashWorld> {
    const dataDir = await mkdtemp(join(tmpdir(), 'leafshift-crash-'));
    const clock = { aheadMs: 0 };
    const port = await freePort();
    const sandbox = await startSandbox({
      clock: () => Date.now() + clock.aheadMs,
      webhook: { url: `http://127.0.0.1:${port}/api/stripe/webhook`, secret: WEBHOOK_SECRET },
    });
    const client = await MongoClient.connect(mongodbUri);
    const gate = await DatabaseGate.open(mongodbUri);
    const world = new CrashWorld({ bundle, client, gate, sandbox, dataDir, port, clock });
    try {
      await world.startApi();
      await world.#signPeopleUp();
    } catch (failure) {
      await world.stop();
      throw failure;
    }
    return world;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The API's time. */
  now(): Date {
    return new Date(Date.now() + this.#clock.aheadMs);
  }

  /** Kills the API when it comes to the place; resolves when it is dead. */
  async killAt(place: CrashPlace): Promise<void> {
    if (place.at === 'database') {
      await this.#gate.closeAt(place.closing);
      await this.#kill();
      return;
    }
    const fault = { kind: 'hold', worked: place.worked } as const;
    const held = this.#sandbox.faults.arm(fault, place.request);
    await held.met;
    await this.#kill();
    held.release();
  }

  /** Starts the API again some minutes later, when what the dead one held is free. */
  async startApi(): Promise<void> {
    this.#node = await this.#startNode(this.#port);
  }

  /** Lets time pass until then; the API starts again with it, because its clock stands in its settings. */
  async passUntil(time: Date): Promise<void> {
    await this.#node?.process.stop();
    this.#clock.aheadMs += Math.max(0, time.getTime() - this.now().getTime());
    await this.startApi();
  }

  /** Sets pay aside that many hours before the start from then on; never with 0. */
  async securePay(hours: number): Promise<void> {
    if (hours !== this.#securePayHours) {
      this.#securePayHours = hours;
      await this.passUntil(this.now());
    }
  }

  /** Starts another process of the API on the same database, to be stopped by whoever asked. */
  async startBeside(): Promise<ApiNode> {
    return this.#startNode(await freePort());
  }

  /** Resolves when the outbox is empty but for what waits on purpose. Throws after a minute. */
  async settled(): Promise<void> {
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    const waiting = {
      state: 'waiting',
      // An upload that was not used is kept for an hour, and people are asked and reminded about a day
      // before a shift: times that the drill's clock may just come to.
      kind: { $nin: ['uploads.removeBytes', 'assignments.remind', 'attendance.ask'] },
      dueAt: { $lt: new Date(this.now().getTime() + SOON_MS) },
    };
    const outbox = this.#database.collection('outbox');
    while ((await outbox.countDocuments(waiting)) > 0) {
      if (Date.now() > deadline) {
        const left = await outbox.find(waiting).toArray();
        throw new Error(`The outbox did not become empty: ${JSON.stringify(left)}`);
      }
      await after(LOOK_EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    await this.#node?.process.stop();
    await this.#gate.stop();
    await this.#sandbox.stop();
    await this.#database.dropDatabase();
    await this.#client.close();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  get #database(): Db {
    return this.#client.db(`crash-drill-${this.#port}`);
  }

  #startNode(port: number): Promise<ApiNode> {
    return startApiNode({
      bundle: this.#bundle,
      port,
      mongodbUri: `mongodb://127.0.0.1:${this.#gate.port}/${this.#database.databaseName}?directConnection=true`,
      dataDir: this.#dataDir,
      sandboxUrl: this.#sandbox.url,
      clockAheadMs: this.#clock.aheadMs,
      // Every process believes windows of the same portal.
      env: {
        PORTAL_URL: this.origin,
        SECURE_PAY_HOURS: String(this.#securePayHours),
        ...LONG_SESSIONS,
      },
    });
  }

  async #signPeopleUp(): Promise<void> {
    const people = new People(this.origin, this.#sandbox.url, this.#database);
    this.employer = await people.employer();
    this.workers = [await people.worker('Wanda Worker'), await people.worker('Walter Worker')];
    await this.settled();
  }

  async #kill(): Promise<void> {
    await this.#node?.process.kill();
    const killSessions = [...this.#gate.openSessions];
    this.#gate.reopen();
    // The database gives up on transactions of the dead after a minute; the drill does not wait for that.
    if (killSessions.length > 0) await this.#client.db('admin').command({ killSessions });
    this.#clock.aheadMs += LATER_MS;
    this.#sandbox.webhooks.wake();
  }
}
