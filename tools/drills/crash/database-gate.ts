import type { Socket } from 'node:net';
import type { BSON } from 'mongodb';
import { Passage } from '../../process/passage.ts';
import { type WireMessage, WireReader } from './wire.ts';

/** A command on its way to the database, and what is known of its surroundings. */
export interface PassingCommand {
  /** Such as `insert` or `commitTransaction`. */
  readonly name: string;
  /** The collection that it is for; empty where there is none. */
  readonly collection: string;
  readonly body: BSON.Document;
  /** What its transaction has done before, as `insert invoices`; empty outside of one. */
  readonly earlier: readonly string[];
  /** The kinds of the outbox records that it changes, as far as they have been read. */
  readonly outboxKinds: readonly string[];
}

/** Where the gate closes: at the first command that matches, before it arrives or before its answer does. */
export interface Closing {
  readonly moment: 'before' | 'after';
  readonly matches: (command: PassingCommand) => boolean;
}

interface Armed extends Closing {
  readonly meet: () => void;
}

/**
 * Stands between an API process and its database and lets everything through, until it is told to
 * close at a command: then that process hears and says no more, and can be killed exactly there.
 */
export class DatabaseGate {
  readonly #transactions = new Map<string, { session: unknown; did: string[] }>();
  readonly #kinds = new Map<string, string>();
  #armed: Armed | undefined;
  #meetWhenAnswered: (() => void) | undefined;
  #isClosed = false;
  #passage!: Passage;

  /** Opens a gate to the database of an address. */
  static async open(mongodbUri: string): Promise<DatabaseGate> {
    const gate = new DatabaseGate();
    gate.#passage = await Passage.to(mongodbUri, (...ends) => gate.#join(...ends));
    return gate;
  }

  get port(): number {
    return this.#passage.port;
  }

  /** Closes at the next command that matches; resolves when that has happened. */
  closeAt(closing: Closing): Promise<void> {
    return new Promise((resolve) => {
      this.#armed = { ...closing, meet: resolve };
    });
  }

  /** The sessions whose transactions are neither committed nor aborted. */
  get openSessions(): readonly unknown[] {
    return [...this.#transactions.values()].map(({ session }) => session);
  }

  /** Forgets the dead process and lets the next one through. */
  reopen(): void {
    this.#passage.break();
    this.#transactions.clear();
    this.#armed = undefined;
    this.#isClosed = false;
  }

  async stop(): Promise<void> {
    await this.#passage.stop();
  }

  #join(client: Socket, database: Socket): void {
    const held = new Set<number>();
    this.#pass(client, database, (message) => this.#mayArrive(message, held));
    this.#pass(database, client, (message) => this.#mayBeHeard(message, held));
  }

  #pass(from: Socket, to: Socket, mayPass: (message: WireMessage) => boolean): void {
    const reader = new WireReader();
    from.on('data', (chunk: Buffer) => {
      for (const message of reader.push(chunk)) {
        if (mayPass(message) && !to.destroyed) to.write(message.bytes);
      }
    });
  }

  #mayArrive(message: WireMessage, held: Set<number>): boolean {
    if (this.#isClosed) return false;
    const command = this.#understand(message.body);
    const armed = this.#armed;
    if (!armed?.matches(command)) return true;
    this.#armed = undefined;
    if (armed.moment === 'after') {
      held.add(message.requestId);
      this.#meetWhenAnswered = armed.meet;
      return true;
    }
    this.#isClosed = true;
    armed.meet();
    return false;
  }

  #mayBeHeard(message: WireMessage, held: Set<number>): boolean {
    if (this.#isClosed) return false;
    if (held.has(message.responseTo)) {
      this.#isClosed = true;
      this.#meetWhenAnswered?.();
      return false;
    }
    for (const { _id, kind } of outboxRecordsIn(message.body)) this.#kinds.set(String(_id), kind);
    return true;
  }

  #understand(body: BSON.Document): PassingCommand {
    const [name = ''] = Object.keys(body);
    const collection = typeof body[name] === 'string' ? (body[name] as string) : '';
    const earlier = this.#transactionOf(body, name, collection);
    const updates = (body.updates ?? []) as { q?: { _id?: unknown } }[];
    const outboxKinds =
      collection === 'outbox'
        ? updates
            .map(({ q }) => this.#kinds.get(String(q?._id)))
            .filter((kind) => kind !== undefined)
        : [];
    return { name, collection, body, earlier, outboxKinds };
  }

  #transactionOf(body: BSON.Document, name: string, collection: string): readonly string[] {
    if (body.autocommit !== false) return [];
    const key = `${JSON.stringify(body.lsid)}:${String(body.txnNumber)}`;
    const known = this.#transactions.get(key) ?? { session: body.lsid, did: [] };
    const earlier = [...known.did];
    if (name === 'commitTransaction' || name === 'abortTransaction') {
      // What is held back here has not ended; it counts as open until the gate is opened again.
      if (!this.#armed) this.#transactions.delete(key);
    } else {
      this.#transactions.set(key, { ...known, did: [...known.did, `${name} ${collection}`] });
    }
    return earlier;
  }
}

/** The outbox records of an answer to a query. */
function outboxRecordsIn({ cursor }: BSON.Document): readonly { _id: unknown; kind: string }[] {
  return String(cursor?.ns).endsWith('.outbox') ? (cursor.firstBatch ?? []) : [];
}
