import { Injectable } from '@nestjs/common';
import { type AdminId, asId, type EmployerId, type IdOf } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { AdminActions } from '../../admin/index.ts';
import { type PermanentPostingId, PostingModeration } from '../../job-board/index.ts';
import { Notifier } from '../../notification/index.ts';
import { CancelComing, type ShiftId, Shifts } from '../../posts/index.ts';
import { Users } from '../../users/index.ts';
import { postingNotice } from '../domain/posting-notices.ts';
import { PostingReportRepository } from '../domain/posting-report.ts';

interface TakenDown {
  readonly employerId: EmployerId;
  readonly title: string;
}

/** The back office takes a posting of either kind down: nobody finds it any more, and its employer reads why. */
@Injectable()
export class TakeDownUseCase {
  constructor(
    private readonly postings: PostingModeration,
    private readonly shifts: Shifts,
    private readonly cancelComing: CancelComing,
    private readonly reports: PostingReportRepository,
    private readonly actions: AdminActions,
    private readonly notifier: Notifier,
    private readonly users: Users,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, POSTING_TAKEN_DOWN, or for a shift SHIFT_BEGUN or that it is over. */
  async execute(adminId: AdminId, id: string, reason: string): Promise<void> {
    const isShift = (await this.shifts.find(asId<ShiftId>(id))) !== null;
    await this.transactions.run(async () => {
      const { employerId, title } = isShift
        ? await this.#shift(id, reason)
        : await this.#posting(id, reason);
      await this.reports.closeOf(id);
      await this.users.tellBackOffice('reports');
      await this.actions.note(employerId, {
        adminId,
        action: 'posting-taken-down',
        target: asId<IdOf<'Post'>>(id),
        details: { title, reason },
        at: this.clock.now(),
      });
      await this.notifier.notify(
        postingNotice('posting-taken-down', { id, employerId, title, reason }),
      );
    });
  }

  async #posting(id: string, reason: string): Promise<TakenDown> {
    const posting = await this.postings.takeDown(asId<PermanentPostingId>(id), reason);
    return { employerId: posting.employerId, title: posting.jobType };
  }

  async #shift(id: string, reason: string): Promise<TakenDown> {
    const shift = await this.cancelComing.takeDown(asId<ShiftId>(id), reason);
    return { employerId: shift.employerId, title: shift.jobTitle };
  }
}
