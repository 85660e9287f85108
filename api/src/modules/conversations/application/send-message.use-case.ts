import type { Message as MessageAnswer, MessageForm } from '@leafshift/contracts/conversations';
import { excerptOf } from '@leafshift/domain/conversations';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { type FileKey, Uploads } from '../../uploads/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import { type Conversation, otherSide, type Parties, type Side } from '../domain/conversation.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import type { Message, MessageId, NoticeId } from '../domain/message.ts';
import { messageView } from './conversation.view.ts';
import { ConversationWindows } from './conversation-windows.ts';
import { type Talk, Talks } from './talks.ts';
import { TellUnread } from './tell-unread.ts';

const HOUR_MS = 3_600_000;

/** What is written, by whom. */
export interface Written {
  readonly from: Side;
  readonly senderId: UserId;
  readonly sendId: string;
  readonly text: string;
  readonly imageKey: FileKey | null;
  readonly noticeId: NoticeId | null;
}

interface Kept {
  readonly message: Message;
  readonly conversation: Conversation;
}

/** One side of a shift writes to the other. */
@Injectable()
export class SendMessageUseCase {
  constructor(
    private readonly talks: Talks,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly tellUnread: TellUnread,
    private readonly windows: ConversationWindows,
    private readonly uploads: Uploads,
    private readonly changes: GuardedChanges,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Throws NOT_FOUND, TOO_MANY_REQUESTS, UPLOAD_NOT_FOUND, or why nobody can write any more. */
  async execute(
    caller: EmployerCaller | WorkerCaller,
    of: { readonly shiftId: ShiftId; readonly workerId: WorkerId },
    form: MessageForm,
  ): Promise<MessageAnswer> {
    const { parties } = await this.talks.get(caller, of.shiftId, of.workerId);
    await this.limits.count({
      name: 'messages',
      who: caller.userId,
      most: this.config.env.RATE_LIMIT_MESSAGES_PER_HOUR,
      windowMs: HOUR_MS,
    });
    const { talk, kept } = await this.changes.run(
      parties.id,
      () => this.#check(caller, of, form),
      async (checked) => ({ talk: checked, kept: await this.#keep(caller.userId, checked, form) }),
    );
    const { message, conversation } = kept;
    return messageView(message, {
      side: talk.side,
      conversation,
      image: message.imageKey && this.uploads.privateAddress(message.imageKey),
      isReported: false,
    });
  }

  /** Adds a message in the running transaction, with all that follows from it. */
  async add(parties: Parties, written: Written): Promise<Kept> {
    const { from, text, imageKey } = written;
    const sentAt = this.clock.now();
    const last = { from, text: excerptOf(text), hasImage: imageKey !== null, sentAt };
    const conversation = await this.conversations.append(parties, last);
    const message = {
      ...written,
      id: newId<MessageId>(),
      conversationId: parties.id,
      number: conversation.lastNumber,
      sentAt,
      removedAt: null,
    };
    await this.messages.add(message);
    await this.tellUnread.plan(conversation, otherSide(from));
    await this.windows.tell(parties);
    return { message, conversation };
  }

  async #check(
    caller: EmployerCaller | WorkerCaller,
    { shiftId, workerId }: { readonly shiftId: ShiftId; readonly workerId: WorkerId },
    { sendId }: MessageForm,
  ): Promise<Talk> {
    const talk = await this.talks.get(caller, shiftId, workerId);
    const sent = await this.messages.findSent(talk.parties.id, talk.side, sendId);
    if (!sent) {
      throwIfRefused((await this.talks.writing(talk)).refusal);
    }
    return talk;
  }

  /** What was sent under the same id stands, so that a repeat changes nothing. */
  async #keep(
    senderId: UserId,
    { parties, side }: Talk,
    { sendId, text, image }: MessageForm,
  ): Promise<Kept> {
    const message = await this.messages.findSent(parties.id, side, sendId);
    const conversation = message && (await this.conversations.find(parties.id));
    if (message && conversation) {
      return { message, conversation };
    }
    const imageKey = image ? await this.uploads.claim(senderId, 'message-image', image) : null;
    return this.add(parties, { from: side, senderId, sendId, text, imageKey, noticeId: null });
  }
}
