import type { Review, ReviewDecision } from '@leafshift/contracts/admin';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AdminId, asId, type UserId, type WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { ReleaseFromComingShifts } from '../../assignments/index.ts';
import { Notifier } from '../../notification/index.ts';
import {
  type DocumentId,
  DocumentReviews,
  documentSubmitted,
  documentWithdrawn,
  type Identity,
  identityOf,
  type Profile,
  Profiles,
  type ReviewedDocument,
  type ReviewSubject,
} from '../../profile/index.ts';
import { type Account, Users } from '../../users/index.ts';
import { subjectKey } from '../domain/review-claim.ts';
import { reviewedWords, submittedWords } from '../domain/review-notifications.ts';
import { AdminActions } from './admin-actions.ts';
import { ReviewClaims } from './review-claims.ts';

export interface ReviewPage {
  readonly reviews: Review[];
  readonly nextCursor: string | null;
}

/** Nobody works without; a certificate says what somebody may do besides. */
const NEEDED_FOR_SHIFTS: ReadonlySet<ReviewSubject['kind']> = new Set([
  'identificationDocument',
  'backgroundCheck',
]);

const CLOSED_ACCOUNT = 'Former member';

/** Documents that wait for a decision, and the decision. */
@Injectable()
export class Reviews implements OnModuleInit {
  constructor(
    private readonly documents: DocumentReviews,
    private readonly profiles: Profiles,
    private readonly users: Users,
    private readonly notifier: Notifier,
    private readonly release: ReleaseFromComingShifts,
    private readonly actions: AdminActions,
    private readonly claims: ReviewClaims,
    private readonly transactions: Transactions,
    private readonly handlers: OutboxHandlers,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(documentSubmitted, ({ documentId }, { recordId }) =>
      this.#tellAdmins(asId<DocumentId>(documentId), recordId),
    );
    this.events.subscribe(documentWithdrawn, () => this.users.tellBackOffice('documents'));
  }

  /** Longest waiting first. */
  async list(
    status: ReviewedDocument['status'],
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<ReviewPage> {
    const { documents, nextCursor } = await this.documents.list(status, page);
    const owners = documents.map(({ userId }) => userId);
    const users = await this.users.map(owners);
    const profiles = await this.profiles.map(owners);
    const claims = await this.claims.of(documents);
    const reviews = documents.map((document) => ({
      ...this.#answer(document, users.get(document.userId), profiles.get(document.userId)),
      claimedBy: claims.get(subjectKey(document)) ?? null,
    }));
    return { reviews, nextCursor };
  }

  /**
   * A worker whose document is rejected is released from all shifts that have not begun. Throws
   * NOT_FOUND, REVIEW_CLAIMED, or STATE_CONFLICT when it is decided already or not what was seen.
   */
  async decide(adminId: AdminId, id: DocumentId, decision: ReviewDecision): Promise<Review> {
    const status = decision.decision;
    const reason = status === 'Rejected' ? decision.reason : null;
    return this.transactions.run(async () => {
      await this.claims.settle(adminId, id);
      const document = await this.documents.decide(id, { status, reason });
      await this.actions.note(document.userId, {
        adminId,
        action: status === 'Approved' ? 'document-approved' : 'document-rejected',
        target: id,
        details: { userId: document.userId, kind: document.kind, reason },
        at: this.clock.now(),
      });
      await this.users.tellBackOffice('documents');
      await this.users.announce(document.userId);
      await this.notifier.notify({
        userId: document.userId,
        image: null,
        ...reviewedWords(document.kind, reason),
      });
      if (status === 'Rejected' && NEEDED_FOR_SHIFTS.has(document.kind)) {
        await this.release.execute(document.userId as WorkerId, 'document-rejected');
      }
      const user = await this.users.find(document.userId);
      return this.#answer(document, user, await this.profiles.get(document.userId));
    });
  }

  async #tellAdmins(id: DocumentId, recordId: string): Promise<void> {
    const document = await this.documents.find(id);
    const user = document && (await this.users.find(document.userId));
    if (!document || !user || document.status !== 'Pending') {
      return;
    }
    await this.transactions.run(async () => {
      await this.users.tellBackOffice('documents');
      for (const admin of await this.users.listAdmins()) {
        await this.notifier.notify({
          userId: admin,
          about: user.id,
          key: recordId,
          image: null,
          ...submittedWords(user.name, document),
        });
      }
    });
  }

  #answer(
    document: ReviewedDocument,
    user: Account | null | undefined,
    profile: Profile | undefined,
  ): Review {
    const certificate = profile?.certificates.find(({ id }) => id === document.certificateId);
    const userName = user?.name ?? CLOSED_ACCOUNT;
    return {
      _id: document.id,
      user: document.userId satisfies UserId,
      userName,
      stated: profile ? identityAnswer(identityOf(profile)) : { name: userName, birthDay: null },
      approvedBefore: profile?.approved ? identityAnswer(profile.approved) : null,
      kind: document.kind,
      status: document.status,
      ...this.documents.links(document),
      ...(certificate && { certificate: certificateAnswer(certificate) }),
      reason: document.reason,
      submittedAt: document.submittedAt.toISOString(),
      claimedBy: null,
    };
  }
}

const certificateAnswer = ({
  certificationName,
  certificationNumber,
  issuedOn,
  expiresOn,
}: Profile['certificates'][number]): NonNullable<Review['certificate']> => ({
  certificationName,
  certificationNumber,
  issuedOn,
  expiresOn,
});

const identityAnswer = ({ name, birthDay }: Identity) => ({
  name,
  birthDay: birthDay ?? null,
});
