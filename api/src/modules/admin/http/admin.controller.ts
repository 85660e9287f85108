import {
  checkLedger,
  claimReview,
  decideReview,
  type LedgerCheck,
  portraits,
  type Review,
  type ReviewClaim,
  releaseReview,
  reviews,
  updateUser,
  users,
} from '@leafshift/contracts/admin';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import type { User } from '@leafshift/contracts/users';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { AdminCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { Ledger } from '../../ledger/index.ts';
import { type DocumentId, Profiles } from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import { AccountAdministration } from '../application/account-administration.ts';
import { ReviewClaims } from '../application/review-claims.ts';
import { Reviews } from '../application/reviews.ts';

@Controller()
export class AdminController {
  constructor(
    private readonly documents: Reviews,
    private readonly claims: ReviewClaims,
    private readonly profiles: Profiles,
    private readonly accounts: Users,
    private readonly administration: AccountAdministration,
    private readonly ledger: Ledger,
  ) {}

  @Endpoint(reviews)
  async reviews(
    @Input() { query: { status, ...page } }: CallParsed<typeof reviews>,
  ): Promise<CallAnswer<typeof reviews>> {
    // What was never submitted is no document yet.
    return status === 'Not Submitted'
      ? { reviews: [], nextCursor: null }
      : this.documents.list(status, page);
  }

  @Endpoint(decideReview)
  decideReview(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof decideReview>,
  ): Promise<Review> {
    return this.documents.decide(userId, asId<DocumentId>(params.id), body);
  }

  @Endpoint(claimReview)
  claimReview(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof claimReview>,
  ): Promise<ReviewClaim> {
    return this.claims.claim(userId, asId<DocumentId>(params.id));
  }

  @Endpoint(releaseReview)
  releaseReview(
    @Caller() { userId }: AdminCaller,
    @Input() { params }: CallParsed<typeof releaseReview>,
  ): Promise<void> {
    return this.claims.release(userId, asId<DocumentId>(params.id));
  }

  @Endpoint(portraits)
  async portraits(
    @Input() { query }: CallParsed<typeof portraits>,
  ): Promise<CallAnswer<typeof portraits>> {
    const { items, nextCursor } = await this.profiles.portraitChanges(query);
    return { portraits: [...items], nextCursor };
  }

  @Endpoint(users)
  async users(
    @Input() { query: { q, limit, cursor } }: CallParsed<typeof users>,
  ): Promise<CallAnswer<typeof users>> {
    const { accounts, nextCursor } = await this.accounts.search({ q, limit, cursor });
    return { users: accounts.map((account) => this.accounts.answer(account)), nextCursor };
  }

  @Endpoint(updateUser)
  updateUser(
    @Caller() { userId }: AdminCaller,
    @Input() { params, body }: CallParsed<typeof updateUser>,
  ): Promise<User> {
    const { until, ...change } = body;
    return this.administration.change(userId, asId<UserId>(params.id), {
      ...change,
      until: until === undefined ? undefined : new Date(until),
    });
  }

  @Endpoint(checkLedger)
  async checkLedger(): Promise<LedgerCheck> {
    const { sumCents, entries, unbalanced } = await this.ledger.check();
    return {
      balanced: sumCents === 0 && unbalanced.length === 0,
      sumCents,
      entries,
      unbalanced: [...unbalanced],
    };
  }
}
