import type { Person } from '../../tools/drills/api/caller.ts';
import type { WorkerHabits } from '../habits/habits.ts';
import type { Phone } from './phone.ts';

/**
 * A worker of the market, who signs in on the first day on which they want something, and connects a bank when
 * they are confirmed for the first time.
 */
export class Worker {
  readonly number: number;
  readonly id: string;
  readonly habits: WorkerHabits;
  readonly phone: Phone;
  readonly #signIn: () => Promise<Person>;
  readonly #connectBank: () => Promise<void>;
  #person: Promise<Person> | undefined;
  #bank: Promise<void> | undefined;
  /** A shift of theirs was submitted, and they have not looked at its hours yet. */
  hasHoursToAnswer = false;

  constructor(parts: {
    number: number;
    id: string;
    habits: WorkerHabits;
    phone: Phone;
    signIn: () => Promise<Person>;
    connectBank: () => Promise<void>;
  }) {
    this.number = parts.number;
    this.id = parts.id;
    this.habits = parts.habits;
    this.phone = parts.phone;
    this.#signIn = parts.signIn;
    this.#connectBank = parts.connectBank;
  }

  /** The worker, signed in. */
  person(): Promise<Person> {
    this.#person ??= this.#signIn();
    return this.#person;
  }

  /** Connects a bank that pay can go to, unless the worker has one. */
  connectBank(): Promise<void> {
    this.#bank ??= this.#connectBank();
    return this.#bank;
  }
}
