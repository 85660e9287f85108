import type { Quote, TempPostForm } from '@leafshift/contracts/posts';
import { tempPostingRefusal } from '@leafshift/domain/onboarding';
import { type Refusal, throwIfRefused } from '@leafshift/domain/refusal';
import { InvalidProvinceError } from '@leafshift/domain/tax';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Eligibility } from '../../eligibility/index.ts';
import {
  type EmployerAccount,
  MarketAccounts,
  notPlanned,
  type Planned,
  PostingAllowance,
  planned,
  quoteShifts,
} from '../../job-board/index.ts';
import { CreateShiftsUseCase, planShifts, type Shift, type ShiftPlan } from '../../posts/index.ts';

/** What a form would post, and what that costs. */
export interface PlannedPosting {
  readonly plan: ShiftPlan;
  readonly quote: Quote;
}

/** Many shifts at once, by all the rules of creating one. */
@Injectable()
export class ShiftPublishing {
  constructor(
    private readonly accounts: MarketAccounts,
    private readonly createShifts: CreateShiftsUseCase,
    private readonly eligibility: Eligibility,
    private readonly allowance: PostingAllowance,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What each form leads to, in their order. Throws NOT_FOUND for a closed account. */
  async plan(
    employerId: EmployerId,
    forms: readonly TempPostForm[],
  ): Promise<readonly Planned<PlannedPosting>[]> {
    const employer = await this.accounts.getEmployer(employerId);
    return forms.map((form) => this.#plan(employer, form));
  }

  /** Why the account cannot post as many shifts now, whatever they are, or null. Throws NOT_FOUND for a closed one. */
  async refusal(
    employerId: EmployerId,
    shifts: number,
  ): Promise<Pick<Refusal, 'code' | 'text'> | null> {
    const { account } = await this.accounts.getEmployer(employerId);
    return (
      tempPostingRefusal(account) ??
      (await this.eligibility.refusal(employerId, 'publish-temp')) ??
      (await this.allowance.refusal(employerId, shifts))
    );
  }

  /**
   * Posts plans of one shift each, all or none, in their order and in the running transaction. Throws
   * ONBOARDING_REQUIRED, what the account's eligibility refuses with, or POSTING_LIMIT.
   */
  async post(employerId: EmployerId, plans: readonly ShiftPlan[]): Promise<readonly Shift[]> {
    const { account } = await this.accounts.getEmployer(employerId);
    throwIfRefused(tempPostingRefusal(account));
    return this.createShifts.post(employerId, plans);
  }

  #plan(employer: EmployerAccount, form: TempPostForm): Planned<PlannedPosting> {
    try {
      const plan = planShifts(form, employer, { now: this.clock.now() });
      if (!plan.ok) {
        return plan;
      }
      const { TAX_OVERRIDES, MINIMUM_WAGE_OVERRIDES } = this.config.env;
      const quote = quoteShifts(plan.value.terms, {
        fees: employer.fees,
        taxOverrides: TAX_OVERRIDES,
        wageOverrides: MINIMUM_WAGE_OVERRIDES,
      });
      return planned({ plan: plan.value, quote });
    } catch (error) {
      if (error instanceof InvalidProvinceError) {
        return notPlanned({ path: 'location', text: textCode('INVALID_PROVINCE') });
      }
      throw error;
    }
  }
}
