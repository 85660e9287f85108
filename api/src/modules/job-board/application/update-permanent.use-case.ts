import type { PermanentPost, PermanentPostForm } from '@leafshift/contracts/posts';
import { nextPostingState } from '@leafshift/domain/moderation';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { Users } from '../../users/index.ts';
import type { PermanentPostingId } from '../domain/ids.ts';
import { PermanentRepository, type SentPosting } from '../domain/permanent.repository.ts';
import { boardExpiry } from '../domain/permanent-posting.ts';
import { PermanentPlans } from './permanent-plans.ts';
import { PermanentViews } from './permanent-views.ts';
import { PostingTrusts } from './posting-trusts.ts';

/**
 * Replaces a Permanent posting; the board shows a published one for another 60 days. One that waits
 * for review keeps its turn, one that was rejected is sent again.
 */
@Injectable()
export class UpdatePermanentUseCase {
  constructor(
    private readonly plans: PermanentPlans,
    private readonly trust: PostingTrusts,
    private readonly users: Users,
    private readonly postings: PermanentRepository,
    private readonly views: PermanentViews,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, ACCOUNT_SUSPENDED, POSTING_TAKEN_DOWN, VALIDATION_FAILED or INVALID_PROVINCE. */
  async execute(
    employerId: EmployerId,
    id: PermanentPostingId,
    form: PermanentPostForm,
  ): Promise<PermanentPost> {
    const before = (await this.postings.find(employerId, id)) ?? refuse('NOT_FOUND');
    const terms = await this.plans.forEmployer(employerId, form, before);
    const posting = await this.transactions.run(async () => {
      await this.users.assertActive(employerId);
      const sent = await this.#sent(employerId, id);
      const changed =
        (await this.postings.replace(employerId, id, terms, sent)) ?? refuse('NOT_FOUND');
      if (sent.waitingSince) {
        await this.trust.announce(changed);
      }
      await this.realtime.postChanged(id, [employerId]);
      return changed;
    });
    return this.views.one(posting, 'owner');
  }

  async #sent(employerId: EmployerId, id: PermanentPostingId): Promise<SentPosting> {
    const before = (await this.postings.find(employerId, id)) ?? refuse('NOT_FOUND');
    const edited = nextPostingState(before.state, 'edit') ?? refuse('POSTING_TAKEN_DOWN');
    const isSentAgain = before.state === 'rejected';
    const state = isSentAgain ? await this.trust.stateFor(employerId) : edited;
    const now = this.clock.now();
    return {
      state,
      expiresAt: boardExpiry(now, state),
      waitingSince: isSentAgain && state === 'in-review' ? now : null,
    };
  }
}
