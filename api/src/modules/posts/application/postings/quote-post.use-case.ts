import type { PostForm, Quote } from '@leafshift/contracts/posts';
import { calendarDayIn, timeZoneOf } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { Config } from '../../../../infra/config/config.ts';
import { PermanentPlans, quotePermanent, quoteShifts } from '../../../job-board/index.ts';
import { PostingPlans } from './posting-plans.ts';

/** What a posting will cost, by the same rules as creating it. */
@Injectable()
export class QuotePostUseCase {
  constructor(
    private readonly plans: PostingPlans,
    private readonly permanentPlans: PermanentPlans,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute(employerId: EmployerId, form: PostForm): Promise<Quote> {
    const employer = await this.plans.employer(employerId);
    const terms = {
      fees: employer.fees,
      taxOverrides: this.config.env.TAX_OVERRIDES,
      wageOverrides: this.config.env.MINIMUM_WAGE_OVERRIDES,
    };
    if (form.employmentType === 'Temp') {
      return quoteShifts(this.plans.shifts(employer, form).terms, terms);
    }
    const plan = this.permanentPlans.plan(employer, form);
    const today = calendarDayIn(this.clock.now(), timeZoneOf(plan.province));
    return quotePermanent(plan, terms, today);
  }
}
