import type { AccountReviewDecision } from '@leafshift/contracts/account-reviews';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Notifier } from '../../notification/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { Suspensions } from '../../suspensions/index.ts';
import { Users } from '../../users/index.ts';
import {
  type AccountReview,
  type AccountReviewId,
  AccountReviewRepository,
  type IdentityMatch,
} from '../domain/account-review.repository.ts';

/** Accounts that match a suspended one, until somebody of the back office has looked. */
@Injectable()
export class AccountReviews {
  constructor(
    private readonly reviews: AccountReviewRepository,
    private readonly users: Users,
    private readonly suspensions: Suspensions,
    private readonly notifier: Notifier,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Puts the account under review, in the running transaction; nothing without a match. */
  async open(userId: UserId, matches: readonly IdentityMatch[]): Promise<void> {
    if (matches.length === 0 || !(await this.reviews.open(userId, matches, this.clock.now()))) {
      return;
    }
    const { name } = await this.users.setUnderReview(userId, true);
    const kinds = [...new Set(matches.map(({ kind }) => kind))].join(' ');
    await this.log.record({ event: 'under-review', userId, details: { kinds } });
    await this.users.tellBackOffice('accountReviews');
    const notification = { image: null, params: {} };
    const kind = 'account-under-review';
    await this.notifier.notify({ ...notification, userId, kind, link: '/suspension' });
    for (const adminId of await this.users.listAdmins()) {
      await this.notifier.notify({
        userId: adminId,
        kind: 'account-review-waits',
        params: { name },
        image: null,
        link: `/people/${userId}`,
      });
    }
  }

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.reviews.countWaiting();
  }

  /** Whose identity the account shares, while nobody has looked. */
  async listMatching(userId: UserId): Promise<readonly UserId[]> {
    const review = await this.reviews.findOf(userId);
    return [...new Set(review?.matches.map((match) => match.userId))];
  }

  list(page: PageRequest): Promise<Page<AccountReview>> {
    return this.reviews.list(page);
  }

  /** Decides on an account, with `note` in the same transaction. Throws NOT_FOUND once it is decided. */
  async decide(
    adminId: AdminId,
    id: AccountReviewId,
    { decision, reason }: AccountReviewDecision,
    note: (review: AccountReview) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const review = (await this.reviews.close(id)) ?? refuse('NOT_FOUND');
      const { userId } = review;
      await this.users.setUnderReview(userId, false);
      await this.users.tellBackOffice('accountReviews');
      if (decision === 'suspended') {
        const order = { reason: 'back-office', words: reason, until: null } as const;
        await this.suspensions.begin({ userId, ...order, setBy: adminId });
      } else {
        const kind = 'account-cleared';
        await this.notifier.notify({ userId, kind, params: {}, image: null, link: '/home' });
      }
      await note(review);
    });
  }
}
