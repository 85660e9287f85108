import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { type Db, type Document, MongoClient } from 'mongodb';
import Stripe from 'stripe';
import { type Sandbox, startSandbox } from '../../payments-sandbox/sandbox.ts';
import { startDatabase } from '../../tools/database/start-database.ts';
import type { ApiBundle } from '../../tools/drills/api/api-bundle.ts';
import { type ApiNode, startApiNode, WEBHOOK_SECRET } from '../../tools/drills/api/api-node.ts';
import { findProcess } from '../../tools/process/processor-time.ts';
import type { Draws } from '../habits/draws.ts';
import { together } from './together.ts';

/** As many processes as a small installation has. */
const NODES = 2;
const EVENTS_AT_ONCE = 8;
const LOOK_EVERY_MS = 50;
const QUIET_LOOKS = 2;
const SETTLED_WITHIN_MS = 300_000;
/** A lost answer is made good within this; what is refused for longer is tried again when clocks have moved. */
const SOON_MS = 5_000;
/** What is under way is hidden from others for a minute; nothing that is due later is. */
const TAKEN_FOR_MS = 61_000;
/** What belongs to simulated months: sessions last, and limits on young accounts are not what is looked at. */
const ENVIRONMENT = {
  NODE_ENV: 'development',
  SESSION_DAYS: '365',
  SESSION_IDLE_DAYS: '365',
  POSTINGS_LIMITED_DAYS: '0',
  SECURE_PAY_HOURS: '48',
  TIMESHEET_ACCEPT_HOURS: '48',
  PAYOUT_NEW_ACCOUNT_HOURS: '24',
};

/** Two processes of the API, their database and the payment sandbox, in a time that is moved. */
export class MarketWorld implements AsyncDisposable {
  readonly database: Db;
  readonly stripe: Stripe;
  readonly mailFolder: string;
  readonly dataDir: string;
  readonly sandbox: Sandbox;
  readonly nodes: readonly ApiNode[];
  /** Of the database; undefined where it is not on this machine. */
  readonly databasePid: number | undefined;
  readonly #everything: AsyncDisposableStack;
  #aheadMs = 0;
  /** Until then nothing is left in the outbox. */
  #settledUntil = new Date(0);

  private constructor(
    parts: Pick<MarketWorld, 'database' | 'databasePid' | 'dataDir' | 'sandbox' | 'nodes'>,
    everything: AsyncDisposableStack,
  ) {
    this.database = parts.database;
    this.databasePid = parts.databasePid;
    this.dataDir = parts.dataDir;
    this.mailFolder = join(parts.dataDir, 'mail');
    this.sandbox = parts.sandbox;
    this.nodes = parts.nodes;
    this.stripe = new Stripe('sk_test_sandbox', {
      host: '127.0.0.1',
      port: parts.sandbox.port,
      protocol: 'http',
      telemetry: false,
    });
    this.#everything = everything;
  }

  /** Starts everything, empty. Throws a PlainFailure where something cannot be had. */
  static async start(bundle: ApiBundle, say: (line: string) => void): Promise<MarketWorld> {
    await using started = new AsyncDisposableStack();
    const server = await startDatabase({ port: 0, onProgress: say });
    started.defer(() => server.stop());
    const ports = [await freePort(), await freePort()].slice(0, NODES);
    const named = new URL(server.uri);
    named.pathname = `/simulation-${ports[0]}`;
    const client = await MongoClient.connect(named.href);
    started.defer(() => client.close());
    const database = client.db();
    started.defer(async () => {
      await database.dropDatabase();
    });
    const dataDir = await mkdtemp(join(tmpdir(), 'leafshift-simulation-'));
    started.defer(() => rm(dataDir, { recursive: true, force: true }));
    const sandbox = await startSandbox({ control: true, webhook: webhookOf(ports[0] ?? 0) });
    sandbox.webhooks.hold();
    started.defer(() => sandbox.stop());
    const nodes: ApiNode[] = [];
    for (const port of ports) {
      const node = await startApiNode({
        ...{ bundle, port, dataDir },
        mongodbUri: named.href,
        sandboxUrl: sandbox.url,
        // Every process believes windows of the same portal.
        env: { ...ENVIRONMENT, PORTAL_URL: `http://127.0.0.1:${ports[0]}` },
      });
      nodes.push(node);
      started.defer(() => node.process.stop());
    }
    const databasePid = findProcess(['--port', named.port]);
    return new MarketWorld({ database, databasePid, dataDir, sandbox, nodes }, started.move());
  }

  get origins(): readonly string[] {
    return this.nodes.map(({ origin }) => origin);
  }

  /** The time of all processes of the API. The provider's stays that of the machine, as Stripe's would. */
  now(): Date {
    return new Date(Date.now() + this.#aheadMs);
  }

  /** Waits until nothing is under way, and moves the clocks on. Time never goes back. */
  async moveTo(time: Date): Promise<void> {
    await this.settled();
    if (time <= this.now()) return;
    for (const origin of this.origins) {
      const answer = await fetch(`${origin}/api/dev/clock`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now: time.toISOString() }),
      });
      if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`);
    }
    this.#aheadMs = time.getTime() - Date.now();
    await this.settled();
  }

  /** Sends what the provider has kept back: late, in an order that was drawn, and to each process once. */
  async deliverEvents(draws: Draws, ...about: readonly (string | number)[]): Promise<void> {
    const { webhooks } = this.sandbox;
    for (;;) {
      const events = draws.shuffled(webhooks.pending(), 'events', ...about);
      if (events.length === 0) return;
      for (const { origin } of this.nodes) {
        webhooks.aimAt(webhookOf(Number(new URL(origin).port)));
        await together(events, EVENTS_AT_ONCE, async (event) => {
          await webhooks.send(event);
        });
      }
      await this.settled();
    }
  }

  /** Lets something happen at the provider without anybody's request, if there is what it can happen to. */
  async happen(what: string): Promise<void> {
    await fetch(`${this.sandbox.url}/_sandbox/events/${what}`, { method: 'POST' });
  }

  /** Resolves when nothing in the outbox is due, under way or tried again soon. Throws after minutes. */
  async settled(): Promise<void> {
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    // What one record leads to may be written while they are looked through.
    for (let quiet = 0; quiet < QUIET_LOOKS; ) {
      const left = await this.#waiting();
      quiet = left ? 0 : quiet + 1;
      if (left && Date.now() > deadline) {
        throw new Error(`The outbox did not become empty: ${JSON.stringify(left)}`);
      }
      if (quiet < QUIET_LOOKS) await after(LOOK_EVERY_MS);
    }
    this.#settledUntil = this.now();
  }

  /** A record that is due, is under way, or was tried and is due again soon; what is planned was not tried. */
  #waiting(): Promise<Document | null> {
    const now = this.now();
    const soon = new Date(now.getTime() + SOON_MS);
    // What was done leaves its place in the index for a while, and the database would pass over all of it.
    const since = new Date(this.#settledUntil.getTime() - TAKEN_FOR_MS);
    return this.database.collection('outbox').findOne({
      state: 'waiting',
      dueAt: { $gte: since, $lte: new Date(now.getTime() + TAKEN_FOR_MS) },
      $or: [
        { dueAt: { $lte: now } },
        { takenBy: { $exists: true } },
        { dueAt: { $lte: soon }, attempts: { $gt: 0 } },
      ],
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#everything.disposeAsync();
  }
}

const webhookOf = (port: number) => ({
  url: `http://127.0.0.1:${port}/api/stripe/webhook`,
  secret: WEBHOOK_SECRET,
});
