import type { SessionId, UserId } from '../../../core/ids.ts';

export type Usertype = 'Employer' | 'Temp' | 'Admin';

/** One sign-in of one user: as long as it lives, its token is good. */
export interface Session {
  readonly id: SessionId;
  readonly userId: UserId;
  readonly usertype: Usertype;
  /** Browser and system; empty where they were not recognised. */
  readonly device: string;
  readonly createdAt: Date;
  /** Exact to a few minutes. */
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  /** When its user last gave password or passkey. */
  readonly confirmedAt: Date;
  readonly isEnded: boolean;
}

/** A session to be opened; `addressDigest` tells a known place of the user from a new one. */
export interface NewSession extends Omit<Session, 'isEnded'> {
  readonly addressDigest: string;
}
