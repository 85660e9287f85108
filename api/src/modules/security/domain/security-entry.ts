import type { SecurityEntry as SecurityEntryAnswer } from '@leafshift/contracts/security';
import type { IdOf, UserId } from '../../../core/ids.ts';

export type SecurityEntryId = IdOf<'SecurityEntry'>;
export type SecurityEvent = SecurityEntryAnswer['event'];

/** What happened to the security of an account, or of nobody's. */
export interface SecurityEntry {
  readonly id: SecurityEntryId;
  readonly at: Date;
  readonly event: SecurityEvent;
  readonly userId: UserId | null;
  readonly by: UserId | null;
  /** A keyed digest; null where it was no request, such as a command of the operator. */
  readonly network: string | null;
  readonly details: Readonly<Record<string, string>>;
}
