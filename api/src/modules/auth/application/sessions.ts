import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { SessionId, UserId } from '../../../core/ids.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { SessionlessAccessRegistry } from '../../../core/sessionless-access/sessionless-access.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { SecurityLog } from '../../security/index.ts';
import { deviceName } from '../domain/device-name.ts';
import { SessionRepository, type SessionsToEnd } from '../domain/session.repository.ts';
import type { Session, Usertype } from '../domain/session.ts';
import { RevocationWatch } from './revocation-watch.ts';
import { SessionTerms } from './session-terms.ts';
import { SessionTokens } from './session-tokens.ts';
import { sessionsEnded } from './sessions-ended.event.ts';

export interface WhoSignsIn {
  readonly userId: UserId;
  readonly usertype: Usertype;
  /** The network address that they sign in from; only a digest is kept. */
  readonly address: string;
  /** The header in which their browser says what it is. */
  readonly userAgent?: string | undefined;
  /** 'Remember me'; on where nothing is said. */
  readonly remember?: boolean | undefined;
}

/** How exactly the last use of a session is known. */
const USE_EXACT_TO_MS = 5 * 60 * 1000;

/** Opens, follows and ends sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly watch: RevocationWatch,
    private readonly log: SecurityLog,
    private readonly terms: SessionTerms,
    private readonly sessionlessAccess: SessionlessAccessRegistry,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** A new session; gives its token. */
  async open({
    userId,
    usertype,
    address,
    userAgent,
    remember = true,
  }: WhoSignsIn): Promise<string> {
    const createdAt = this.clock.now();
    const session = {
      id: newId<SessionId>(),
      userId,
      usertype,
      device: deviceName(userAgent),
      createdAt,
      lastUsedAt: createdAt,
      confirmedAt: createdAt,
      expiresAt: this.terms.expiryOf(createdAt, remember),
      addressDigest: addressDigest(userId, address),
    };
    await this.sessions.add(session);
    return this.tokens.sign(session);
  }

  /**
   * Ends sessions for good: their tokens fail at once and their sockets are disconnected. With all of
   * them ends whatever needs no session, such as a calendar's private address.
   */
  async end(userId: UserId, which: SessionsToEnd): Promise<void> {
    await this.transactions.run(async () => {
      const ended = await this.sessions.end(userId, which);
      if (which === 'all') {
        await this.sessionlessAccess.revoke(userId);
      }
      if (ended.length > 0) {
        const details = { sessions: String(ended.length) };
        await this.log.record({ event: 'sessions-ended', userId, details });
        await this.events.publish(sessionsEnded, { ids: ended });
      }
      this.transactions.afterCommit(() => this.watch.ended(ended));
    });
  }

  /** Ends one session of the user. Throws NOT_FOUND where there is none that is still good. */
  async endOne(userId: UserId, id: SessionId): Promise<void> {
    const session = await this.findOpen(id);
    if (session?.userId !== userId) {
      refuse('NOT_FOUND');
    }
    await this.end(userId, { only: id });
  }

  /** The user's sessions that are still good, the one used last first. */
  list(userId: UserId): Promise<readonly Session[]> {
    return this.sessions.listOpen(userId, this.terms.open);
  }

  /** A session while it is good. */
  async findOpen(id: SessionId): Promise<Session | null> {
    const session = await this.sessions.find(id);
    return session && this.terms.isOpen(session) ? session : null;
  }

  /** As `findOpen`, for somebody who uses it; that is noted once in a few minutes. */
  async use(id: SessionId): Promise<Session | null> {
    const session = await this.findOpen(id);
    const now = this.clock.now();
    if (session && now.getTime() - session.lastUsedAt.getTime() >= USE_EXACT_TO_MS) {
      await this.sessions.noteUse(id, now);
    }
    return session;
  }

  /** Whether the user has signed in from this address before. */
  knowsAddress(userId: UserId, address: string): Promise<boolean> {
    return this.sessions.knowsAddress(userId, addressDigest(userId, address));
  }
}

const addressDigest = (userId: UserId, address: string): string =>
  createHash('sha256')
    .update(`${userId} ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22);
