import { Clock } from '../infra/clock/clock.ts';

/** A clock that stands still until it is told to go on. */
export class TestClock extends Clock {
  #now: number;

  constructor(now: string) {
    super();
    this.#now = Date.parse(now);
  }

  override now(): Date {
    return new Date(this.#now);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }): void {
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }

  set(now: string | Date): void {
    this.#now = new Date(now).getTime();
  }
}
