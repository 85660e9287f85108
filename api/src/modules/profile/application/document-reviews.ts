import { documentsShowing, type LockedField } from '@leafshift/domain/locked-fields';
import { nextDocumentStatus } from '@leafshift/domain/onboarding';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { refuse } from '../../../core/errors/api-error.ts';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import type { Waiting } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { type FileKey, KEEP_DOCUMENTS_MS, Uploads } from '../../uploads/index.ts';
import {
  type DocumentId,
  type DocumentKind,
  filesOf,
  isChangedTooOften,
  type ReviewedDocument,
  type ReviewSubject,
  replacedIdsOf,
} from '../domain/document.ts';
import {
  type DocumentDecision,
  type DocumentPage,
  DocumentRepository,
} from '../domain/ports/document.repository.ts';
import { ProfileRepository } from '../domain/ports/profile.repository.ts';
import { identityOf } from '../domain/profile.ts';
import { ProfileAnswers } from './profile-answer.ts';

/** Happened: a document or certificate waits for review. The admin module acts on it. */
export const documentSubmitted = outboxKind(
  'profile.documentSubmitted',
  z.strictObject({ documentId: z.string(), userId: z.string() }),
);

/** The back office has decided about a document; it is given as it is now. */
export const documentDecided = domainEvent<{ readonly document: ReviewedDocument }>(
  'profile.documentDecided',
);

/** A rejected document that nobody has replaced has lost its use. */
const removeRejected = outboxKind(
  'profile.removeRejected',
  z.strictObject({ documentId: z.string(), fileKey: z.string() }),
);

const UPLOAD_KINDS = {
  identificationDocument: 'photoid',
  backgroundCheck: 'backgroundcheck',
  businessLicence: 'business-licence',
} as const satisfies Record<DocumentKind, string>;

const IDENTIFYING: ReadonlySet<ReviewSubject['kind']> = new Set([
  'identificationDocument',
  'businessLicence',
]);

/** Documents from their submission to the decision; all in the running transaction. */
@Injectable()
export class DocumentReviews implements OnModuleInit {
  constructor(
    private readonly documents: DocumentRepository,
    private readonly profiles: ProfileRepository,
    private readonly uploads: Uploads,
    private readonly outbox: Outbox,
    private readonly events: DomainEvents,
    private readonly answers: ProfileAnswers,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(removeRejected, ({ documentId, fileKey }) =>
      this.#removeRejected(asId<DocumentId>(documentId), fileKey),
    );
  }

  /**
   * For the first time, after a rejection, or to replace one that waits or was approved. Throws
   * UPLOAD_NOT_FOUND, or REVIEW_WAITS after so many changes of what waits that nobody could look at it.
   */
  async submit(
    userId: UserId,
    kind: DocumentKind,
    { uploadUrl, backUrl }: { readonly uploadUrl: string; readonly backUrl?: string | undefined },
  ): Promise<void> {
    const before = (await this.documents.ofUser(userId))[kind];
    if (before && isChangedTooOften(before)) {
      refuse('REVIEW_WAITS');
    }
    const claim = (address: string) => this.uploads.claim(userId, UPLOAD_KINDS[kind], address);
    const fileKey = await claim(uploadUrl);
    const document = await this.documents.startReview({
      userId,
      kind,
      certificateId: null,
      fileKey,
      backKey: backUrl === undefined ? null : await claim(backUrl),
      submittedAt: this.clock.now(),
      earlierIds: [],
      replacedIds: replacedIdsOf(before),
      isRestated: false,
    });
    await this.#releaseReplaced(before, filesOf(document));
    const value = await this.uploads.findContentHash(fileKey);
    if (value) {
      await this.events.publish(identityGiven, { userId, kind: 'document', value });
    }
    await this.outbox.add(documentSubmitted, { documentId: document.id, userId });
  }

  async #releaseReplaced(
    before: ReviewedDocument | undefined,
    kept: readonly FileKey[],
  ): Promise<void> {
    for (const key of before ? filesOf(before) : []) {
      if (!kept.includes(key)) {
        await this.uploads.release(key);
      }
    }
  }

  /**
   * The owner has changed those fields: what shows them and was approved is reviewed again, and what
   * waits is another thing to look at. Throws REVIEW_WAITS after so many changes of what waits that
   * nobody could look at it.
   */
  async restate(userId: UserId, fields: readonly LockedField[]): Promise<void> {
    const documents = await this.documents.ofUser(userId);
    for (const kind of documentsShowing(fields)) {
      const before = documents[kind];
      if (before && nextDocumentStatus(before.status, 'restate')) {
        await this.#restate(before);
      }
    }
  }

  async #restate(before: ReviewedDocument): Promise<void> {
    const wasApproved = before.status === 'Approved';
    if (isChangedTooOften(before)) {
      refuse('REVIEW_WAITS');
    }
    const { id } = await this.documents.startReview({
      userId: before.userId,
      kind: before.kind,
      certificateId: null,
      fileKey: before.fileKey,
      backKey: before.backKey,
      submittedAt: wasApproved ? this.clock.now() : before.submittedAt,
      earlierIds: wasApproved ? [] : [...before.earlierIds, before.id],
      replacedIds: wasApproved ? [] : before.replacedIds,
      isRestated: wasApproved || before.isRestated,
    });
    if (wasApproved) {
      await this.outbox.add(documentSubmitted, { documentId: id, userId: before.userId });
    }
  }

  find(id: DocumentId): Promise<ReviewedDocument | null> {
    return this.documents.find(id);
  }

  /** How many wait, and since when. */
  countWaiting(): Promise<Waiting> {
    return this.documents.countWaiting();
  }

  list(
    status: ReviewedDocument['status'],
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<DocumentPage> {
    return this.documents.listByStatus(status, page);
  }

  /**
   * Throws NOT_FOUND, or STATE_CONFLICT when somebody has decided already, or when what would be
   * approved was changed since it was seen.
   */
  async decide(id: DocumentId, decision: Omit<DocumentDecision, 'at'>): Promise<ReviewedDocument> {
    const decided = await this.documents.decide(id, { ...decision, at: this.clock.now() });
    if (decided) {
      await this.#follow(decided);
      await this.events.publish(documentDecided, { document: decided });
      return decided;
    }
    const found = (await this.documents.find(id)) ?? refuse('NOT_FOUND');
    const text = found.status === 'Pending' ? 'DOCUMENT_CHANGED' : 'DOCUMENT_ALREADY_REVIEWED';
    return refuse('STATE_CONFLICT', { text: textCode(text) });
  }

  async #follow({ id, userId, kind, status, fileKey }: ReviewedDocument): Promise<void> {
    if (status === 'Rejected') {
      // The picture of a certificate belongs to the certificate, and goes with it.
      if (kind === 'certificate') return;
      const notBefore = new Date(this.clock.now().getTime() + KEEP_DOCUMENTS_MS);
      await this.outbox.add(removeRejected, { documentId: id, fileKey }, { notBefore });
    } else if (IDENTIFYING.has(kind)) {
      const profile = (await this.profiles.find(userId)) ?? refuse('NOT_FOUND');
      await this.profiles.setApproved(userId, identityOf(profile));
    }
  }

  /** Short-lived links to the images. */
  links(document: ReviewedDocument): { readonly uploadUrl: string; readonly backUrl?: string } {
    return this.answers.documentLinks(document);
  }

  /** The decision and its reason stay; the file goes unless it is in use again. */
  async #removeRejected(id: DocumentId, fileKey: string): Promise<void> {
    const document = await this.documents.find(id);
    if (document?.status === 'Rejected' && document.fileKey === fileKey) {
      await this.transactions.run(() => this.#releaseReplaced(document, []));
    }
  }
}
