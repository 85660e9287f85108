import type { Business } from '../world/population.ts';

/** A shift as the simulated people know it. */
export interface KnownShift {
  /** Business, day and number: the same in every run of a seed. */
  readonly key: string;
  readonly id: string;
  readonly business: Business;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Numbers of the workers who are confirmed, as the business saw it last. */
  confirmed: readonly number[];
  isOver: boolean;
}

/** The shifts that were posted and are not submitted, cancelled or given up. */
export class KnownShifts {
  readonly #shifts = new Map<string, KnownShift>();
  #posted = 0;

  get posted(): number {
    return this.#posted;
  }

  add(shift: KnownShift): void {
    this.#posted += 1;
    this.#shifts.set(shift.key, shift);
  }

  /** Those that begin in that time; in an order that no answer's moment decides. */
  between(from: Date, to: Date): readonly KnownShift[] {
    return this.#sorted(({ startsAt }) => startsAt >= from && startsAt < to);
  }

  /** Those of a business that have ended and are not submitted. */
  endedOf(business: Business, now: Date): readonly KnownShift[] {
    return this.#sorted((shift) => shift.business === business && shift.endsAt <= now);
  }

  /** Forgets those that nothing more happens on. */
  forgetOver(): void {
    for (const [key, { isOver }] of this.#shifts) if (isOver) this.#shifts.delete(key);
  }

  #sorted(isWanted: (shift: KnownShift) => boolean): readonly KnownShift[] {
    return [...this.#shifts.values()]
      .filter((shift) => !shift.isOver && isWanted(shift))
      .toSorted((one, other) => one.key.localeCompare(other.key));
  }
}
