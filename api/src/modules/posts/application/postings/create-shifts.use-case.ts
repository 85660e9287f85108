import type { TempPost, TempPostForm } from '@leafshift/contracts/posts';
import { tempPostingRefusal } from '@leafshift/domain/onboarding';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { newId } from '../../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import { Eligibility } from '../../../eligibility/index.ts';
import { PostingAllowance } from '../../../job-board/index.ts';
import { Users } from '../../../users/index.ts';
import type { SeriesId } from '../../domain/ids.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
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
    const { terms, seriesDays } = this.plans.shifts(employer, form);
    const common = {
      employerId,
      seriesId: newId<SeriesId>(),
      seriesDays,
      createdAt: this.clock.now(),
    };
    const shifts = await this.transactions.run(async () => {
      await this.eligibility.require(employerId, 'publish-temp');
      await this.users.assertActive(employerId);
      await this.allowance.use(employerId, terms.length);
      const added = await this.shifts.add(
        employerId,
        terms.map((each) => ({ ...each, ...common })),
      );
      for (const shift of added) {
        await this.realtime.postChanged(shift.id, [employerId]);
      }
      return added;
    });
    return this.views.forEmployer(employerId, shifts);
  }
}
