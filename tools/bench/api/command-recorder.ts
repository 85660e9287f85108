import type { Socket } from 'node:net';
import type { BSON } from 'mongodb';
import { WireReader } from '../../drills/crash/wire.ts';
import { Passage } from '../../process/passage.ts';

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
  readonly #underWay = new Set<number>();
  #queries: RecordedQuery[] = [];
  #wave = 0;
  #passage!: Passage;

  static async open(mongodbUri: string): Promise<CommandRecorder> {
    const recorder = new CommandRecorder();
    recorder.#passage = await Passage.to(mongodbUri, (...ends) => recorder.#join(...ends));
    return recorder;
  }

  get port(): number {
    return this.#passage.port;
  }

  /** The queries that are sent while the work is done. */
  async during(work: () => Promise<unknown>): Promise<readonly RecordedQuery[]> {
    this.#queries = [];
    this.#wave = 0;
    await work();
    return this.#queries;
  }

  stop(): Promise<void> {
    return this.#passage.stop();
  }

  #join(client: Socket, database: Socket): void {
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
