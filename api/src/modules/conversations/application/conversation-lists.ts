import type {
  conversations as listCall,
  OpenConversation,
} from '@leafshift/contracts/conversations';
import type { CallAnswer } from '@leafshift/contracts/core';
import { Injectable } from '@nestjs/common';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import type { WorkerId } from '../../../core/ids.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';
import { Uploads } from '../../uploads/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import { otherSide, userOf } from '../domain/conversation.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import { MessageReportRepository } from '../domain/message-report.ts';
import { conversationView, messageView } from './conversation.view.ts';
import { sideOf, type Talk, Talks } from './talks.ts';

/** What the two of a shift read of each other. */
@Injectable()
export class ConversationLists {
  constructor(
    private readonly talks: Talks,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly reports: MessageReportRepository,
    private readonly shifts: Shifts,
    private readonly accounts: MarketAccounts,
    private readonly profiles: Profiles,
    private readonly uploads: Uploads,
  ) {}

  /** The newest message first. */
  async list(
    caller: EmployerCaller | WorkerCaller,
    page: PageRequest,
  ): Promise<CallAnswer<typeof listCall>> {
    const side = sideOf(caller);
    const { userId } = caller;
    const { items, nextCursor } = await this.conversations.listOf(side, userId, page);
    const shifts = await this.shifts.list(items.map(({ shiftId }) => shiftId));
    const cards = await this.accounts.cards(items.map((item) => userOf(item, otherSide(side))));
    const undelivered = await this.conversations.listUndelivered(side, userId, 1);
    return {
      conversations: items.flatMap((conversation) => {
        const shift = shifts.find(({ id }) => id === conversation.shiftId);
        const other = cards.get(userOf(conversation, otherSide(side))) ?? FORMER_MEMBER;
        return shift
          ? [conversationView({ parties: conversation, shift, other, side, conversation })]
          : [];
      }),
      nextCursor,
      unread: await this.conversations.countUnread(side, userId),
      isUndelivered: undelivered.length > 0,
    };
  }

  /** Throws NOT_FOUND for everybody but the two. */
  async open(
    caller: EmployerCaller | WorkerCaller,
    of: { readonly shiftId: ShiftId; readonly workerId: WorkerId },
    page: PageRequest,
  ): Promise<OpenConversation> {
    const talk = await this.talks.get(caller, of.shiftId, of.workerId);
    const { parties, shift, side, conversation } = talk;
    const otherId = userOf(parties, otherSide(side));
    const other = (await this.accounts.cards([otherId])).get(otherId) ?? FORMER_MEMBER;
    const { until, refusal } = await this.talks.writing(talk);
    return {
      conversation: conversationView({ parties, shift, other, side, conversation }),
      writing: { until: until.toISOString(), refusal: refusal?.code ?? null },
      areLinksTrusted: await this.#areLinksTrusted(talk),
      ...(await this.#messages(talk, page)),
    };
  }

  async #messages({ parties, side, conversation }: Talk, page: PageRequest) {
    if (!conversation) {
      return { messages: [], nextCursor: null };
    }
    const { items, nextCursor } = await this.messages.list(parties.id, page);
    const reported = await this.reports.listReported(items.map(({ id }) => id));
    const messages = items.map((message) =>
      messageView(message, {
        side,
        conversation,
        image: message.imageKey && this.uploads.privateAddress(message.imageKey),
        isReported: reported.has(message.id),
      }),
    );
    return { messages, nextCursor };
  }

  /** Those of a business whose licence was approved; nobody follows a link of a worker (MSG-6). */
  async #areLinksTrusted({ side, parties: { employerId } }: Talk): Promise<boolean> {
    return side === 'worker' && (await this.profiles.listLicensed([employerId])).has(employerId);
  }
}
