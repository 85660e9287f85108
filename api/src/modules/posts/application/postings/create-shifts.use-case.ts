import type { TempPost, TempPostForm } from '@leafshift/contracts/posts';
import { tempPostingRefusal } from '@leafshift/domain/onboarding';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import { Eligibility } from '../../../eligibility/index.ts';
import { PostingAllowance } from '../../../job-board/index.ts';
import { Users } from '../../../users/index.ts';
import type { SeriesId } from '../../domain/ids.ts';
import type { ShiftPlan } from '../../domain/plan-shifts.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import type { Shift } from '../../domain/shift.ts';
import { shiftsPosted } from '../events/posting-events.ts';
import { ShiftViews } from '../views/shift-views.ts';
import { PostingPlans } from './posting-plans.ts';

/** Creates a shift on each day of a form, all or none. */
@Injectable()
export class CreateShiftsUseCase {
  constructor(
    private readonly plans: PostingPlans,
    private readonly allowance: PostingAllowance,
    private readonly eligibility: Eligibility,
    private readonly users: Users,
    private readonly shifts: EmployerShiftRepository,
    private readonly views: ShiftViews,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws ONBOARDING_REQUIRED before onboarding is complete, what the account's eligibility refuses
   * with, VALIDATION_FAILED or INVALID_PROVINCE.
   */
  async execute(employerId: EmployerId, form: TempPostForm): Promise<TempPost[]> {
    const employer = await this.plans.employer(employerId);
    throwIfRefused(tempPostingRefusal(employer.account));
    const shifts = await this.post(employerId, [this.plans.shifts(employer, form)]);
    return this.views.forEmployer(employerId, shifts);
  }

  /** Posts plans in their order, all or none, as one form of the allowance. */
  post(employerId: EmployerId, plans: readonly ShiftPlan[]): Promise<readonly Shift[]> {
    const createdAt = this.clock.now();
    const shifts = plans.flatMap(({ terms, seriesDays }) => {
      const seriesId = newId<SeriesId>();
      return terms.map((each) => ({ ...each, employerId, seriesId, seriesDays, createdAt }));
    });
    return this.transactions.run(async () => {
      await this.eligibility.require(employerId, 'publish-temp');
      await this.users.assertActive(employerId);
      await this.allowance.use(employerId, shifts.length);
      const added = await this.shifts.add(employerId, shifts);
      for (const shift of added) {
        await this.realtime.postChanged(shift.id, [employerId]);
      }
      await this.events.publish(shiftsPosted, { shifts: added });
      return added;
    });
  }
}
