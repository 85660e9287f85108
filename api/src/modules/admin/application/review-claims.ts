import type { ReviewClaim as ClaimAnswer } from '@leafshift/contracts/admin';
import { textCode } from '@leafshift/domain/text-code';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { AdminId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import {
  type DocumentId,
  DocumentReviews,
  type ReviewedDocument,
  type ReviewSubject,
} from '../../profile/index.ts';
import { Users } from '../../users/index.ts';
import { CLAIM_MINUTES, ReviewClaimRepository } from '../domain/review-claim.ts';
import { AdminActions } from './admin-actions.ts';

/** Who looks at which document, so that no two reviewers decide about the same one. */
@Injectable()
export class ReviewClaims {
  constructor(
    private readonly claims: ReviewClaimRepository,
    private readonly documents: DocumentReviews,
    private readonly users: Users,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** For five minutes, again and again. Throws NOT_FOUND, STATE_CONFLICT once it is decided, or REVIEW_CLAIMED. */
  claim(adminId: AdminId, id: DocumentId): Promise<ClaimAnswer> {
    return this.transactions.run(async () => {
      const document = (await this.documents.find(id)) ?? refuse('NOT_FOUND');
      if (document.status !== 'Pending') {
        refuse('STATE_CONFLICT', { text: textCode('DOCUMENT_ALREADY_REVIEWED') });
      }
      const { name } = await this.users.get(adminId);
      const { until, isNew } = await this.#take(adminId, document);
      if (isNew) {
        await this.#note(adminId, document, 'review-claimed');
      }
      return { _id: adminId, name, until: until.toISOString() };
    });
  }

  /** Changes nothing where it is not the admin's. Throws NOT_FOUND. */
  async release(adminId: AdminId, id: DocumentId): Promise<void> {
    await this.transactions.run(async () => {
      const document = (await this.documents.find(id)) ?? refuse('NOT_FOUND');
      if (await this.claims.release(document, adminId)) {
        await this.#note(adminId, document, 'review-released');
      }
    });
  }

  /** Around the decision, in its transaction: takes it and gives it up. Throws REVIEW_CLAIMED. */
  async settle(adminId: AdminId, id: DocumentId): Promise<void> {
    const document = await this.documents.find(id);
    if (document) {
      await this.#take(adminId, document);
      await this.claims.release(document, adminId);
    }
  }

  /** Who has which of the documents now, by `subjectKey`. */
  async of(subjects: readonly ReviewSubject[]): Promise<ReadonlyMap<string, ClaimAnswer>> {
    const claims = await this.claims.listCurrent(subjects, this.clock.now());
    const admins = await this.users.map([...claims.values()].map(({ adminId }) => adminId));
    return new Map(
      [...claims].map(([key, { adminId, until }]) => [
        key,
        { _id: adminId, name: admins.get(adminId)?.name ?? '', until: until.toISOString() },
      ]),
    );
  }

  async #take(adminId: AdminId, subject: ReviewSubject) {
    const now = this.clock.now();
    const until = addHours(now, CLAIM_MINUTES / 60);
    const taken = await this.claims.take(subject, { adminId, until }, now);
    return { until, isNew: (taken ?? refuse('REVIEW_CLAIMED')).isNew };
  }

  async #note(
    adminId: AdminId,
    { id, userId, kind }: ReviewedDocument,
    action: 'review-claimed' | 'review-released',
  ): Promise<void> {
    const at = this.clock.now();
    await this.actions.note(userId, { adminId, action, target: id, details: { kind }, at });
    await this.users.tellBackOffice('documents');
  }
}
