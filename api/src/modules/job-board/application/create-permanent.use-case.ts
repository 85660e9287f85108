import type { PermanentPost, PermanentPostForm } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { Users } from '../../users/index.ts';
import { PermanentRepository } from '../domain/permanent.repository.ts';
import { boardExpiry } from '../domain/permanent-posting.ts';
import { PermanentPlans } from './permanent-plans.ts';
import { PermanentViews } from './permanent-views.ts';
import { PostingAllowance } from './posting-allowance.ts';
import { PostingTrusts } from './posting-trusts.ts';

/** Creates a Permanent posting, which needs no onboarding; the first of a business may wait for review. */
@Injectable()
export class CreatePermanentUseCase {
  constructor(
    private readonly plans: PermanentPlans,
    private readonly trust: PostingTrusts,
    private readonly allowance: PostingAllowance,
    private readonly users: Users,
    private readonly postings: PermanentRepository,
    private readonly views: PermanentViews,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Throws ACCOUNT_SUSPENDED, POSTING_LIMIT, VALIDATION_FAILED or INVALID_PROVINCE. */
  async execute(employerId: EmployerId, form: PermanentPostForm): Promise<PermanentPost> {
    const terms = await this.plans.forEmployer(employerId, form);
    const createdAt = this.clock.now();
    const posting = await this.transactions.run(async () => {
      await this.users.assertActive(employerId);
      await this.allowance.use(employerId, 1);
      const state = await this.trust.stateFor(employerId);
      const added = await this.postings.add(employerId, terms, {
        state,
        createdAt,
        expiresAt: boardExpiry(createdAt, state),
        waitingSince: state === 'in-review' ? createdAt : null,
      });
      await this.trust.announce(added);
      await this.realtime.postChanged(added.id, [employerId]);
      return added;
    });
    return this.views.one(posting, 'owner');
  }
}
