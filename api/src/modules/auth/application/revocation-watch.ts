import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { SessionId } from '../../../core/ids.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { SessionRepository } from '../domain/session.repository.ts';
import { KnownTokens } from './known-tokens.ts';

const EVERY_MS = 300;
const STALE_MS = 900;
/** A session may be ended in a transaction that commits after its time was taken. */
const OVERLAP_MS = 10_000;

/** Hears, on every node, of sessions that ended on any node, well within a second. */
@Injectable()
export class RevocationWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #upTo: Date | null = null;
  #heardAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;

  constructor(
    private readonly sessions: SessionRepository,
    private readonly tokens: KnownTokens,
    private readonly realtime: Realtime,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.#look();
    this.#timer = setInterval(() => {
      this.#tick().catch((err: unknown) => this.log.error('The session watch failed', { err }));
    }, EVERY_MS);
    this.#timer.unref();
  }

  /** Lets a look that is under way end, before the database is closed under it. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.#timer) {
      clearInterval(this.#timer);
    }
    // What it failed with, the timer has said.
    await this.#looking?.catch(() => undefined);
  }

  /** Acts on endings of this node at once. */
  ended(sessionIds: readonly SessionId[]): void {
    this.tokens.forget(sessionIds);
    for (const id of sessionIds) {
      this.realtime.disconnectSession(id);
    }
  }

  async #tick(): Promise<void> {
    this.tokens.hearsOfEndings = performance.now() - this.#heardAt < STALE_MS;
    if (this.#looking !== null) {
      return;
    }
    this.#looking = this.#look();
    try {
      await this.#looking;
    } finally {
      this.#looking = null;
    }
  }

  async #look(): Promise<void> {
    const startedAt = performance.now();
    const { ids, upTo } = await this.sessions.endedSince(this.#upTo);
    this.ended(ids);
    this.#upTo = new Date(upTo.getTime() - OVERLAP_MS);
    this.#heardAt = startedAt;
    this.tokens.hearsOfEndings = true;
  }
}
