import { textCode } from '@leafshift/domain/text-code';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { refuse } from '../../../core/errors/api-error.ts';
import { identityGiven } from '../../../core/identity/identity-given.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { KEEP_DOCUMENTS_MS, Uploads } from '../../uploads/index.ts';
import type { DocumentId, DocumentKind, ReviewedDocument } from '../domain/document.ts';
import {
  type DocumentDecision,
  type DocumentPage,
  DocumentRepository,
} from '../domain/ports/document.repository.ts';
import { ProfileAnswers } from './profile-answer.ts';

/** Happened: a document waits for review. The admin module acts on it. */
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

/** Documents from their submission to the decision; all in the running transaction. */
@Injectable()
export class DocumentReviews implements OnModuleInit {
  constructor(
    private readonly documents: DocumentRepository,
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

  /** Throws UPLOAD_NOT_FOUND, or STATE_CONFLICT while one waits or after one was approved. */
  async submit(userId: UserId, kind: DocumentKind, address: string): Promise<void> {
    const fileKey = await this.uploads.claim(userId, UPLOAD_KINDS[kind], address);
    const submitted = await this.documents.submit(userId, kind, { fileKey, at: this.clock.now() });
    const { document, replaced } =
      submitted ?? refuse('STATE_CONFLICT', { text: textCode('DOCUMENT_ALREADY_SUBMITTED') });
    if (replaced && replaced !== fileKey) {
      await this.uploads.release(replaced);
    }
    const value = await this.uploads.findContentHash(fileKey);
    if (value) {
      await this.events.publish(identityGiven, { userId, kind: 'document', value });
    }
    await this.outbox.add(documentSubmitted, { documentId: document.id, userId });
  }

  find(id: DocumentId): Promise<ReviewedDocument | null> {
    return this.documents.find(id);
  }

  list(
    status: ReviewedDocument['status'],
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<DocumentPage> {
    return this.documents.listByStatus(status, page);
  }

  /** Throws NOT_FOUND, or STATE_CONFLICT when somebody has decided already. */
  async decide(id: DocumentId, decision: DocumentDecision): Promise<ReviewedDocument> {
    const decided = await this.documents.decide(id, decision);
    if (decided) {
      if (decided.status === 'Rejected') {
        const notBefore = new Date(this.clock.now().getTime() + KEEP_DOCUMENTS_MS);
        const payload = { documentId: id, fileKey: decided.fileKey };
        await this.outbox.add(removeRejected, payload, { notBefore });
      }
      await this.events.publish(documentDecided, { document: decided });
      return decided;
    }
    const isThere = await this.documents.find(id);
    return isThere
      ? refuse('STATE_CONFLICT', { text: textCode('DOCUMENT_ALREADY_REVIEWED') })
      : refuse('NOT_FOUND');
  }

  /** A short-lived link to the image. */
  link(document: ReviewedDocument): string {
    return this.answers.documentLink(document);
  }

  /** The decision and its reason stay; the file goes unless it is in use again. */
  async #removeRejected(id: DocumentId, fileKey: string): Promise<void> {
    const document = await this.documents.find(id);
    if (document?.status === 'Rejected' && document.fileKey === fileKey) {
      await this.transactions.run(() => this.uploads.release(document.fileKey));
    }
  }
}
