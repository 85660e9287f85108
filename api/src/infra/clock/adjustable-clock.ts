import { Clock, SystemClock } from './clock.ts';

/** A clock that can be moved and goes on from there; for development and tests. */
export class AdjustableClock extends Clock {
  #aheadMs = 0;

  constructor(private readonly base: Clock = new SystemClock()) {
    super();
  }

  override now(): Date {
    return new Date(this.base.now().getTime() + this.#aheadMs);
  }

  override unmoved(): Date {
    return this.base.now();
  }

  /** How far it is ahead of the real time, in milliseconds; negative when it is behind. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  /** Goes on from an instant, or from the real time again. Gives by how many milliseconds it moved. */
  moveTo(now: Date | null): number {
    const before = this.#aheadMs;
    this.#aheadMs = now === null ? 0 : now.getTime() - this.base.now().getTime();
    return this.#aheadMs - before;
  }
}
