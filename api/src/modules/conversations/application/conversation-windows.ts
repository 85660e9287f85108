import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type UserId } from '../../../core/ids.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import type { Parties } from '../domain/conversation.ts';

const changed = outboxKind(
  'conversations.changed',
  z.strictObject({ shiftId: z.string(), employerId: z.string(), workerId: z.string() }),
);

/** Tells open windows of the two that their conversation is to be fetched again. */
@Injectable()
export class ConversationWindows implements OnModuleInit {
  constructor(
    private readonly realtime: Realtime,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(changed, async ({ shiftId, employerId, workerId }) => {
      this.realtime.emit(
        [asId<UserId>(employerId), asId<UserId>(workerId)],
        'conversationChanged',
        { postId: shiftId, workerId },
      );
    });
  }

  /** Once the running transaction is durable. */
  async tell({ shiftId, employerId, workerId }: Parties): Promise<void> {
    await this.outbox.add(changed, { shiftId, employerId, workerId });
  }
}
