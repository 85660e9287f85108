import type { AdminId, IdOf } from '../../../core/ids.ts';

export type AuditAction =
  | 'document-approved'
  | 'document-rejected'
  | 'suspended'
  | 'restored'
  | 'posting-approved'
  | 'posting-rejected'
  | 'posting-taken-down'
  | 'report-dismissed'
  | 'appeal-answered'
  | 'account-review-decided'
  | 'prices-set'
  | 'payout-held'
  | 'payout-released'
  | 'hours-decided'
  | 'second-factors-removed'
  | 'sessions-ended';

/** One action of one admin: what was done to what, and how it was before. */
export interface AuditEntry {
  readonly adminId: AdminId;
  readonly action: AuditAction;
  readonly target: IdOf<string>;
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** The log of everything that admins did; entries are only ever added. */
export abstract class AuditLog {
  /** Writes the entry in the running transaction of the action. */
  abstract add(entry: AuditEntry): Promise<void>;
}
