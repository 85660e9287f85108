import { Agent, request } from 'node:http';
import type { LoadRequest } from './load.ts';

/** How a batch of requests was answered: milliseconds until the last, and how many got which status. */
export interface Batch {
  readonly ms: number;
  readonly statuses: Readonly<Record<number, number>>;
}

/** Clients that ask at the same moment, each over a connection of its own that stays open. */
export class LoadClients {
  readonly #agent: Agent;
  readonly #origin: string;

  constructor(origin: string, count: number) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count });
  }

  /** Sends all requests at once and waits for every answer. */
  async sendAll(requests: readonly LoadRequest[]): Promise<Batch> {
    const start = performance.now();
    const answers = await Promise.all(requests.map((each) => this.#send(each)));
    const ms = performance.now() - start;
    const statuses: Record<number, number> = {};
    for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    return { ms, statuses };
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ path, method = 'GET', headers = {}, body }: LoadRequest): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.#origin}${path}`,
        {
          agent: this.#agent,
          method,
          headers: { ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
        },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(answer.statusCode ?? 0));
          answer.once('error', reject);
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }
}
