import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { createAdapter } from '@socket.io/mongo-adapter';
import { Server, type Socket } from 'socket.io';
import { Authenticator } from '../../core/caller/authenticator.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { Config } from '../config/config.ts';
import { Log } from '../logger/log.ts';
import { Database } from '../mongo/database.ts';
import { socketEvents } from './socket-events.schema.ts';
import { SocketRooms, sessionRoom, userRoom } from './socket-rooms.ts';

interface HandshakeError extends Error {
  data?: { readonly code: string };
}

const MAX_MESSAGE_BYTES = 16 * 1024;

/**
 * socket.io on the API's own server, joined to the other nodes through the database. A socket needs
 * a good token and gets its own user's room; nothing else that a client says is trusted.
 */
@Injectable()
export class SocketServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #server: Server | null = null;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly authenticator: Authenticator,
    private readonly rooms: SocketRooms,
    private readonly config: Config,
    private readonly database: Database,
    private readonly log: Log,
  ) {
    database.model(socketEvents);
  }

  onApplicationBootstrap(): void {
    const http = this.host.httpAdapter.getHttpServer() as HttpServer;
    const allowedOrigin = new URL(this.config.portalUrl).origin;
    const server = new Server(http, {
      path: SOCKET_PATH,
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      adapter: createAdapter(this.database.native.collection(socketEvents.name), {
        addCreatedAtField: true,
      }),
      // A browser always names its origin, and `cors` does not stop it on a WebSocket.
      allowRequest: ({ headers: { origin } }: IncomingMessage, decide) => {
        decide(null, origin === undefined || origin === allowedOrigin);
      },
    });
    server.use((socket, next) => {
      this.#letIn(socket).then(
        () => next(),
        (error: unknown) => next(this.#refusal(error)),
      );
    });
    server.on('connection', (socket) => {
      socket.on('error', (err) => this.log.warn('A socket failed', { err }));
    });
    this.rooms.opened(server);
    this.#server = server;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#server?.close();
  }

  async #letIn(socket: Socket): Promise<void> {
    const { token } = socket.handshake.auth as { readonly token?: unknown };
    if (typeof token !== 'string' || token === '') {
      throw new ApiError('NOT_AUTHENTICATED');
    }
    const caller = await this.authenticator.authenticate(token);
    await socket.join([userRoom(caller.userId), sessionRoom(caller.sessionId)]);
    // A session that ended since the first look had no socket to disconnect yet.
    await this.authenticator.authenticate(token);
  }

  #refusal(error: unknown): HandshakeError {
    const known = error instanceof ApiError ? error : new ApiError('INTERNAL', { cause: error });
    if (known.code === 'INTERNAL') {
      this.log.error('A socket could not be checked', { err: error });
    }
    const refusal: HandshakeError = new Error(known.message);
    refusal.data = { code: known.code };
    return refusal;
  }
}
