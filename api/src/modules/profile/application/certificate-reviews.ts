import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { isChangedTooOften, replacedIdsOf } from '../domain/document.ts';
import { type OwnCertificate, ownCertificate } from '../domain/own-certificate.ts';
import { DocumentRepository } from '../domain/ports/document.repository.ts';
import type { Certificate, CertificateId } from '../domain/profile.ts';
import { documentSubmitted } from './document-reviews.ts';

/** More than anybody has to hand in; each asks for a reviewer's time. */
const MOST_A_DAY = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Its owner has taken away what waited for a review. */
export const documentWithdrawn = domainEvent<Record<never, never>>('profile.documentWithdrawn');

/** A worker has added a certificate, or changed what one says. */
export const certificateHandedIn = domainEvent<{
  readonly workerId: WorkerId;
  readonly certificate: OwnCertificate;
}>('profile.certificateHandedIn');

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

  /**
   * Whatever was decided before was about something else. Without a picture there is nothing to look
   * at. Throws REVIEW_WAITS after so many changes of what waits that nobody could look at it.
   */
  async submit(userId: WorkerId, certificate: Certificate): Promise<void> {
    const own = ownCertificate(certificate, undefined);
    await this.events.publish(certificateHandedIn, { workerId: userId, certificate: own });
    const { id, fileKey } = certificate;
    if (!fileKey) {
      return;
    }
    const before = (await this.documents.reviewsOf(userId)).certificates.get(id);
    if (before && isChangedTooOften(before)) {
      refuse('REVIEW_WAITS');
    }
    const { id: documentId } = await this.documents.startReview({
      userId,
      kind: 'certificate',
      certificateId: id,
      fileKey,
      backKey: null,
      submittedAt: this.clock.now(),
      earlierIds: [],
      replacedIds: replacedIdsOf(before),
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
