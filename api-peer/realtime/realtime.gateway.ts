import {
  type RealtimeEventName,
  type RealtimeEvents,
  SOCKET_PATH,
} from '@leafshift/contracts/realtime';
import { JwtService } from '@nestjs/jwt';
import { type OnGatewayInit, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { SessionsService, type TokenClaims } from '../auth/sessions.service.ts';

const roomOf = (userId: string): string => `user:${userId}`;

/** A socket needs a good token and hears what goes to its user. */
@WebSocketGateway({ path: SOCKET_PATH, serveClient: false })
export class RealtimeGateway implements OnGatewayInit<Server> {
  @WebSocketServer()
  private readonly server: Server;

  constructor(
    private readonly jwt: JwtService,
    private readonly sessions: SessionsService,
  ) {}

  afterInit(server: Server): void {
    server.use((socket, next) => {
      this.letIn(socket).then(() => next(), next);
    });
  }

  send<Name extends RealtimeEventName>(
    userIds: readonly string[],
    event: Name,
    data: RealtimeEvents[Name],
  ): void {
    this.server.to(userIds.map(roomOf)).emit(event, data);
  }

  private async letIn(socket: Socket): Promise<void> {
    const claims = await this.jwt.verifyAsync<TokenClaims>(socket.handshake.auth.token);
    const { userId } = await this.sessions.callerOf(claims);
    await socket.join(roomOf(userId));
  }
}
