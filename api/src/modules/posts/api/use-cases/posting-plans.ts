import type { PermanentPostForm, TempPostForm } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import { ApiError, refuseField } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import type { Planned } from '../../domain/field-problems.ts';
import type { PermanentTerms } from '../../domain/permanent-posting.ts';
import { findPermanentPlace, planPermanent } from '../../domain/plan-permanent.ts';
import { type PlanOptions, planShifts, type ShiftPlan } from '../../domain/plan-shifts.ts';
import { type EmployerAccount, MarketAccounts } from '../../domain/ports/market-accounts.ts';

/** Forms of postings, checked and worked out. Throws VALIDATION_FAILED with the fields, or INVALID_PROVINCE. */
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

  permanent(employer: EmployerAccount, form: PermanentPostForm): PermanentTerms {
    const place = findPermanentPlace(form, employer);
    return place
      ? accepted(planPermanent(form, employer, place))
      : refuseField('location', 'Location is required');
  }
}

function accepted<Plan>(result: Planned<Plan>): Plan {
  if (!result.ok) {
    throw new ApiError('VALIDATION_FAILED', { errors: result.problems });
  }
  return result.value;
}
