import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { SessionId, UserId } from '../../core/ids.ts';

export const userRoom = (userId: UserId): string => `user:${userId}`;
export const sessionRoom = (sessionId: SessionId): string => `session:${sessionId}`;

/** The socket server's rooms; empty until the gateway has opened it. */
@Injectable()
export class SocketRooms {
  #server: Server | null = null;

  opened(server: Server): void {
    this.#server = server;
  }

  emit(userId: UserId, event: string, data: unknown): void {
    this.#server?.to(userRoom(userId)).emit(event, data);
  }

  disconnectSession(sessionId: SessionId): void {
    this.#server?.local.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  get connected(): number {
    return this.#server?.sockets.sockets.size ?? 0;
  }
}
