import { nextDocumentStatus } from '@leafshift/domain/onboarding';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { DocumentRepository } from '../domain/ports/document.repository.ts';
import type { Certificate, CertificateId } from '../domain/profile.ts';
import { documentSubmitted } from './document-reviews.ts';

/** More than anybody has to hand in; each asks for a reviewer's time. */
const MOST_A_DAY = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Its owner has taken away what waited for a review. */
export const documentWithdrawn = domainEvent<Record<never, never>>('profile.documentWithdrawn');

/** Certificates on their way to the queue of reviews, and out of it; in the running transaction. */
@Injectable()
export class CertificateReviews {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  /** Counts what is handed in, before the transaction. Throws TOO_MANY_REQUESTS. */
  count(who: WorkerId): Promise<void> {
    return this.limits.count({ name: 'certificates', who, most: MOST_A_DAY, windowMs: DAY_MS });
  }

  /** Throws STATE_CONFLICT while it waits: a reviewer decides about what they see. */
  async requireChangeable(workerId: WorkerId, id: CertificateId): Promise<void> {
    const { certificates } = await this.documents.reviewsOf(workerId);
    const status = certificates.get(id)?.status ?? 'Not Submitted';
    if (nextDocumentStatus(status, 'submit') === null) {
      refuse('STATE_CONFLICT', { text: textCode('DOCUMENT_ALREADY_SUBMITTED') });
    }
  }

  /** Whatever was decided before was about something else. Without a picture there is nothing to look at. */
  async submit(userId: WorkerId, { id, fileKey }: Certificate): Promise<void> {
    if (!fileKey) {
      return;
    }
    const { id: documentId } = await this.documents.startReview({
      userId,
      kind: 'certificate',
      certificateId: id,
      fileKey,
      backKey: null,
      submittedAt: this.clock.now(),
      earlierIds: [],
      isRestated: false,
    });
    await this.outbox.add(documentSubmitted, { documentId, userId });
  }

  /** The certificate is no more. */
  async withdraw(userId: WorkerId, certificateId: CertificateId): Promise<void> {
    const removed = await this.documents.remove({ userId, kind: 'certificate', certificateId });
    if (removed?.status === 'Pending') {
      await this.events.publish(documentWithdrawn, {});
    }
  }
}
