import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
const BAD_GATEWAY = 502;

/**
 * Sends each request, and each socket, to the next node that says it is ready; it tries nothing twice, so
 * that a node which goes away at the wrong moment is seen.
 */
export class RoundRobin {
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #sockets = new Set<Duplex>();
  readonly #ready = new Set<number>();
  #turn = 0;
  #isStopped = false;
  #looking: Promise<unknown> = Promise.resolve();
  /** How many sockets each port was given. */
  readonly socketsOf = new Map<number, number>();

  private constructor() {
    // It closes no connection that a client is about to use again: what fails is then a node's.
    this.#server = createServer({ keepAliveTimeout: 0 }, (incoming, answer) =>
      this.#pass(incoming, answer),
    );
    this.#server.on('upgrade', (incoming, socket: Socket, head) =>
      this.#passSocket(incoming, socket, head),
    );
  }

  static async before(ports: readonly number[]): Promise<RoundRobin> {
    const balancer = new RoundRobin();
    balancer.#looking = Promise.all(ports.map((port) => balancer.#follow(port)));
    for (const port of ports) await balancer.sees(port);
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves when that node is ready in its eyes, so that another one may go. */
  async sees(port: number): Promise<void> {
    while (!this.#ready.has(port)) await setTimeout(LOOK_EVERY_MS);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#looking;
    this.#agent.destroy();
    for (const socket of this.#sockets) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** One look after another: the answer to an earlier one is never heard after that to a later one. */
  async #follow(port: number): Promise<void> {
    while (!this.#isStopped) {
      if (await this.#isReady(port)) this.#ready.add(port);
      else this.#ready.delete(port);
      await setTimeout(LOOK_EVERY_MS);
    }
  }

  async #isReady(port: number): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      // Nobody listens there now.
      return false;
    }
  }

  #next(): number {
    this.#turn += 1;
    return [...this.#ready][this.#turn % Math.max(1, this.#ready.size)] ?? 0;
  }

  #pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url, headers } = incoming;
    const options = { port: this.#next(), method, path: url, headers, agent: this.#agent };
    const outgoing = request({ host: '127.0.0.1', ...options }, (given) => {
      // What a node says of its connection is not about the one to the client.
      const { connection, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? BAD_GATEWAY, rest);
      given.pipe(answer);
    });
    outgoing.on('error', (error) => {
      answer.writeHead(BAD_GATEWAY).end(String(error));
    });
    incoming.pipe(outgoing);
  }

  #passSocket({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer): void {
    const port = this.#next();
    this.socketsOf.set(port, (this.socketsOf.get(port) ?? 0) + 1);
    const node = connect(port, '127.0.0.1', () => {
      const headers = rawHeaders
        .map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`))
        .join('');
      node.write(`${method} ${url} HTTP/1.1\r\n${headers}\r\n`);
      node.write(head);
      socket.pipe(node).pipe(socket);
    });
    for (const end of [socket, node]) {
      this.#sockets.add(end);
      end.on('error', () => {
        socket.destroy();
        node.destroy();
      });
      end.on('close', () => this.#sockets.delete(end));
    }
  }
}
