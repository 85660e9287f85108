import type { User } from '@leafshift/contracts/users';
import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { UserId } from '../../../core/ids.ts';
import type { Usertype } from './session.ts';

/** What signing in needs to know of an account. */
export interface AccountToSignIn {
  readonly userId: UserId;
  readonly usertype: Usertype;
  readonly passwordHash: string;
}

/** The accounts that may sign in; the users module implements it. */
export abstract class Accounts {
  /** Compares case-insensitively. */
  abstract findByEmail(email: string): Promise<AccountToSignIn | null>;
  /** Null for a closed account. */
  abstract findPasswordHash(userId: UserId): Promise<string | null>;
  /** What somebody of the back office may do, as it is now; empty for everybody else. */
  abstract adminRoles(userId: UserId): Promise<readonly AdminRole[]>;
  /** The user as the API answers it. Throws when there is none. */
  abstract describe(userId: UserId): Promise<User>;
}
