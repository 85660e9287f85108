import { Injectable } from '@nestjs/common';
import type { Server, Socket } from 'socket.io';
import type { SessionId, UserId } from '../../core/ids.ts';
import { RecentEvents } from './recent-events.ts';

export const userRoom = (userId: UserId): string => `user:${userId}`;
export const sessionRoom = (sessionId: SessionId): string => `session:${sessionId}`;

/** What nodes tell one another: an event for the windows of some rooms. */
const FOR_ROOM = 'for-room';

/** The socket server's rooms; empty until the gateway has opened it. */
@Injectable()
export class SocketRooms {
  #server: Server | null = null;
  readonly #recent = new RecentEvents();

  opened(server: Server): void {
    this.#server = server;
    server.on(FOR_ROOM, (rooms: string[], event: string, data: unknown) => {
      this.#emitHere(rooms, event, data);
    });
  }

  /** Tells a socket that has just opened what its rooms were told while it was not there. */
  catchUp(socket: Socket): void {
    for (const { event, data } of this.#recent.of(socket.rooms)) socket.emit(event, data);
  }

  /** Windows on this node get it at once; the adapter would first wait for the database. */
  emit(userIds: readonly UserId[], event: string, data: unknown): void {
    const rooms = userIds.map(userRoom);
    // To no room at all would mean to everybody.
    if (rooms.length === 0) {
      return;
    }
    this.#emitHere(rooms, event, data);
    this.#server?.serverSideEmit(FOR_ROOM, rooms, event, data);
  }

  #emitHere(rooms: string[], event: string, data: unknown): void {
    this.#recent.add(rooms, event, data);
    this.#server?.local.to(rooms).emit(event, data);
  }

  disconnectSession(sessionId: SessionId): void {
    this.#server?.local.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  /** Closes the connections in the way that windows answer by connecting anew, on another node. */
  moveElsewhere(): void {
    this.#server?.engine.close();
  }

  get connected(): number {
    return this.#server?.sockets.sockets.size ?? 0;
  }
}
