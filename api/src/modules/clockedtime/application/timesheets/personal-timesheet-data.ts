import type { ClosingTerms } from '@leafshift/contracts/users';
import { centsToDollars } from '@leafshift/domain/money';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId, UserId, WorkerId } from '../../../../core/ids.ts';
import {
  type PersonalData,
  PersonalDataRegistry,
} from '../../../../core/personal-data/personal-data.registry.ts';
import { Users } from '../../../users/index.ts';
import { TimesheetRepository } from '../../domain/timesheet.repository.ts';

/** The hours in both sides' exports. Closing an account takes out where a worker was and what was written in disputes; hours are kept as invoices are. */
@Injectable()
export class PersonalTimesheetData implements PersonalData, OnModuleInit {
  readonly section = 'posts';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly users: Users,
    private readonly timesheets: TimesheetRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async collect(userId: UserId): Promise<Record<string, unknown>> {
    const isEmployer = (await this.users.get(userId)).usertype === 'Employer';
    const sheets = await this.timesheets.listAll(
      isEmployer ? { employerId: userId as EmployerId } : { workerId: userId as WorkerId },
    );
    return {
      timesheets: sheets.map(({ shiftId, state, worker, corrections, ...settled }) => ({
        post: shiftId,
        state,
        worker,
        corrections,
        agreed: settled.agreed && {
          hours: settled.agreed.hours,
          pay: centsToDollars(settled.agreed.pay),
        },
        acceptBy: settled.acceptBy,
        dispute: settled.dispute,
        decision: settled.decision,
      })),
    };
  }

  /** Hours that are neither accepted nor decided keep the account open, on both sides. */
  async closingTerms(userId: UserId): Promise<Partial<ClosingTerms>> {
    const count = await this.timesheets.countUnsettled(userId);
    return count > 0
      ? { blockers: [{ code: 'CLOSE_HOURS_NOT_SETTLED', count, amount: null }] }
      : {};
  }

  /** Throws CLOSE_HOURS_NOT_SETTLED. */
  async erase(userId: UserId): Promise<void> {
    if ((await this.timesheets.countUnsettled(userId)) > 0) {
      return refuse('CLOSE_HOURS_NOT_SETTLED');
    }
    await this.timesheets.forget(userId);
  }
}
