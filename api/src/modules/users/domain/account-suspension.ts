import { isSuspendedAt, type SuspensionReason } from '@leafshift/domain/suspension';
import type { IdOf } from '../../../core/ids.ts';

export type SuspensionId = IdOf<'Suspension'>;

export interface AppealAnswer {
  readonly decision: 'upheld' | 'shortened' | 'lifted';
  readonly words: string;
  readonly at: Date;
}

/** The one appeal against a suspension. */
export interface Appeal {
  readonly text: string;
  readonly at: Date;
  readonly answer: AppealAnswer | null;
}

/** The suspension that an account carries; the suspensions module keeps the history. */
export interface AccountSuspension {
  readonly id: SuspensionId;
  readonly reason: SuspensionReason;
  /** What the back office told the account; empty where a rule has suspended it. */
  readonly words: string;
  readonly since: Date;
  /** Null until a person decides. */
  readonly until: Date | null;
  readonly appeal: Appeal | null;
}

/** The suspension while it is in force: it ends by itself. */
export const inForce = (
  suspension: AccountSuspension | null,
  now: Date,
): AccountSuspension | null => (suspension && isSuspendedAt(suspension, now) ? suspension : null);
