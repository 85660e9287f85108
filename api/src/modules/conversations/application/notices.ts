import type {
  notices as listCall,
  Notice as NoticeAnswer,
  NoticeForm,
} from '@leafshift/contracts/conversations';
import type { CallAnswer } from '@leafshift/contracts/core';
import { conversationRefusal, MOST_NOTIFIED } from '@leafshift/domain/conversations';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { Uploads } from '../../uploads/index.ts';
import { Users } from '../../users/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import type { Parties } from '../domain/conversation.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import type { NoticeId } from '../domain/message.ts';
import { type Notice, NoticeRepository } from '../domain/notice.ts';
import { stateOf } from './conversation.view.ts';
import { NoticeAudience } from './notice-audience.ts';
import { SendMessageUseCase } from './send-message.use-case.ts';

const HOUR_MS = 3_600_000;

/** One message of a business to all confirmed workers of a shift or a day. */
@Injectable()
export class Notices {
  constructor(
    private readonly audience: NoticeAudience,
    private readonly notices: NoticeRepository,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly sending: SendMessageUseCase,
    private readonly uploads: Uploads,
    private readonly users: Users,
    private readonly changes: GuardedChanges,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Throws NOT_FOUND, NOBODY_TO_NOTIFY, TOO_MANY_TO_NOTIFY, CONVERSATION_OWN_AWAY, UPLOAD_NOT_FOUND or TOO_MANY_REQUESTS. */
  async send(employerId: EmployerId, form: NoticeForm): Promise<NoticeAnswer> {
    await this.limits.count({
      name: 'notices',
      who: employerId,
      most: this.config.env.RATE_LIMIT_NOTICES_PER_HOUR,
      windowMs: HOUR_MS,
    });
    const notice = await this.changes.run(
      employerId,
      () => this.#check(employerId, form),
      (checked) =>
        'sendId' in checked ? Promise.resolve(checked) : this.#keep(employerId, form, checked),
    );
    const [view] = await this.#views([notice]);
    return view as NoticeAnswer;
  }

  /** Newest first; of one shift where there is one. */
  async list(
    employerId: EmployerId,
    shiftId: ShiftId | null,
    page: PageRequest,
  ): Promise<CallAnswer<typeof listCall>> {
    const { items, nextCursor } = await this.notices.list(employerId, shiftId, page);
    return { notices: await this.#views(items), nextCursor };
  }

  /** What was sent under the same id stands; else whom it goes to. */
  async #check(
    employerId: EmployerId,
    { sendId, to }: NoticeForm,
  ): Promise<Notice | { readonly parties: readonly Parties[] }> {
    const sent = await this.notices.findSent(employerId, sendId);
    if (sent) {
      return sent;
    }
    if ((await this.users.trustOf([employerId])).get(employerId)?.suspended !== false) {
      throwIfRefused(conversationRefusal('CONVERSATION_OWN_AWAY'));
    }
    const parties = await this.audience.of(employerId, to);
    if (parties.length === 0) {
      throwIfRefused(conversationRefusal('NOBODY_TO_NOTIFY'));
    }
    if (parties.length > MOST_NOTIFIED) {
      throwIfRefused(conversationRefusal('TOO_MANY_TO_NOTIFY'));
    }
    return { parties };
  }

  async #keep(
    employerId: EmployerId,
    { sendId, to, text, image }: NoticeForm,
    { parties }: { readonly parties: readonly Parties[] },
  ): Promise<Notice> {
    const imageKey = image ? await this.uploads.claim(employerId, 'message-image', image) : null;
    const notice = {
      id: newId<NoticeId>(),
      employerId,
      sendId,
      to,
      shiftIds: [...new Set(parties.map(({ shiftId }) => shiftId))],
      text,
      imageKey,
      sentAt: this.clock.now(),
    };
    await this.notices.add(notice);
    for (const each of parties) {
      await this.sending.add(each, {
        from: 'business',
        senderId: employerId,
        sendId,
        text,
        imageKey,
        noticeId: notice.id,
      });
    }
    return notice;
  }

  async #views(notices: readonly Notice[]): Promise<NoticeAnswer[]> {
    const messages = await this.messages.listOfNotices(notices.map(({ id }) => id));
    const conversations = new Map(
      (
        await this.conversations.list([
          ...new Set(messages.map(({ conversationId }) => conversationId)),
        ])
      ).map((conversation) => [conversation.id, conversation]),
    );
    return notices.map((notice) => {
      const states = messages
        .filter(({ noticeId }) => noticeId === notice.id)
        .flatMap((message) => {
          const conversation = conversations.get(message.conversationId);
          return conversation ? [stateOf(message, conversation)] : [];
        });
      return {
        _id: notice.id,
        to: notice.to,
        text: notice.text,
        image: notice.imageKey && this.uploads.privateAddress(notice.imageKey),
        sentAt: notice.sentAt.toISOString(),
        workers: states.length,
        delivered: states.filter((state) => state !== 'sent').length,
        read: states.filter((state) => state === 'read').length,
      };
    });
  }
}
