import {
  completeOnboarding,
  inDatabase,
  makeBusiness,
  type StackOfBench,
  signUp,
  VANCOUVER,
} from './accounts.ts';

/** Who looks at the measured pages. */
export interface Market {
  readonly employerToken: string;
  readonly workerToken: string;
}

const POSTINGS = 8;
const DAY_MS = 86_400_000;

/**
 * Makes a business with some permanent postings and some shifts, a worker nearby, and an employer who
 * has skipped onboarding and sees its banner beside the page.
 */
export async function makeMarket(stack: StackOfBench): Promise<Market> {
  const employer = await makeBusiness(stack, 'Harbour Dispensary', ['Harbour Shop']);
  const [location] = employer.stores;
  for (let number = 1; number <= POSTINGS; number += 1) {
    await employer.send('POST', '/posts', {
      employmentType: 'Permanent',
      jobType: `Store manager ${number}`,
      location,
      rate: 20 + number,
      rateHigh: 30 + number,
      jobDescription: '<p>You lead the shop and its people.</p>',
    });
    await employer.send('POST', '/posts', {
      employmentType: 'Temp',
      date: atNineOn(number),
      duration: 8,
      rate: 25 + number,
      totalWorkers: 1,
      jobType: 'Cultivation',
      jobTitle: 'Trimmer',
      supervisor: employer.supervisor,
      location,
      jobDescription: '<p>You trim what has dried.</p>',
    });
  }
  const worker = await signUp(stack, 'Temp', 'Noor Haddad');
  await worker.send('POST', '/profile', {
    firstName: 'Noor',
    lastName: 'Haddad',
    bio: 'Five harvests',
    phoneNumber: '+16045550102',
    birthDay: '1995-03-14',
    ...VANCOUVER,
  });
  await inDatabase(stack, (database) => completeOnboarding(database, worker.id));
  const skipper = await signUp(stack, 'Employer', 'Quay Cannabis');
  await skipper.send('PUT', '/users/skip-onboarding', { data: true });
  return { employerToken: skipper.token, workerToken: worker.token };
}

/** At 17:00 UTC, nine or ten in Vancouver, so many days after tomorrow. */
const atNineOn = (day: number): string =>
  `${new Date(Date.now() + (day + 1) * DAY_MS).toISOString().slice(0, 10)}T17:00:00.000Z`;
