import type { RealtimeEventName, RealtimeEvents } from '@leafshift/contracts/realtime';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type SessionId, type UserId } from '../../core/ids.ts';
import { Audience } from '../../core/members/audience.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxHandlers } from '../outbox/outbox-handlers.ts';
import { outboxKind } from '../outbox/outbox-kind.ts';
import { SocketRooms } from './socket-rooms.ts';

const postUpdated = outboxKind(
  'realtime.postUpdated',
  z.strictObject({ postId: z.string(), userIds: z.array(z.string()) }),
);

/** Events to the open windows of users, on whichever node they are connected. */
@Injectable()
export class Realtime implements OnModuleInit {
  constructor(
    private readonly rooms: SocketRooms,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly audience: Audience,
  ) {}

  onModuleInit(): void {
    this.handlers.register(postUpdated, async ({ postId, userIds }) => {
      const readers = await this.audience.ofEach(
        userIds.map((id) => asId<UserId>(id)),
        { needs: 'shifts', about: { kind: 'shift', id: postId } },
      );
      this.emit(readers, 'postUpdated', { postId });
    });
  }

  /** Sends at once; only what is durable is told: from an outbox handler, or after a single write outside of a transaction. */
  emit<Name extends RealtimeEventName>(
    userIds: readonly UserId[],
    event: Name,
    data: RealtimeEvents[Name],
  ): void {
    this.rooms.emit(userIds, event, data);
  }

  /** Tells users that a posting changed, once the running transaction is durable. */
  async postChanged(postId: string, userIds: readonly UserId[]): Promise<void> {
    if (userIds.length > 0) {
      await this.outbox.add(postUpdated, { postId, userIds: [...userIds] });
    }
  }

  /** Disconnects the sockets of an ended session on this node. */
  disconnectSession(sessionId: SessionId): void {
    this.rooms.disconnectSession(sessionId);
  }
}
