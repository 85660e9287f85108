import type { TempPostForm } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { accepted, type EmployerAccount, MarketAccounts } from '../../../job-board/index.ts';
import { type PlanOptions, planShifts, type ShiftPlan } from '../../domain/plan-shifts.ts';

/** Forms of shifts, checked and worked out. Throws VALIDATION_FAILED with the fields, or INVALID_PROVINCE. */
@Injectable()
export class PostingPlans {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly clock: Clock,
  ) {}

  async employer(employerId: EmployerId): Promise<EmployerAccount> {
    return this.accounts.getEmployer(employerId);
  }

  shifts(
    employer: EmployerAccount,
    form: TempPostForm,
    options: Omit<PlanOptions, 'now'> = {},
  ): ShiftPlan {
    return accepted(planShifts(form, employer, { ...options, now: this.clock.now() }));
  }
}
