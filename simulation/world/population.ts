import { login } from '@leafshift/contracts/auth';
import type { ObjectId } from 'mongodb';
import { get, type Person } from '../../tools/drills/api/caller.ts';
import { copyPeople, copyWorkers } from '../../tools/drills/api/copy-people.ts';
import {
  DRILL_PASSWORD,
  type Employer,
  People,
  WORKING_CARD,
} from '../../tools/drills/api/people.ts';
import type { Draws } from '../habits/draws.ts';
import { type BusinessHabits, businessHabits, workerHabits } from '../habits/habits.ts';
import type { Calls } from './calls.ts';
import type { MarketWorld } from './market-world.ts';
import { Phone } from './phone.ts';
import { ProviderBanks } from './provider-banks.ts';
import { together } from './together.ts';
import { Worker } from './worker.ts';

const AT_ONCE = 4;
/** So many of each kind sign up and are onboarded over the API; the others are copies of the first of them. */
const SIGN_UPS = 5;
const REFUSED_CARD = '4000000000000341';
const LETTERS = 26;
const FIRST_LETTER = 97;

export interface Business {
  readonly number: number;
  readonly person: Employer;
  readonly habits: BusinessHabits;
  /** The last day on which it submitted hours. */
  submittedOn: number | null;
}

export interface Population {
  readonly businesses: readonly Business[];
  readonly workers: readonly Worker[];
  /** A business gives a card that works. */
  giveCard(business: Business): Promise<void>;
}

interface Size {
  readonly businesses: number;
  readonly workers: number;
  readonly shiftsAWeek: number;
}

/** Lets businesses and workers sign up. */
export async function signUp(
  world: MarketWorld,
  calls: Calls,
  draws: Draws,
  size: Size,
): Promise<Population> {
  const people = new People(world.origins[0] ?? '', world.sandbox.url, world.database);
  return {
    businesses: await signUpBusinesses(world, people, draws, size),
    workers: await signUpWorkers(world, people, { calls, draws, count: size.workers }),
    giveCard: ({ person }) => people.giveCard(person),
  };
}

/** All of them give their card over the API. */
async function signUpBusinesses(
  world: MarketWorld,
  people: People,
  draws: Draws,
  size: Size,
): Promise<readonly Business[]> {
  const numbers = [...Array(size.businesses).keys()];
  const all = numbers.map((number) => {
    const habits = businessHabits(draws, number, size.shiftsAWeek);
    const card = habits.mendsCardOn === null ? WORKING_CARD : REFUSED_CARD;
    return { number, habits, card, name: `Cannabis Store ${number + 1}` };
  });
  const persons: Employer[] = [];
  await together(all.slice(0, SIGN_UPS), AT_ONCE, async ({ number, name, card }) => {
    persons[number] = await people.employer({ name, card });
  });
  const [first] = persons;
  const others = all.slice(SIGN_UPS);
  const ids = await copyPeople(world.database, first, others);
  await together(ids.entries(), AT_ONCE, async ([index, id]) => {
    const { number, name, card } = others[index] ?? raise(index);
    const person = await signInCopy(world, id, name);
    await people.giveCard(person, card);
    // Stores and supervisors of a copy have the ids of those that they are copies of.
    persons[number] = { ...(first ?? raise(index)), ...person };
  });
  return all.map(({ number, habits }) => ({
    ...{ number, habits },
    person: persons[number] ?? raise(number),
    submittedOn: null,
  }));
}

async function signUpWorkers(
  world: MarketWorld,
  people: People,
  { calls, draws, count }: { calls: Calls; draws: Draws; count: number },
): Promise<readonly Worker[]> {
  const signedUp: Person[] = [];
  await together(Array(Math.min(count, SIGN_UPS)).keys(), AT_ONCE, async (number) => {
    signedUp[number] = await people.worker(`Wanda Worker${lettersOf(number)}`);
  });
  const copies = await copyWorkers(world.database, signedUp[0], count - signedUp.length);
  const banks = new ProviderBanks(world);
  const known = signedUp.map((person) => ({
    id: person.id,
    signIn: async () => person,
    // Who signed up over the API has one.
    connectBank: async () => undefined,
  }));
  const others = copies.map((id, index) => ({
    id: id.toHexString(),
    signIn: () => signInCopy(world, id, `Worker${index} Workera`),
    connectBank: () => banks.connect(id, { firstName: `Worker${index}`, lastName: 'Workera' }),
  }));
  return [...known, ...others].map(
    (one, number) =>
      new Worker({
        ...one,
        number,
        habits: workerHabits(draws, number),
        phone: new Phone(calls),
      }),
  );
}

/** A copy signs in with the password of whom it was copied from. */
async function signInCopy(world: MarketWorld, id: ObjectId, name: string): Promise<Person> {
  const body = { email: `${id}@example.ca`, password: DRILL_PASSWORD };
  const { token } = await get(world.origins[0] ?? '', login, { body });
  return { id: id.toHexString(), name, token };
}

/** A name has no digits. */
function lettersOf(number: number): string {
  const letter = String.fromCharCode(FIRST_LETTER + (number % LETTERS));
  return number < LETTERS ? letter : `${lettersOf(Math.floor(number / LETTERS) - 1)}${letter}`;
}

const raise = (number: number): never => {
  throw new Error(`There is no number ${number}`);
};
