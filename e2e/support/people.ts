import { randomInt } from 'node:crypto';
import { createPost, type PermanentPostForm, type TempPostForm } from '@leafshift/contracts/posts';
import {
  type AddressFields,
  addLocation,
  addSupervisor,
  answerSurvey,
  updateProfile,
} from '@leafshift/contracts/profile';
import { type BankForm, cardEntry, saveCard } from '@leafshift/contracts/stripe';
import type { UploadKind } from '@leafshift/contracts/uploads';
import { requestUpload } from '@leafshift/contracts/uploads';
import { register, setOnboardingLevel, type User, verifyEmail } from '@leafshift/contracts/users';
import { type ApiClient, createApiClient } from '@leafshift/data-access';
import { trustBusinessAt } from '../../tools/drills/api/trust-business.ts';
import type { ControlledStack } from '../../tools/start/stack-control.ts';
import { codeFor } from './code-for.ts';
import { aPicture } from './picture.ts';
import type { Visitor } from './visitor.ts';

/** Somebody with an account, made through the API as their own pages would. */
export interface Person {
  readonly user: User;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  /** Makes calls as this person. */
  readonly api: ApiClient;
}

export interface Employer extends Person {
  readonly supervisorId: string;
  readonly locationId: string;
}

type Stack = Pick<ControlledStack, 'portalUrl' | 'mongodbUri'>;

const PASSWORD = 'correct horse battery';

/** Places whose names stand in no locale file. */
const VANCOUVER: AddressFields = {
  fullAddress: '453 W 12th Ave, Vancouver, BC V5Y 1V4, Canada',
  address: '453 W 12th Ave',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V5Y 1V4',
  country: 'Canada',
  latitude: 49.2609,
  longitude: -123.1139,
};

/** A bank account in the name of `aWorker`. */
export const BANK = {
  firstName: 'Noor',
  lastName: 'Haddad',
  bankAccountNumber: '000123456789',
  institutionNumber: '003',
  transitNumber: '12345',
  address: '100 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 2N2',
} as const satisfies BankForm;

let count = 0;

/** Each another: who shares one with somebody suspended is looked at. */
const aPhoneNumber = (): string => `+1604${randomInt(2_000_000, 10_000_000)}`;

/** Signs somebody up; neither is the address verified nor anything of the onboarding done. */
export async function aNewcomer(
  stack: Stack,
  usertype: 'Employer' | 'Temp',
  name: string,
  address?: string,
): Promise<Person> {
  count += 1;
  const email = address ?? `person-${count}-${Date.now().toString(36)}@example.ca`;
  let token: string | null = null;
  const api = createApiClient({ baseUrl: `${stack.portalUrl}/api`, getToken: () => token });
  const body = { usertype, name, email, password: PASSWORD };
  const signedIn = await api.send(register, { body });
  token = signedIn.token;
  return { user: signedIn.user, token, email, password: PASSWORD, api };
}

/** Signs somebody up and verifies the address; nothing of the onboarding is done. */
export async function aMember(
  stack: Stack,
  usertype: 'Employer' | 'Temp',
  name: string,
): Promise<Person> {
  const newcomer = await aNewcomer(stack, usertype, name);
  const code = await codeFor(stack.portalUrl, newcomer.email);
  return { ...newcomer, user: await newcomer.api.send(verifyEmail, { body: { code } }) };
}

/**
 * An employer with profile, supervisor, location, card and licence, which is approved, and with all
 * five levels; or with those that are `reached`, and a licence that waits.
 */
export async function anEmployer(
  stack: Stack,
  name = 'Evergreen Bud & Leaf',
  {
    reached = 5,
    isTrusted = reached === 5,
  }: { readonly reached?: number; readonly isTrusted?: boolean } = {},
): Promise<Employer> {
  const person = await aMember(stack, 'Employer', name);
  const { api } = person;
  const profileImage = await upload(api, 'profile-picture');
  await api.send(updateProfile, {
    body: {
      name,
      phoneNumber: aPhoneNumber(),
      bio: 'Zzz botanicals',
      businessType: 'Retail',
      profileImage,
    },
  });
  const withSupervisor = await api.send(addSupervisor, {
    body: { name: 'Jordan Wu', phoneNumber: '+16045550101', email: 'jordan@example.ca' },
  });
  const withLocation = await api.send(addLocation, {
    body: { locationName: 'Cambie Street', ...VANCOUVER },
  });
  await addCard(stack, api);
  const uploadUrl = await upload(api, 'business-licence');
  await api.send(updateProfile, { body: { businessLicence: { uploadUrl } } });
  await completeLevels(api, reached);
  if (isTrusted) await trustBusinessAt(stack.mongodbUri, person.user._id);
  return {
    ...person,
    supervisorId: withSupervisor.supervisor[0]?._id ?? '',
    locationId: withLocation.locations[0]?._id ?? '',
  };
}

/**
 * A worker with profile, both documents, no bank yet, no certificate and survey, and with all five
 * levels or those that are `reached`.
 */
export async function aWorker(stack: Stack, name = 'Noor Haddad', reached = 5): Promise<Person> {
  const person = await aMember(stack, 'Temp', name);
  const { api } = person;
  const [firstName = '', lastName = ''] = name.split(' ');
  await api.send(updateProfile, {
    body: {
      firstName,
      lastName,
      bio: 'Zzz botanicals',
      phoneNumber: aPhoneNumber(),
      birthDay: '1995-03-14',
      ...VANCOUVER,
    },
  });
  const identity = await upload(api, 'photoid');
  const check = await upload(api, 'backgroundcheck');
  await api.send(updateProfile, {
    body: {
      identificationDocument: { uploadUrl: identity },
      backgroundCheck: { uploadUrl: check },
    },
  });
  await api.send(answerSurvey, {
    body: {
      legalToWork: 'yes',
      convictedOfCrime: 'no',
      validDrivers: 'yes',
      yearsExperience: '3',
      cannabisKnowledge: 4,
      posExperience: ['cova'],
    },
  });
  await completeLevels(api, reached);
  return person;
}

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;

/** An instant some hours from now, on the quarter of an hour, as a posting wants it. */
export const hoursFromNow = (hours: number): string =>
  new Date(Math.ceil((Date.now() + hours * HOUR_MS) / QUARTER_MS) * QUARTER_MS).toISOString();

/** Posts a shift: one spot, in two days, eight hours of trimming for 25 dollars; answers its id. */
export async function aShift(
  employer: Employer,
  fields: Partial<TempPostForm> = {},
): Promise<string> {
  const post = await employer.api.send(createPost, {
    body: {
      employmentType: 'Temp',
      date: hoursFromNow(48),
      duration: 8,
      rate: 25,
      totalWorkers: 1,
      jobType: 'Cultivation',
      jobTitle: 'Trimmer',
      supervisor: employer.supervisorId,
      jobDescription: '<p>Zzz botanicals</p>',
      location: employer.locationId,
      ...fields,
    },
  });
  return idOf(post);
}

/** Posts a permanent job; answers its id. */
export async function aPermanentPosting(
  employer: Employer,
  fields: Partial<PermanentPostForm> = {},
): Promise<string> {
  const post = await employer.api.send(createPost, {
    body: {
      employmentType: 'Permanent',
      jobType: 'Zzz Grower',
      location: employer.locationId,
      rate: 24,
      rateHigh: 31,
      jobDescription: '<p>Zzz botanicals</p>',
      ...fields,
    },
  });
  return idOf(post);
}

/** Signs the visitor's window in as somebody, without the login page; the next page load shows it. */
export async function signIn({ context }: Visitor, { token }: Person): Promise<void> {
  await context.addInitScript((value) => {
    // Not in frames, whose storage may be closed.
    if (window === window.top) localStorage.setItem('token', value);
  }, token);
}

const idOf = (post: object): string => {
  if ('_id' in post) return String(post._id);
  throw new Error('One day makes one posting');
};

async function completeLevels(api: ApiClient, reached: number): Promise<void> {
  for (let level = 1; level <= reached; level += 1) {
    await api.send(setOnboardingLevel, { params: { level } });
  }
}

async function upload(api: ApiClient, kind: UploadKind): Promise<string> {
  const { buffer, mimeType } = await aPicture(kind);
  const ticket = await api.send(requestUpload, {
    body: { kind, contentType: 'image/jpeg', size: buffer.length },
  });
  const { ok, status } = await fetch(ticket.uploadUrl, {
    method: ticket.method,
    headers: { ...ticket.headers, 'content-type': mimeType },
    body: new Uint8Array(buffer),
  });
  if (!ok) throw new Error(`The upload of ${kind} answered ${status}`);
  return ticket.url;
}

/** Enters the card that works at the sandbox, as the card form does. */
/** Saves a card of the sandbox, which is then the default one. */
export async function addCard(
  { portalUrl }: Stack,
  api: ApiClient,
  number = '4242424242424242',
): Promise<void> {
  const { client_secret, setup_intent } = await api.send(cardEntry, {});
  const { ok, status } = await fetch(
    `${portalUrl}/stripe-sandbox/v1/setup_intents/${setup_intent}/confirm`,
    {
      method: 'POST',
      body: new URLSearchParams({
        client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2031',
        'payment_method_data[card][cvc]': '123',
      }),
    },
  );
  if (!ok) throw new Error(`The sandbox answered ${status}`);
  await api.send(saveCard, {});
}
