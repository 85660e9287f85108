import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionId, UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { SessionRepository, type SessionsToEnd } from '../domain/session.repository.ts';
import type { Usertype } from '../domain/session.ts';
import { RevocationWatch } from './revocation-watch.ts';
import { SessionTokens } from './session-token.ts';

export interface WhoSignsIn {
  readonly userId: UserId;
  readonly usertype: Usertype;
  /** The network address that they sign in from; only a digest is kept. */
  readonly address: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens and ends sessions. */
@Injectable()
export class Sessions {
  readonly #lifetimeMs: number;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: SessionTokens,
    private readonly watch: RevocationWatch,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.#lifetimeMs = config.env.SESSION_DAYS * DAY_MS;
  }

  /** A new session; gives its token. */
  async open({ userId, usertype, address }: WhoSignsIn): Promise<string> {
    const createdAt = this.clock.now();
    const session = {
      id: newId<SessionId>(),
      userId,
      usertype,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + this.#lifetimeMs),
      addressDigest: addressDigest(userId, address),
    };
    await this.sessions.add(session);
    return this.tokens.sign(session);
  }

  /** Ends sessions for good: their tokens fail at once and their sockets are disconnected. */
  async end(userId: UserId, which: SessionsToEnd): Promise<void> {
    const ended = await this.sessions.end(userId, which);
    if (this.transactions.isRunning) {
      this.transactions.afterCommit(() => this.watch.ended(ended));
    } else {
      this.watch.ended(ended);
    }
  }

  /** Whether a session is still good. */
  async isOpen(id: SessionId): Promise<boolean> {
    const session = await this.sessions.find(id);
    return session !== null && !session.isEnded && session.expiresAt > this.clock.now();
  }

  /** Whether the user has signed in from this address before. */
  knowsAddress(userId: UserId, address: string): Promise<boolean> {
    return this.sessions.knowsAddress(userId, addressDigest(userId, address));
  }
}

const addressDigest = (userId: UserId, address: string): string =>
  createHash('sha256').update(`${userId} ${address}`).digest('base64url').slice(0, 22);
