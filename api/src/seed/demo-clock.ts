import { Clock } from '../infra/clock/clock.ts';

/** The demo marketplace's own time; it only goes forward. */
export class DemoClock extends Clock {
  #now: Date;

  constructor(start: Date) {
    super();
    this.#now = start;
  }

  override now(): Date {
    return this.#now;
  }

  moveTo(instant: Date): void {
    if (instant > this.#now) {
      this.#now = instant;
    }
  }
}
