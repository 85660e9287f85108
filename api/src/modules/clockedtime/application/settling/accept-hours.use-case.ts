import type { Timesheet as TimesheetAnswer } from '@leafshift/contracts/clockedtime';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { asId, type WorkerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import { OutboxHandlers } from '../../../../infra/outbox/outbox-handlers.ts';
import type { AssignmentId } from '../../../assignments/index.ts';
import { Payouts } from '../../../payouts/index.ts';
import { SettlingRepository } from '../../domain/settling.repository.ts';
import { isToAccept } from '../../domain/settling.ts';
import type { Timesheet } from '../../domain/timesheet.ts';
import { TimesheetLists } from '../timesheets/timesheet-lists.ts';
import { acceptSilently } from './accept-silently.kind.ts';

/** A worker accepts the hours of a submitted shift, by word or by silence; their pay may leave then. */
@Injectable()
export class AcceptHoursUseCase implements OnModuleInit {
  constructor(
    private readonly timesheets: SettlingRepository,
    private readonly lists: TimesheetLists,
    private readonly payouts: Payouts,
    private readonly changes: GuardedChanges,
    private readonly transactions: Transactions,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(acceptSilently, ({ timesheetId, acceptBy }) =>
      this.transactions.run(async () => {
        const id = asId<AssignmentId>(timesheetId);
        await this.#settle(await this.timesheets.accept(id, new Date(acceptBy)));
      }),
    );
  }

  /** Throws NOT_FOUND, also for another worker's, or TIMESHEET_NOT_OPEN. */
  async execute(workerId: WorkerId, id: AssignmentId): Promise<TimesheetAnswer> {
    const accepted = await this.changes.run(
      id,
      () => this.#check(workerId, id),
      async (acceptBy) => {
        const sheet = assertUpdated(await this.timesheets.accept(id, acceptBy));
        await this.#settle(sheet);
        return sheet;
      },
    );
    return this.lists.one(accepted);
  }

  async #check(workerId: WorkerId, id: AssignmentId): Promise<Date> {
    const sheet = await this.timesheets.find(id);
    if (sheet?.workerId !== workerId) {
      return refuse('NOT_FOUND');
    }
    return sheet.acceptBy && isToAccept(sheet, this.clock.now())
      ? sheet.acceptBy
      : refuse('TIMESHEET_NOT_OPEN');
  }

  async #settle(sheet: Timesheet | null): Promise<void> {
    if (sheet) {
      await this.payouts.hoursSettled(sheet.workerId, sheet.shiftId);
    }
  }
}
