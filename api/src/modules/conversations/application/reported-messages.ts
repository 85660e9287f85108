import type {
  MessageReport as MessageReportAnswer,
  MessageReportDecision,
  messageReports,
  readReportedConversation,
} from '@leafshift/contracts/conversations';
import type { CallAnswer } from '@leafshift/contracts/core';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { type AdminId, asId, type IdOf, type UserId } from '../../../core/ids.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { AdminActions } from '../../admin/index.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../job-board/index.ts';
import { Shifts } from '../../posts/index.ts';
import { Uploads } from '../../uploads/index.ts';
import { Users } from '../../users/index.ts';
import { ConversationRepository } from '../domain/conversation.repository.ts';
import { otherSide } from '../domain/conversation.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import type { Message } from '../domain/message.ts';
import {
  type MessageReport,
  type MessageReportId,
  MessageReportRepository,
} from '../domain/message-report.ts';
import { ConversationWindows } from './conversation-windows.ts';

/** How many messages before and after a reported one the back office reads with it. */
const BEFORE = 20;
const AFTER = 10;

const reportedOf = ({ employerId, workerId, from }: MessageReport): UserId =>
  from === 'business' ? employerId : workerId;

/** Reported messages on the desk of the back office, which reads no other conversation. */
@Injectable()
export class ReportedMessages {
  constructor(
    private readonly reports: MessageReportRepository,
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly windows: ConversationWindows,
    private readonly shifts: Shifts,
    private readonly accounts: MarketAccounts,
    private readonly uploads: Uploads,
    private readonly actions: AdminActions,
    private readonly users: Users,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Those that wait for a decision, longest waiting first. */
  async list(page: PageRequest): Promise<CallAnswer<typeof messageReports>> {
    const { items, nextCursor } = await this.reports.listOpen(page);
    return { reports: await this.#views(items), nextCursor };
  }

  /** What was written around a reported message; the reading is noted. Throws NOT_FOUND. */
  async read(
    adminId: AdminId,
    id: MessageReportId,
  ): Promise<CallAnswer<typeof readReportedConversation>> {
    const report = (await this.reports.find(id)) ?? refuse('NOT_FOUND');
    const { conversationId, number } = report;
    const around = await this.messages.listBetween(conversationId, number - BEFORE, number + AFTER);
    await this.transactions.run(() => this.#note(adminId, report, 'conversation-read', {}));
    const [view] = await this.#views([report]);
    return {
      report: view ?? refuse('NOT_FOUND'),
      messages: around.map((message) => this.#context(message, report)),
    };
  }

  /** Throws NOT_FOUND also for one that is decided. */
  async decide(
    adminId: AdminId,
    id: MessageReportId,
    { decision, reason }: MessageReportDecision,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const report = (await this.reports.find(id)) ?? refuse('NOT_FOUND');
      const at = this.clock.now();
      if (!(await this.reports.decide(id, { decision, reason, by: adminId, at }))) {
        refuse('NOT_FOUND');
      }
      const { conversationId, messageId, number } = report;
      if (decision !== 'dismissed') {
        await this.messages.empty(messageId, at);
        await this.conversations.forgetLast(conversationId, number);
      }
      if (decision === 'closed') {
        await this.conversations.close(conversationId, at);
      }
      const conversation = await this.conversations.find(conversationId);
      if (conversation) {
        await this.windows.tell(conversation);
      }
      await this.users.tellBackOffice('messageReports');
      await this.#note(adminId, report, 'message-report-decided', { decision, reason });
    });
  }

  async #note(
    adminId: AdminId,
    report: MessageReport,
    action: 'conversation-read' | 'message-report-decided',
    details: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.actions.note(reportedOf(report), {
      adminId,
      action,
      target: asId<IdOf<'Post'>>(report.shiftId),
      details: { report: report.id, ...details },
      at: this.clock.now(),
    });
  }

  /** The reported message as it was, also where it is emptied by now. */
  #context(message: Message, report: MessageReport) {
    const isReported = message.id === report.messageId;
    const { text, imageKey } = isReported ? report : message;
    return {
      _id: message.id,
      side: message.from,
      text,
      image: imageKey && this.uploads.privateAddress(imageKey),
      isRemoved: message.removedAt !== null,
      isReported,
      sentAt: message.sentAt.toISOString(),
    };
  }

  async #views(reports: readonly MessageReport[]): Promise<MessageReportAnswer[]> {
    const shifts = await this.shifts.list(reports.map(({ shiftId }) => shiftId));
    const cards = await this.accounts.cards(
      reports.flatMap(({ employerId, workerId }) => [employerId, workerId]),
    );
    const person = (id: UserId) => ({ _id: id, name: (cards.get(id) ?? FORMER_MEMBER).name });
    return reports.map((report) => {
      const shift = shifts.find(({ id }) => id === report.shiftId);
      return {
        _id: report.id,
        post: report.shiftId,
        jobTitle: shift?.jobTitle ?? '',
        locationName: shift?.location.locationName ?? '',
        reason: report.reason,
        words: report.words,
        reporter: person(reportedOf({ ...report, from: otherSide(report.from) })),
        reported: { ...person(reportedOf(report)), side: report.from },
        createdAt: report.createdAt.toISOString(),
      };
    });
  }
}
