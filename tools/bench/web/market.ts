import { MongoClient, ObjectId } from 'mongodb';
import type { ControlledStack } from '../../start/stack-control.ts';
import { trustBusiness } from '../../start/trust-business.ts';

/** Who looks at the measured pages. */
export interface Market {
  readonly employerToken: string;
}

type StackOfBench = Pick<ControlledStack, 'portalUrl' | 'mongodbUri'>;

const PASSWORD = 'a long enough password';
const POSTINGS = 8;

/** Makes a trusted employer with a location and some permanent postings, by the API's own calls. */
export async function makeMarket({ portalUrl, mongodbUri }: StackOfBench): Promise<Market> {
  let token: string | undefined;
  const send = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token && { 'x-auth-token': token }) };
    const answer = await fetch(`${portalUrl}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${await answer.text()}`);
    return answer.json();
  };
  const registered = (await send('POST', '/users', {
    usertype: 'Employer',
    name: 'Harbour Dispensary',
    email: `harbour-${Date.now()}@leafshift.example`,
    password: PASSWORD,
  })) as { token: string; user: { _id: string } };
  token = registered.token;
  await trust(mongodbUri, registered.user._id);
  await send('PUT', '/users/skip-onboarding', { data: true });
  const profile = (await send('PUT', '/profile/location', {
    locationName: 'Harbour Shop',
    address: '1055 W Hastings St',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6E 2E9',
    country: 'Canada',
    fullAddress: '1055 W Hastings St, Vancouver, BC V6E 2E9',
    latitude: 49.2871,
    longitude: -123.1187,
  })) as { locations: { _id: string }[] };
  for (let number = 1; number <= POSTINGS; number += 1) {
    await send('POST', '/posts', {
      employmentType: 'Permanent',
      jobType: `Store manager ${number}`,
      location: profile.locations[0]?._id,
      rate: 20 + number,
      rateHigh: 30 + number,
      jobDescription: '<p>You lead the shop and its people.</p>',
    });
  }
  return { employerToken: token };
}

/** What the code of a mail and the back office do, without waiting for them. */
async function trust(mongodbUri: string, userId: string): Promise<void> {
  const client = await MongoClient.connect(mongodbUri);
  try {
    await client
      .db()
      .collection('users')
      .updateOne({ _id: new ObjectId(userId) }, { $set: { emailVerifiedAt: new Date() } });
    await trustBusiness(client.db(), userId);
  } finally {
    await client.close();
  }
}
