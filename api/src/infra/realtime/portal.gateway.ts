import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { sayIn } from '@leafshift/texts/server';
import { type OnGatewayConnection, type OnGatewayInit, WebSocketGateway } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { Authenticator } from '../../core/caller/authenticator.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { Log } from '../logger/log.ts';
import { SocketRooms, sessionRoom, userRoom } from './socket-rooms.ts';

interface HandshakeError extends Error {
  data?: { readonly code: string };
}

const MAX_MESSAGE_BYTES = 16 * 1024;

/**
 * The sockets of the portal's windows. A socket needs a good token and gets its own user's and its own
 * session's room; it sends no messages, and nothing else that a client says is trusted.
 */
@WebSocketGateway({ path: SOCKET_PATH, serveClient: false, maxHttpBufferSize: MAX_MESSAGE_BYTES })
export class PortalGateway implements OnGatewayInit<Server>, OnGatewayConnection<Socket> {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly rooms: SocketRooms,
    private readonly log: Log,
  ) {}

  afterInit(server: Server): void {
    server.use((socket, next) => {
      this.#letIn(socket).then(
        () => next(),
        (error: unknown) => next(this.#refusal(error)),
      );
    });
    this.rooms.opened(server);
  }

  handleConnection(socket: Socket): void {
    socket.on('error', (err) => this.log.warn('A socket failed', { err }));
    this.rooms.catchUp(socket);
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
    const refusal: HandshakeError = new Error(sayIn(DEFAULT_LANGUAGE, known.text));
    refusal.data = { code: known.code };
    return refusal;
  }
}
