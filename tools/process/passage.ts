import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What passes between the two ends of a connection. */
type Join = (client: Socket, server: Socket) => void;

/** A way to a server, on a port of its own, at which one can look or stand in between. */
export class Passage {
  readonly port: number;
  readonly #listener: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(listener: Server) {
    this.#listener = listener;
    this.port = (listener.address() as AddressInfo).port;
  }

  /** Opens one to the server of an address such as `mongodb://127.0.0.1:27017`. */
  static async to(address: string, join: Join): Promise<Passage> {
    const { hostname, port } = new URL(address);
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const passage = new Passage(listener);
    listener.on('connection', (client) => {
      const ends = [client, connect(Number(port), hostname)] as const;
      for (const socket of ends) passage.#keep(socket, ends);
      join(...ends);
    });
    return passage;
  }

  /** Breaks every connection that is open. */
  break(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.break();
    await this.#listener[Symbol.asyncDispose]();
  }

  #keep(socket: Socket, ends: readonly Socket[]): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    // Processes are killed on purpose here; the other end is told by closing it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      for (const end of ends) end.destroy();
    });
  }
}
