import { login, stepUp } from '@leafshift/contracts/auth';
import { ObjectId } from 'mongodb';
import { get, type Person } from '../../tools/drills/api/caller.ts';
import { copyWorkers } from '../../tools/drills/api/copy-workers.ts';
import { DRILL_PASSWORD, type Employer, People } from '../../tools/drills/api/people.ts';
import type { Draws } from '../habits/draws.ts';
import {
  type BusinessHabits,
  businessHabits,
  type WorkerHabits,
  workerHabits,
} from '../habits/habits.ts';
import type { Calls } from './calls.ts';
import type { MarketWorld } from './market-world.ts';
import { Phone } from './phone.ts';
import { together } from './together.ts';

const AT_ONCE = 4;
/** So many workers sign up and are onboarded over the API; the others are copies of the first of them. */
const SIGN_UPS = 40;
const REFUSED_CARD = '4000000000000341';
const LETTERS = 26;
const FIRST_LETTER = 97;

export interface Business {
  readonly number: number;
  readonly person: Employer;
  readonly habits: BusinessHabits;
}

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
  readonly #connectBank: (person: Person) => Promise<void>;
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
    connectBank: (person: Person) => Promise<void>;
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
    this.#bank ??= this.person().then(this.#connectBank);
    return this.#bank;
  }
}

export interface Population {
  readonly businesses: readonly Business[];
  readonly workers: readonly Worker[];
  /** A business gives a card that works. */
  giveCard(business: Business): Promise<void>;
}

/** Lets businesses and workers sign up. */
export async function signUp(
  world: MarketWorld,
  calls: Calls,
  draws: Draws,
  size: { readonly businesses: number; readonly workers: number; readonly shiftsAWeek: number },
): Promise<Population> {
  const [origin = ''] = world.origins;
  const people = new People(origin, world.sandbox.url, world.database);
  const businesses: Business[] = [];
  await together(Array(size.businesses).keys(), AT_ONCE, async (number) => {
    const habits = businessHabits(draws, number, size.shiftsAWeek);
    const person = await people.employer({
      name: `Cannabis Store ${number + 1}`,
      ...(habits.mendsCardOn !== null && { card: REFUSED_CARD }),
    });
    businesses[number] = { number, person, habits };
  });
  const signedUp: Person[] = [];
  await together(Array(Math.min(size.workers, SIGN_UPS)).keys(), AT_ONCE, async (number) => {
    signedUp[number] = await people.worker(`Wanda Worker${lettersOf(number)}`);
  });
  const copies = await copyWorkers(world.database, signedUp[0], size.workers - signedUp.length);
  await world.database
    .collection('users')
    .updateMany({ _id: { $in: [...copies] } }, { $set: { banks: [] } });
  const ids = [...signedUp.map(({ id }) => new ObjectId(id)), ...copies];
  const workers = ids.map((id, number) => {
    const habits = workerHabits(draws, number);
    const known = signedUp[number];
    return new Worker({
      ...{ number, id: id.toHexString(), habits, phone: new Phone(calls) },
      signIn: known ? async () => known : () => signInCopy(origin, id, number - SIGN_UPS),
      connectBank: async (person) => {
        // Who signed up over the API has one.
        if (known) return;
        // A change of banks asks for the password again some minutes after they signed in.
        await get(origin, stepUp, { body: { password: DRILL_PASSWORD } }, person);
        await people.connectBank(person);
      },
    });
  });
  return {
    businesses,
    workers,
    giveCard: ({ person }) => people.giveCard(person),
  };
}

/** A copy signs in with the password of whom it was copied from. */
async function signInCopy(origin: string, id: ObjectId, number: number): Promise<Person> {
  const body = { email: `${id}@example.ca`, password: DRILL_PASSWORD };
  const { token } = await get(origin, login, { body });
  return { id: id.toHexString(), name: `Worker${number} Workera`, token };
}

/** A name has no digits. */
function lettersOf(number: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (number % LETTERS));
  return number < LETTERS ? letter : `${lettersOf(Math.floor(number / LETTERS) - 1)}${letter}`;
}
