import type {
  DisputeDecisionForm,
  DisputedTimesheet,
  Timesheet as TimesheetAnswer,
} from '@leafshift/contracts/clockedtime';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { AdminId, UserId } from '../../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../../core/paging/page.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { AdminActions } from '../../../admin/index.ts';
import type { AssignmentId } from '../../../assignments/index.ts';
import { FORMER_MEMBER, MarketAccounts } from '../../../job-board/index.ts';
import { Users } from '../../../users/index.ts';
import type { WorkedTimes } from '../../domain/dispute.ts';
import { SettlingRepository } from '../../domain/settling.repository.ts';
import { timesRefusal, toDecideSince } from '../../domain/settling.ts';
import type { Timesheet } from '../../domain/timesheet.ts';
import { ClockRules } from '../clock-rules.ts';
import { TimesheetLists } from '../timesheets/timesheet-lists.ts';
import { DisputeSettlement } from './dispute-settlement.ts';

/** The back office decides disputes on which worker and employer do not agree, on record. */
@Injectable()
export class DecideDisputeUseCase {
  constructor(
    private readonly timesheets: SettlingRepository,
    private readonly lists: TimesheetLists,
    private readonly settlement: DisputeSettlement,
    private readonly accounts: MarketAccounts,
    private readonly actions: AdminActions,
    private readonly users: Users,
    private readonly rules: ClockRules,
    private readonly changes: GuardedChanges,
    private readonly clock: Clock,
  ) {}

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.timesheets.countToDecide(this.clock.now());
  }

  async list(page: PageRequest): Promise<Page<DisputedTimesheet>> {
    const now = this.clock.now();
    const { items, nextCursor } = await this.timesheets.listToDecide(now, page);
    const people = items.flatMap(({ workerId, employerId }): UserId[] => [workerId, employerId]);
    const cards = await this.accounts.cards([...new Set(people)]);
    const nameOf = (userId: UserId): string => (cards.get(userId) ?? FORMER_MEMBER).name;
    const disputes: DisputedTimesheet[] = [];
    for (const sheet of items) {
      const { workerId, employerId } = sheet;
      disputes.push({
        timesheet: await this.lists.one(sheet),
        worker: { _id: workerId, name: nameOf(workerId) },
        employer: { _id: employerId, name: nameOf(employerId) },
        since: (toDecideSince(sheet, now) ?? now).toISOString(),
      });
    }
    return { items: disputes, nextCursor };
  }

  /** Throws NOT_FOUND, DISPUTE_NOT_TO_DECIDE, or that nobody can have worked then. */
  async decide(
    adminId: AdminId,
    id: AssignmentId,
    form: DisputeDecisionForm,
  ): Promise<TimesheetAnswer> {
    const times = timesOf(form);
    const decided = await this.changes.run(
      id,
      () => this.#check(id, times),
      async (sheet) => {
        const at = this.clock.now();
        const { reason, sentHome = false } = form;
        const decision = { at, by: 'back-office', times, sentHome, reason } as const;
        const settled = await this.settlement.settle(sheet, decision, adminId);
        await this.users.tellBackOffice('disputes');
        await this.actions.note(sheet.workerId, {
          adminId,
          action: 'hours-decided',
          target: id,
          details: { reason, before: sheet.agreed, after: settled.agreed },
          at,
        });
        return settled;
      },
    );
    return this.lists.one(decided);
  }

  async #check(id: AssignmentId, times: WorkedTimes | null): Promise<Timesheet> {
    const sheet = (await this.timesheets.find(id)) ?? refuse('NOT_FOUND');
    if (!toDecideSince(sheet, this.clock.now())) {
      return refuse('DISPUTE_NOT_TO_DECIDE');
    }
    if (times) {
      throwIfRefused(timesRefusal(sheet, times, (time) => this.rules.recording(time)));
    }
    return sheet;
  }
}

const timesOf = ({ clockIn, clockOut, breakMinutes }: DisputeDecisionForm): WorkedTimes | null =>
  clockIn !== null && clockOut !== null
    ? { clockIn: new Date(clockIn), clockOut: new Date(clockOut), breakMinutes }
    : null;
