import { accountReviews, decideAccountReview } from '@leafshift/contracts/account-reviews';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { AccountReviewId } from '../../account-reviews/index.ts';
import { AccountReviewDecisions } from '../application/account-review-decisions.ts';

@Controller()
export class AccountReviewsController {
  constructor(private readonly decisions: AccountReviewDecisions) {}

  @Endpoint(accountReviews)
  async list(
    @Input() { query }: CallParsed<typeof accountReviews>,
  ): Promise<CallAnswer<typeof accountReviews>> {
    const { items, nextCursor } = await this.decisions.list(query);
    return { accounts: [...items], nextCursor };
  }

  @Endpoint(decideAccountReview)
  decide(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof decideAccountReview>,
  ): Promise<void> {
    return this.decisions.decide(userId, asId<AccountReviewId>(params.id), body);
  }
}
