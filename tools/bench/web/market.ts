import { type Db, MongoClient, ObjectId } from 'mongodb';
import { trustBusiness } from '../../drills/api/trust-business.ts';
import type { ControlledStack } from '../../start/stack-control.ts';

/** Who looks at the measured pages. */
export interface Market {
  readonly employerToken: string;
  readonly workerToken: string;
}

type StackOfBench = Pick<ControlledStack, 'portalUrl' | 'mongodbUri'>;
type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

const PASSWORD = 'a long enough password';
const POSTINGS = 8;
const DAY_MS = 86_400_000;
const VANCOUVER = {
  address: '1055 W Hastings St',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6E 2E9',
  country: 'Canada',
  fullAddress: '1055 W Hastings St, Vancouver, BC V6E 2E9',
  latitude: 49.2871,
  longitude: -123.1187,
};

/**
 * Makes a business with some permanent postings and some shifts, a worker nearby, and an employer who
 * has skipped onboarding and sees its banner beside the page.
 */
export async function makeMarket(stack: StackOfBench): Promise<Market> {
  const employer = await signUp(stack, 'Employer', 'Harbour Dispensary');
  await inDatabase(stack, async (database) => {
    await trustBusiness(database, employer.id);
    await completeOnboarding(database, employer.id);
  });
  await giveCard(stack, employer.send);
  const { supervisor } = (await employer.send('PUT', '/profile/supervisor', {
    name: 'Jordan Wu',
    phoneNumber: '+16045550101',
    email: 'jordan@example.ca',
  })) as { supervisor: { _id: string }[] };
  const { locations } = (await employer.send('PUT', '/profile/location', {
    locationName: 'Harbour Shop',
    ...VANCOUVER,
  })) as { locations: { _id: string }[] };
  const location = locations[0]?._id;
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
      supervisor: supervisor[0]?._id,
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

/** Signs somebody up whose address counts as verified. */
async function signUp(stack: StackOfBench, usertype: 'Employer' | 'Temp', name: string) {
  const { token, user } = (await sender(stack)('POST', '/users', {
    usertype,
    name,
    email: `${name.toLowerCase().replace(/\W/g, '-')}-${Date.now()}@leafshift.example`,
    password: PASSWORD,
  })) as { token: string; user: { _id: string } };
  await inDatabase(stack, async (database) => {
    await database
      .collection('users')
      .updateOne({ _id: new ObjectId(user._id) }, { $set: { emailVerifiedAt: new Date() } });
  });
  return { id: user._id, token, send: sender(stack, token) };
}

const sender =
  ({ portalUrl }: StackOfBench, token?: string): Send =>
  async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) };
    const answer = await fetch(`${portalUrl}/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${await answer.text()}`);
    return answer.json();
  };

/** Enters the card that works at the sandbox, as the card form does. */
async function giveCard({ portalUrl }: StackOfBench, send: Send): Promise<void> {
  const { client_secret, setup_intent } = (await send('GET', '/stripe/getclientsecret')) as {
    client_secret: string;
    setup_intent: string;
  };
  await fetch(`${portalUrl}/stripe-sandbox/v1/setup_intents/${setup_intent}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2031',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  await send('GET', '/stripe/save-card-info');
}

async function completeOnboarding(database: Db, userId: string): Promise<void> {
  const levels = { level1: true, level2: true, level3: true, level4: true, level5: true };
  await database.collection('users').updateOne({ _id: new ObjectId(userId) }, { $set: levels });
}

/** What the code of a mail and the back office do, without waiting for them. */
async function inDatabase(
  { mongodbUri }: StackOfBench,
  change: (database: Db) => Promise<void>,
): Promise<void> {
  const client = await MongoClient.connect(mongodbUri);
  try {
    await change(client.db());
  } finally {
    await client.close();
  }
}
