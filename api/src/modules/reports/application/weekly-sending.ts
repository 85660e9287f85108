import { randomUUID } from 'node:crypto';
import { mayDo } from '@leafshift/domain/business-members';
import { toCalendarDay } from '@leafshift/domain/time-zone';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { z } from 'zod';
import { asId, type UserId } from '../../../core/ids.ts';
import { Memberships } from '../../../core/members/memberships.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Mailer } from '../../../infra/mail/mailer.ts';
import { Leases } from '../../../infra/mongo/leases.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { Users } from '../../users/index.ts';
import { ReportRunRepository } from '../domain/report-run.repository.ts';
import { lastReported, type ReportWeek, sentAt, weekAt } from '../domain/weeks.ts';
import { reportHtml, reportText } from './report-document.ts';
import { ReportWriter } from './report-writer.ts';

const sendReport = outboxKind(
  'reports.weekly',
  z.strictObject({ userId: z.string(), week: z.string() }),
);

const LEASE = 'reports.weekly';
const LEASE_MS = 5 * 60_000;
const LOOK_EVERY_MS = 60_000;
const PART = 100;
/** A report that is later than this is not worth reading. */
const TOO_LATE_MS = 24 * 3_600_000;

/**
 * Sends the weekly reports on Monday morning. Whichever node holds the lease asks the outbox for one
 * mail a reader, a part at a time; a node that dies in between leaves the rest to another.
 */
@Injectable()
export class WeeklySending
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  readonly #owner = randomUUID();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(
    private readonly runs: ReportRunRepository,
    private readonly writer: ReportWriter,
    private readonly preferences: UserPreferences,
    private readonly users: Users,
    private readonly memberships: Memberships,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly transactions: Transactions,
    private readonly leases: Leases,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sendReport, ({ userId, week }, { recordId }) =>
      this.#send(
        asId<UserId>(userId),
        weekAt(new Date(`${toCalendarDay(week)}T12:00:00Z`)),
        recordId,
      ),
    );
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.run()
        .catch((err: unknown) => this.log.error('The weekly reports could not be sent', { err }))
        .finally(() => {
          this.#running = null;
        });
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#running;
  }

  /** Asks for the reports that are due and were not asked for. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const week = lastReported(now);
    if (now.getTime() - sentAt(week).getTime() > TOO_LATE_MS) return;
    if ((await this.runs.find(week.monday))?.isDone) return;
    while (await this.leases.take(LEASE, this.#owner, LEASE_MS)) {
      if (this.#stopped || (await this.#askForPart(week))) break;
    }
    await this.leases.release(LEASE, this.#owner);
  }

  /** True when nobody is left. */
  #askForPart({ monday }: ReportWeek): Promise<boolean> {
    return this.transactions.run(async () => {
      const run = await this.runs.find(monday);
      if (run?.isDone) return true;
      const readers = await this.preferences.wantingWeeklyReport(run?.after ?? null, PART);
      for (const userId of readers) {
        const key = `${monday}:${userId}`;
        await this.outbox.add(sendReport, { userId, week: monday }, { key });
      }
      const isDone = readers.length < PART;
      await this.runs.save(monday, { after: readers.at(-1) ?? run?.after ?? null, isDone });
      return isDone;
    });
  }

  /** The own account, or the business of who may read reports on it; null for who may read none. */
  async #reportedOn(userId: UserId): Promise<UserId | null> {
    const member = await this.memberships.find(userId);
    return member && mayDo(member.role, 'money') && member.stores === null
      ? member.businessId
      : null;
  }

  async #send(userId: UserId, week: ReportWeek, recordId: string): Promise<void> {
    const account = await this.users.find(userId);
    const { language, weeklyReport } = await this.preferences.of(userId);
    if (!account || !weeklyReport || account.usertype === 'Admin') return;
    const { usertype, name } = account;
    const reportedOn = await this.#reportedOn(userId);
    if (!reportedOn) return;
    const reader = { userId: reportedOn, usertype, name, language };
    const report = await this.writer.write(reader, week);
    await this.mailer.deliver({
      to: account.email,
      subject: report.subject,
      text: reportText(report),
      html: reportHtml(report),
      messageId: `<${recordId}@leafshift.ca>`,
      date: this.clock.now(),
    });
  }
}
