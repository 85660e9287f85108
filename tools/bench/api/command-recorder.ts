import { connect, createServer, type Server, type Socket } from 'node:net';
import type { BSON } from 'mongodb';
import { WireReader } from '../../drills/crash/wire.ts';

/** A query as the API sent it. Those of one wave were under way together. */
export interface RecordedQuery {
  readonly wave: number;
  readonly collection: string;
  readonly filter: BSON.Document;
  readonly sort?: BSON.Document;
  readonly projection?: BSON.Document;
  readonly limit?: number;
  readonly hint?: BSON.Document | string;
}

/** Stands between an API process and its database and writes down what is read. */
export class CommandRecorder {
  readonly #server: Server;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #underWay = new Set<number>();
  #queries: RecordedQuery[] = [];
  #wave = 0;

  private constructor(server: Server, target: { host: string; port: number }) {
    this.#server = server;
    this.#target = target;
    server.on('connection', (client) => this.#join(client));
  }

  static async open(mongodbUri: string): Promise<CommandRecorder> {
    const { hostname, port } = new URL(mongodbUri);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new CommandRecorder(server, { host: hostname, port: Number(port) });
  }

  get port(): number {
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The recorder is not open');
    return address.port;
  }

  /** The queries that are sent while the work is done. */
  async during(work: () => Promise<unknown>): Promise<readonly RecordedQuery[]> {
    this.#queries = [];
    this.#wave = 0;
    await work();
    return this.#queries;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #join(client: Socket): void {
    const database = connect(this.#target);
    const ends = [client, database];
    for (const socket of ends) {
      socket.setNoDelay(true);
      // The API ends while connections are open; the other end is told by closing it.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const end of ends) end.destroy();
      });
    }
    const requests = new WireReader();
    client.on('data', (chunk: Buffer) => {
      for (const { requestId, body } of requests.push(chunk)) this.#sent(requestId, body);
      database.write(chunk);
    });
    const replies = new WireReader();
    database.on('data', (chunk: Buffer) => {
      for (const { responseTo } of replies.push(chunk)) this.#underWay.delete(responseTo);
      client.write(chunk);
    });
  }

  #sent(requestId: number, { find, filter, sort, projection, limit, hint }: BSON.Document): void {
    // What the API does by itself, such as looking for due outbox records, belongs to no page.
    if (typeof find !== 'string' || find === 'sessions' || find === 'outbox') return;
    if (this.#underWay.size === 0) this.#wave += 1;
    this.#underWay.add(requestId);
    this.#queries.push({
      wave: this.#wave,
      collection: find,
      filter,
      ...(sort && { sort }),
      ...(projection && { projection }),
      ...(limit && { limit }),
      ...(hint && { hint }),
    });
  }
}
