import type { SessionId, UserId } from '../../../core/ids.ts';
import type { NewSession, Session } from './session.ts';

/** Ended sessions, and the database's own time up to which they were looked for. */
export interface EndedSessions {
  readonly ids: readonly SessionId[];
  readonly upTo: Date;
}

/** What makes a session that nobody ended an open one. */
export interface OpenWhen {
  readonly expiresAfter: Date;
  readonly usedAfter: Date;
}

/** The sessions of all users. */
export abstract class SessionRepository {
  abstract add(session: NewSession): Promise<void>;
  abstract find(id: SessionId): Promise<Session | null>;
  /** Those that may still be used, the one used last first; at most a hundred. */
  abstract listOpen(userId: UserId, when: OpenWhen): Promise<readonly Session[]>;
  /** Notes a use, unless a later one is noted. */
  abstract noteUse(id: SessionId, at: Date): Promise<void>;
  /** Notes that its user gave password or passkey. */
  abstract noteConfirmation(id: SessionId, at: Date): Promise<void>;
  /** Ends those of the user's sessions that are still open; gives their ids. */
  abstract end(userId: UserId, which: SessionsToEnd): Promise<readonly SessionId[]>;
  /** Sessions that ended since an instant of the database's time; null for 'a moment ago'. */
  abstract endedSince(since: Date | null): Promise<EndedSessions>;
  /** Whether the user has signed in from this address before. */
  abstract knowsAddress(userId: UserId, addressDigest: string): Promise<boolean>;
}

export type SessionsToEnd =
  | { readonly only: SessionId }
  | { readonly allExcept: SessionId }
  | 'all';
