import type { IdentityKind } from '@leafshift/domain/identity-marks';
import type { UserId } from '../../../core/ids.ts';

/** A keyed digest of something that belongs to an account. */
export interface IdentityMark {
  readonly userId: UserId;
  readonly kind: IdentityKind;
  readonly digest: string;
}

/** The marks of all accounts, and which of them are barred. */
export abstract class IdentityMarkRepository {
  /** Keeps a mark; false where the account has it already. */
  abstract add(mark: IdentityMark): Promise<boolean>;

  /** Other accounts with the same mark, as far as it is barred then. */
  abstract listBarred(mark: IdentityMark, now: Date): Promise<readonly UserId[]>;

  /** Bars all marks of the account until then; null for good. */
  abstract bar(userId: UserId, until: Date | null): Promise<void>;

  /** Whether two accounts have a mark in common. */
  abstract areAlike(one: UserId, other: UserId): Promise<boolean>;

  abstract kindsOf(userId: UserId): Promise<readonly IdentityKind[]>;

  /** Removes the marks of a closed account: at once, or when they are barred no longer. */
  abstract remove(userId: UserId, now: Date): Promise<void>;
}
