import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { OnboardingLevel } from '@leafshift/domain/onboarding';
import type { UserId } from '../../../../core/ids.ts';
import type { Account, AccountTrust, NewAccount, OwnPrices } from '../account.ts';
import type { AccountSuspension, SuspensionId } from '../account-suspension.ts';

/** Thrown when another account already has the e-mail address. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
}

export interface AccountSearch {
  /** The start of the name or of the e-mail address. */
  readonly q: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** The accounts of a user type that were made on a day of UTC. */
export interface SignUps {
  readonly day: string;
  readonly usertype: Account['usertype'];
  readonly count: number;
}

export interface AccountPage {
  readonly accounts: readonly Account[];
  readonly nextCursor: string | null;
}

/** The accounts; closed ones are not found. */
export abstract class AccountRepository {
  /** Throws EmailTakenError. */
  abstract add(account: NewAccount): Promise<void>;
  abstract find(id: UserId): Promise<Account | null>;
  abstract list(ids: readonly UserId[]): Promise<readonly Account[]>;
  abstract listTrust(ids: readonly UserId[]): Promise<readonly AccountTrust[]>;
  abstract search(search: AccountSearch): Promise<AccountPage>;
  abstract listIdsOf(usertype: Account['usertype']): Promise<readonly UserId[]>;
  /** Compares case-insensitively. */
  abstract findByEmail(email: string): Promise<Account | null>;
  abstract findPasswordHash(id: UserId): Promise<string | null>;
  abstract setPasswordHash(id: UserId, passwordHash: string): Promise<void>;
  /** Sets a level whose earlier levels are set; null where they are not. */
  abstract reachLevel(id: UserId, level: OnboardingLevel): Promise<Account | null>;
  abstract setSkipOnboarding(id: UserId, skip: boolean): Promise<Account | null>;
  /**
   * Reads the account for a decision in the running transaction: any change of it at the same moment
   * conflicts with that.
   */
  abstract findToDecide(id: UserId): Promise<Account | null>;
  abstract setEmailVerified(id: UserId, at: Date | null): Promise<Account | null>;
  abstract setSuspension(id: UserId, suspension: AccountSuspension): Promise<Account | null>;
  /** Null where the account carries another suspension or none. */
  abstract dropSuspension(id: UserId, suspensionId: SuspensionId): Promise<Account | null>;
  /**
   * Whether the account is open and not suspended; a suspension that begins at the same moment
   * conflicts with the running transaction.
   */
  abstract assertActive(id: UserId): Promise<boolean>;
  abstract setUnderReview(id: UserId, isUnderReview: boolean): Promise<Account | null>;
  /** How many accounts were made since, by UTC day and user type. */
  abstract countSignUps(since: Date): Promise<readonly SignUps[]>;
  /** What somebody of the back office may do; null where it is nobody of it. */
  abstract setAdminRoles(id: UserId, roles: readonly AdminRole[]): Promise<Account | null>;
  /**
   * Whether the back office has an owner; who takes that from one at the same moment conflicts with the
   * running transaction.
   */
  abstract assertOwner(): Promise<boolean>;
  /** A new address, which its owner has shown to be theirs. Throws EmailTakenError. */
  abstract setEmail(id: UserId, email: string, verifiedAt: Date): Promise<Account | null>;
  abstract setOwnPrices(id: UserId, prices: Partial<OwnPrices>): Promise<Account | null>;
  /** Takes the person out of the account and closes it for good. */
  abstract close(id: UserId, at: Date): Promise<void>;
}
