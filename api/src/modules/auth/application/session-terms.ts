import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import type { OpenWhen } from '../domain/session.repository.ts';
import type { Session } from '../domain/session.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long sessions last: shorter when not remembered, and not beyond a week without use. */
@Injectable()
export class SessionTerms {
  readonly #rememberedMs: number;
  readonly #notRememberedMs: number;
  readonly #idleMs: number;

  constructor(
    private readonly clock: Clock,
    { env }: Config,
  ) {
    this.#rememberedMs = env.SESSION_DAYS * DAY_MS;
    this.#notRememberedMs = env.SESSION_HOURS_NOT_REMEMBERED * HOUR_MS;
    this.#idleMs = env.SESSION_IDLE_DAYS * DAY_MS;
  }

  expiryOf(createdAt: Date, isRemembered: boolean): Date {
    const lifetimeMs = isRemembered ? this.#rememberedMs : this.#notRememberedMs;
    return new Date(createdAt.getTime() + lifetimeMs);
  }

  /** What sessions that are good now have in common. */
  get open(): OpenWhen {
    const now = this.clock.now();
    return { expiresAfter: now, usedAfter: new Date(now.getTime() - this.#idleMs) };
  }

  isOpen({ isEnded, expiresAt, lastUsedAt }: Session): boolean {
    const { expiresAfter, usedAfter } = this.open;
    return !isEnded && expiresAt > expiresAfter && lastUsedAt > usedAfter;
  }
}
