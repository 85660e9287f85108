import { Agent, request } from 'node:http';
import type { LoadRequest } from './load.ts';

/** Many who ask at the same moment, over connections that are open already. */
export class Crowd {
  readonly #agent: Agent;
  readonly #origin: string;

  constructor(origin: string, size: number) {
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, maxSockets: size, maxFreeSockets: size });
  }

  /** Sends all at once; milliseconds until the last is answered, and how many got which status. */
  async ask(
    requests: readonly LoadRequest[],
  ): Promise<{ readonly ms: number; readonly statuses: Readonly<Record<number, number>> }> {
    const start = performance.now();
    const answers = await Promise.all(requests.map((each) => this.#send(each)));
    const ms = performance.now() - start;
    const statuses: Record<number, number> = {};
    for (const status of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    return { ms, statuses };
  }

  leave(): void {
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
