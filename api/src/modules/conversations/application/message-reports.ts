import type { MessageReportForm } from '@leafshift/contracts/conversations';
import { conversationRefusal } from '@leafshift/domain/conversations';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import type { Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import type { ShiftId } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { MessageRepository } from '../domain/message.repository.ts';
import type { MessageId } from '../domain/message.ts';
import { type MessageReportId, MessageReportRepository } from '../domain/message-report.ts';
import { Talks } from './talks.ts';

const HOUR_MS = 3_600_000;

/** What one side reports about a message of the other one. */
@Injectable()
export class MessageReports {
  constructor(
    private readonly talks: Talks,
    private readonly messages: MessageRepository,
    private readonly reports: MessageReportRepository,
    private readonly users: Users,
    private readonly transactions: Transactions,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Throws NOT_FOUND, MESSAGE_IS_OWN or TOO_MANY_REQUESTS; a repeat changes nothing. */
  async report(
    caller: EmployerCaller | WorkerCaller,
    of: { readonly shiftId: ShiftId; readonly workerId: WorkerId; readonly messageId: MessageId },
    { reason, words = '' }: MessageReportForm,
  ): Promise<void> {
    const { parties, side } = await this.talks.get(caller, of.shiftId, of.workerId);
    const message = (await this.messages.find(parties.id, of.messageId)) ?? refuse('NOT_FOUND');
    if (message.from === side) {
      throwIfRefused(conversationRefusal('MESSAGE_IS_OWN'));
    }
    await this.limits.count({
      name: 'message-reports',
      who: caller.userId,
      most: this.config.env.RATE_LIMIT_REPORTS_PER_HOUR,
      windowMs: HOUR_MS,
    });
    const { shiftId, employerId, workerId } = parties;
    const { id: messageId, number, from, text, imageKey } = message;
    await this.transactions.run(async () => {
      const isFirst = await this.reports.add({
        id: newId<MessageReportId>(),
        conversationId: parties.id,
        messageId,
        number,
        shiftId,
        employerId,
        workerId,
        from,
        reason,
        words,
        text,
        imageKey,
        createdAt: this.clock.now(),
      });
      if (isFirst) {
        await this.users.tellBackOffice('messageReports');
      }
    });
  }

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.reports.countWaiting();
  }
}
