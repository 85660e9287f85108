import { Injectable } from '@nestjs/common';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import { otherSide } from '../domain/conversation.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import type { MessageId } from '../domain/message.ts';
import { ConversationWindows } from './conversation-windows.ts';
import { sideOf, Talks } from './talks.ts';
import { TellUnread } from './tell-unread.ts';

/** More wait for nobody; the next look takes the rest. */
const MOST_AT_ONCE = 100;

/** How far people have come with what was written to them. */
@Injectable()
export class ReadingMarks {
  constructor(
    private readonly talks: Talks,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly tellUnread: TellUnread,
    private readonly windows: ConversationWindows,
    private readonly transactions: Transactions,
  ) {}

  /** A device of theirs has all that was written so far. */
  async deliver(caller: EmployerCaller | WorkerCaller): Promise<void> {
    const side = sideOf(caller);
    const waiting = await this.conversations.listUndelivered(side, caller.userId, MOST_AT_ONCE);
    for (const { id, lastNumber } of waiting) {
      await this.transactions.run(async () => {
        const delivered = await this.conversations.deliver(id, side, lastNumber);
        if (delivered) {
          await this.windows.tell(delivered);
        }
      });
    }
  }

  /** They have read up to a message. Throws NOT_FOUND. */
  async read(
    caller: EmployerCaller | WorkerCaller,
    of: { readonly shiftId: ShiftId; readonly workerId: WorkerId },
    messageId: MessageId,
  ): Promise<void> {
    const { parties, side } = await this.talks.get(caller, of.shiftId, of.workerId);
    await this.transactions.run(async () => {
      const message = (await this.messages.find(parties.id, messageId)) ?? refuse('NOT_FOUND');
      const { number } = message;
      const unread = await this.messages.countAfter(parties.id, otherSide(side), number);
      const read = await this.conversations.read(parties.id, side, { number, unread });
      if (read) {
        await this.tellUnread.readBy(read, side);
        await this.windows.tell(read);
      }
    });
  }
}
