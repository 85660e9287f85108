import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { SessionId, UserId } from '../../core/ids.ts';

export const userRoom = (userId: UserId): string => `user:${userId}`;
export const sessionRoom = (sessionId: SessionId): string => `session:${sessionId}`;

/** What nodes tell one another: an event for the windows of some rooms. */
const FOR_ROOM = 'for-room';

/** The socket server's rooms; empty until the gateway has opened it. */
@Injectable()
export class SocketRooms {
  #server: Server | null = null;

  opened(server: Server): void {
    this.#server = server;
    server.on(FOR_ROOM, (rooms: string[], event: string, data: unknown) => {
      server.local.to(rooms).emit(event, data);
    });
  }

  /** Windows on this node get it at once; the adapter would first wait for the database. */
  emit(userIds: readonly UserId[], event: string, data: unknown): void {
    const rooms = userIds.map(userRoom);
    // To no room at all would mean to everybody.
    if (rooms.length === 0) {
      return;
    }
    this.#server?.local.to(rooms).emit(event, data);
    this.#server?.serverSideEmit(FOR_ROOM, rooms, event, data);
  }

  disconnectSession(sessionId: SessionId): void {
    this.#server?.local.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  get connected(): number {
    return this.#server?.sockets.sockets.size ?? 0;
  }
}
