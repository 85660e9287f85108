import { type Db, MongoClient, ObjectId } from 'mongodb';
import { trustBusiness } from '../../drills/api/trust-business.ts';
import type { ControlledStack } from '../../start/stack-control.ts';

export type StackOfBench = Pick<ControlledStack, 'portalUrl' | 'mongodbUri'>;
export type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

const PASSWORD = 'a long enough password';

/** An address of Canada, as profiles and locations take it. */
export const VANCOUVER = {
  address: '1055 W Hastings St',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6E 2E9',
  country: 'Canada',
  fullAddress: '1055 W Hastings St, Vancouver, BC V6E 2E9',
  latitude: 49.2871,
  longitude: -123.1187,
};

/** Somebody signed in. */
export interface Account {
  readonly id: string;
  readonly token: string;
  readonly send: Send;
}

/** A business that may post: onboarded, trusted and with a card, with a supervisor and its stores by their ids. */
export interface Business extends Account {
  readonly supervisor: string;
  readonly stores: readonly string[];
}

/** Makes a business with stores of these names. */
export async function makeBusiness(
  stack: StackOfBench,
  name: string,
  storeNames: readonly string[],
): Promise<Business> {
  const account = await signUp(stack, 'Employer', name);
  await inDatabase(stack, async (database) => {
    await trustBusiness(database, account.id);
    await completeOnboarding(database, account.id);
  });
  await giveCard(stack, account.send);
  const { supervisor } = (await account.send('PUT', '/profile/supervisor', {
    name: 'Jordan Wu',
    phoneNumber: '+16045550101',
    email: 'jordan@example.ca',
  })) as { supervisor: { _id: string }[] };
  let stores: { _id: string }[] = [];
  for (const locationName of storeNames) {
    const place = { locationName, ...VANCOUVER };
    stores = (
      (await account.send('PUT', '/profile/location', place)) as { locations: typeof stores }
    ).locations;
  }
  return { ...account, supervisor: supervisor[0]?._id ?? '', stores: stores.map(({ _id }) => _id) };
}

/** Signs somebody up whose address counts as verified. */
export async function signUp(
  stack: StackOfBench,
  usertype: 'Employer' | 'Temp',
  name: string,
): Promise<Account> {
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

/** All steps of onboarding count as done. */
export async function completeOnboarding(database: Db, userId: string): Promise<void> {
  const levels = { level1: true, level2: true, level3: true, level4: true, level5: true };
  await database.collection('users').updateOne({ _id: new ObjectId(userId) }, { $set: levels });
}

/** What the code of a mail and the back office do, without waiting for them. */
export async function inDatabase(
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
