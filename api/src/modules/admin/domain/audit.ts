import type { AdminId, IdOf, UserId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';

export type AuditAction =
  | 'document-approved'
  | 'document-rejected'
  | 'review-claimed'
  | 'review-released'
  | 'suspended'
  | 'restored'
  | 'posting-approved'
  | 'posting-rejected'
  | 'posting-taken-down'
  | 'report-dismissed'
  | 'conversation-read'
  | 'message-report-decided'
  | 'appeal-answered'
  | 'support-claimed'
  | 'support-answered'
  | 'account-review-decided'
  | 'prices-set'
  | 'payout-held'
  | 'payout-released'
  | 'invoice-refunded'
  | 'evidence-uploaded'
  | 'evidence-sent'
  | 'dispute-accepted'
  | 'hours-decided'
  | 'admin-made'
  | 'roles-set'
  | 'second-factors-removed'
  | 'sessions-ended'
  | 'log-exported'
  | 'books-exported'
  | 'note-added'
  | 'session-ended'
  | 'data-exported'
  | 'account-closed'
  | 'outbox-retried'
  | 'outbox-kind-retried'
  | 'quiz-added'
  | 'quiz-changed'
  | 'quiz-published'
  | 'quiz-withdrawn'
  | 'question-added'
  | 'question-changed'
  | 'question-retired'
  | 'question-restored';

/** One action of one admin: what was done to what, and how it was before. */
export interface AuditEntry {
  readonly adminId: AdminId;
  readonly action: AuditAction;
  readonly target: IdOf<string>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

export type AuditId = IdOf<'Audit'>;

/** An entry as it is kept, with whose account it was about; null where it was about none, or is not known. */
export interface KeptAuditEntry extends AuditEntry {
  readonly id: AuditId;
  readonly userId: UserId | null;
}

/** What of the log is looked for. */
export interface AuditSearch extends PageRequest {
  /** Who did it, to whom or to what. */
  readonly about?: IdOf<string> | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** The log of everything that admins did; entries are only ever added. */
export abstract class AuditLog {
  /** Writes the entry in the running transaction of the action. */
  abstract add(entry: AuditEntry, userId: UserId | null): Promise<void>;
  /** Newest first. */
  abstract search(search: AuditSearch): Promise<Page<KeptAuditEntry>>;
}
