import type { PermanentPost, PermanentPostForm } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { Users } from '../../users/index.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import { PermanentRepository } from '../domain/permanent.repository.ts';
import { boardExpiry } from '../domain/permanent-posting.ts';
import { PermanentPlans } from './permanent-plans.ts';
import { PermanentViews } from './permanent-views.ts';

/** Replaces a Permanent posting, which is always possible; the board shows it for another 60 days. */
@Injectable()
export class UpdatePermanentUseCase {
  constructor(
    private readonly plans: PermanentPlans,
    private readonly users: Users,
    private readonly postings: PermanentRepository,
    private readonly views: PermanentViews,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, ACCOUNT_SUSPENDED, VALIDATION_FAILED or INVALID_PROVINCE. */
  async execute(
    employerId: EmployerId,
    id: PermanentPostingId,
    form: PermanentPostForm,
  ): Promise<PermanentPost> {
    const terms = await this.plans.forEmployer(employerId, form);
    const expiresAt = boardExpiry(this.clock.now());
    const posting = await this.transactions.run(async () => {
      await this.users.assertActive(employerId);
      const changed =
        (await this.postings.replace(employerId, id, terms, expiresAt)) ?? refuse('NOT_FOUND');
      await this.realtime.postChanged(id, [employerId]);
      return changed;
    });
    return this.views.one(posting);
  }
}
