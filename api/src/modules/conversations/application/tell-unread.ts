import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { NotificationReading, Notifier } from '../../notification/index.ts';
import { Shifts } from '../../posts/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import { type Conversation, otherSide, type Side, userOf } from '../domain/conversation.ts';

/** Who has the conversation open reads within it; they need no notification, push or mail. */
const TELL_AFTER_MS = 30_000;
/** Further messages that are not read are told together at most this often. */
const TELL_EVERY_MS = 30 * 60_000;

const tell = outboxKind(
  'conversations.tell',
  z.strictObject({ conversationId: z.string(), side: z.enum(['business', 'worker']) }),
);

/** Tells people by notification, push and mail that they have messages which they have not read (MSG-8). */
@Injectable()
export class TellUnread implements OnModuleInit {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly shifts: Shifts,
    private readonly accounts: MarketAccounts,
    private readonly notifier: Notifier,
    private readonly reading: NotificationReading,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(tell, ({ conversationId, side }) =>
      this.transactions.run(() => this.#tell(asId<AssignmentId>(conversationId), side)),
    );
  }

  /** Plans that a side is told, unless it is planned; in the transaction of the message. */
  async plan(conversation: Conversation, side: Side): Promise<void> {
    const { tellAt, toldAt, unread } = conversation[side];
    if (tellAt !== null) {
      return;
    }
    const soon = this.clock.now().getTime() + TELL_AFTER_MS;
    const isFurther = unread > 1 && toldAt !== null;
    const notBefore = new Date(isFurther ? Math.max(soon, toldAt.getTime() + TELL_EVERY_MS) : soon);
    await this.conversations.planTelling(conversation.id, side, notBefore);
    await this.outbox.add(tell, { conversationId: conversation.id, side }, { notBefore });
  }

  /** What told of messages that are read now is read, too; in the transaction of the reading. */
  async readBy(conversation: Conversation, side: Side): Promise<void> {
    const { toldKey, unread } = conversation[side];
    if (toldKey !== null && unread === 0) {
      await this.reading.markKeyRead(userOf(conversation, side), toldKey);
    }
  }

  async #tell(id: AssignmentId, side: Side): Promise<void> {
    const conversation = await this.conversations.find(id);
    const shift = conversation && (await this.shifts.find(conversation.shiftId));
    if (!conversation || conversation[side].tellAt === null) {
      return;
    }
    if (!shift || conversation[side].unread === 0) {
      await this.conversations.told(id, side, null);
      return;
    }
    const { shiftId, workerId, lastNumber } = conversation;
    const userId = userOf(conversation, side);
    const about = userOf(conversation, otherSide(side));
    const { name, photo } = (await this.accounts.cards([about])).get(about) ?? FORMER_MEMBER;
    const { toldKey } = conversation[side];
    if (toldKey !== null) {
      await this.reading.markKeyRead(userId, toldKey);
    }
    const key = `message:${id}:${lastNumber}`;
    await this.notifier.notify({
      userId,
      kind: 'message-received',
      params: {
        name,
        jobTitle: shift.jobTitle,
        date: shift.startsAt.toISOString(),
        timeZone: shift.timeZone,
        postId: shiftId,
      },
      about,
      image: photo,
      link: `/messages?shift=${shiftId}&worker=${workerId}`,
      key,
    });
    await this.conversations.told(id, side, { at: this.clock.now(), key });
  }
}
