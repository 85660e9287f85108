import type { CallAnswer } from '@leafshift/contracts/core';
import type { postingReports, ReportForm } from '@leafshift/contracts/moderation';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { type AdminId, asId, type EmployerId, type IdOf } from '../../../core/ids.ts';
import type { PageRequest, Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { AdminActions } from '../../admin/index.ts';
import {
  FORMER_MEMBER,
  MarketAccounts,
  type PermanentPostingId,
  PostingModeration,
} from '../../job-board/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import {
  type PostingReport,
  type PostingReportId,
  PostingReportRepository,
} from '../domain/posting-report.ts';
import { Reporters } from './reporters.ts';

type Reported = Pick<PostingReport, 'employmentType' | 'title' | 'employerId'>;

/** What people report about postings, and that the back office puts it aside. */
@Injectable()
export class PostingReports {
  constructor(
    private readonly reports: PostingReportRepository,
    private readonly reporters: Reporters,
    private readonly postings: PostingModeration,
    private readonly shifts: Shifts,
    private readonly accounts: MarketAccounts,
    private readonly actions: AdminActions,
    private readonly users: Users,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for what the person cannot see, or TOO_MANY_REQUESTS. */
  async report(
    caller: SignedInCaller | null,
    postId: string,
    { reason, words = '' }: ReportForm,
  ): Promise<void> {
    const reporter = await this.reporters.count(caller);
    const posting = (await this.#seen(caller, postId)) ?? refuse('NOT_FOUND');
    const report = {
      ...posting,
      id: newId<PostingReportId>(),
      postId,
      reason,
      words,
      reporter,
      userId: caller?.userId ?? null,
      createdAt: this.clock.now(),
    };
    await this.transactions.run(async () => {
      await this.reports.add(report);
      await this.users.tellBackOffice('reports');
    });
  }

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.reports.countWaiting();
  }

  /** Those that wait for a decision, longest waiting first. */
  async list(page: PageRequest): Promise<CallAnswer<typeof postingReports>> {
    const { items, nextCursor } = await this.reports.listOpen(page);
    const cards = await this.accounts.cards(items.map(({ employerId }) => employerId));
    const reports = items.map(({ id, employerId, userId, reporter: _, createdAt, ...report }) => ({
      ...report,
      _id: id,
      employer: employerId,
      employerName: (cards.get(employerId) ?? FORMER_MEMBER).name,
      isMember: userId !== null,
      createdAt: createdAt.toISOString(),
    }));
    return { reports, nextCursor };
  }

  /** Throws NOT_FOUND also for one that is decided. */
  async dismiss(adminId: AdminId, id: PostingReportId): Promise<void> {
    await this.transactions.run(async () => {
      const report = (await this.reports.find(id)) ?? refuse('NOT_FOUND');
      if (!(await this.reports.close(id))) {
        refuse('NOT_FOUND');
      }
      await this.users.tellBackOffice('reports');
      await this.actions.note(report.employerId, {
        adminId,
        action: 'report-dismissed',
        target: asId<IdOf<'Post'>>(report.postId),
        details: { report: id, reason: report.reason },
        at: this.clock.now(),
      });
    });
  }

  /** A published posting is seen by everybody, a shift by members. */
  async #seen(caller: SignedInCaller | null, postId: string): Promise<Reported | null> {
    const posting = await this.postings.find(asId<PermanentPostingId>(postId));
    if (posting?.state === 'published') {
      return reported('Permanent', posting.jobType, posting.employerId);
    }
    const shift = caller && (await this.shifts.find(asId<ShiftId>(postId)));
    return shift && reported('Temp', shift.jobTitle, shift.employerId);
  }
}

const reported = (
  employmentType: Reported['employmentType'],
  title: string,
  employerId: EmployerId,
): Reported => ({ employmentType, title, employerId });
