import type { AccountReview, AccountReviewDecision } from '@leafshift/contracts/account-reviews';
import { Injectable } from '@nestjs/common';
import type { AdminId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { type AccountReviewId, AccountReviews } from '../../account-reviews/index.ts';
import { Users } from '../../users/index.ts';
import { AdminActions } from './admin-actions.ts';

/** Accounts that match a suspended one, and what an admin decides, on record. */
@Injectable()
export class AccountReviewDecisions {
  constructor(
    private readonly reviews: AccountReviews,
    private readonly users: Users,
    private readonly actions: AdminActions,
    private readonly clock: Clock,
  ) {}

  /** Longest waiting first. */
  async list(page: PageRequest): Promise<Page<AccountReview>> {
    const { items, nextCursor } = await this.reviews.list(page);
    const users = await this.users.map(items.map(({ userId }) => userId));
    return {
      items: items.map(({ id, userId, since, matches }) => ({
        _id: id,
        user: userId,
        userName: users.get(userId)?.name ?? '',
        since: since.toISOString(),
        matches: matches.map((match) => ({ kind: match.kind, user: match.userId })),
      })),
      nextCursor,
    };
  }

  /** Throws NOT_FOUND once it is decided. */
  decide(adminId: AdminId, id: AccountReviewId, decision: AccountReviewDecision): Promise<void> {
    return this.reviews.decide(adminId, id, decision, ({ userId, matches }) =>
      this.actions.note(userId, {
        adminId,
        action: 'account-review-decided',
        target: userId,
        details: { ...decision, matches },
        at: this.clock.now(),
      }),
    );
  }
}
