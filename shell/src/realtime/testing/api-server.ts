import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { Server } from 'socket.io';

/** A socket server on loopback as the API is one: the token at the handshake, events to the user. */
export class ApiServer {
  readonly tokens: unknown[] = [];
  /** The reason to refuse whoever comes, as the API does for an ended session. */
  refusal: string | null = null;
  #sockets: Server | null = null;
  #port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Begins to listen, after an outage at the same port as before. */
  async start(): Promise<void> {
    const http = createServer();
    const sockets = new Server(http, { path: SOCKET_PATH, transports: ['websocket'] });
    sockets.use((_socket, next) =>
      next(this.refusal === null ? undefined : new Error(this.refusal)),
    );
    sockets.on('connection', (socket) => this.tokens.push(socket.handshake.auth.token));
    await new Promise<void>((resolve) => http.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (http.address() as AddressInfo).port;
    this.#sockets = sockets;
  }

  /** Goes away as a server does that crashed: connections break off, new ones find nobody. */
  async stop(): Promise<void> {
    await this.#sockets?.close();
    this.#sockets = null;
  }

  emit(event: string, payload: unknown): void {
    this.#sockets?.emit(event, payload);
  }

  /** Closes all sockets the way a revoked session's are closed. */
  revoke(): void {
    this.#sockets?.disconnectSockets(true);
  }

  /** Breaks the connections off; the server stays. */
  interrupt(): void {
    for (const socket of this.#sockets?.sockets.sockets.values() ?? []) socket.conn.close();
  }

  /** Resolves with the next connection. */
  connection(): Promise<void> {
    return new Promise((resolve) => {
      this.#sockets?.once('connection', () => resolve());
    });
  }
}
