import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server of this machine that can be shut, as if the server were gone. */
export class Gate {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly port: number;
  #isOpen = true;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /** Opens a way to the port, on a port of its own. */
  static async before(target: number): Promise<Gate> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const gate = new Gate(server, (server.address() as AddressInfo).port);
    server.on('connection', (socket) => gate.#pass(socket, target));
    return gate;
  }

  /** Breaks what is under way; whoever comes is sent away. */
  shut(): void {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  open(): void {
    this.#isOpen = true;
  }

  async stop(): Promise<void> {
    this.shut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #pass(socket: Socket, target: number): void {
    if (!this.#isOpen) {
      socket.destroy();
      return;
    }
    const onward = connect(target, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#sockets.add(end);
      // A broken connection is what the gate is for; the other end hears of it.
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.#sockets.delete(end);
        other.destroy();
      });
    }
  }
}
