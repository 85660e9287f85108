import {
  addLocation,
  addSupervisor,
  answerSurvey,
  updateProfile,
} from '@leafshift/contracts/profile';
import { addBank, cardEntry, saveCard } from '@leafshift/contracts/stripe';
import { requestUpload, type UploadKind } from '@leafshift/contracts/uploads';
import { register, setOnboardingLevel } from '@leafshift/contracts/users';
import type { Db } from 'mongodb';
import sharp from 'sharp';
import { get, type Person } from './caller.ts';
import { trustBusiness } from './trust-business.ts';

export interface Employer extends Person {
  readonly supervisor: string;
  readonly location: string;
}

/** What tells a business of a drill from others; what is left out is as most have it. */
export interface BusinessTraits {
  readonly name?: string;
  /** The number of a test card of the sandbox. */
  readonly card?: string;
}

/** The sandbox's card that always works. */
export const WORKING_CARD = '4242424242424242';

const ADDRESS = {
  fullAddress: '100 Queen St W, Toronto, ON M5H 2N2, Canada',
  address: '100 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 2N2',
  country: 'Canada',
  latitude: 43.6534,
  longitude: -79.3839,
};
const FIRST_BANK = 1_000_000;
/** Everybody's in a drill. */
export const DRILL_PASSWORD = 'a drill, nothing more';

/** People of a drill: they sign up and are onboarded by the API's own calls. */
export class People {
  readonly #origin: string;
  readonly #sandboxUrl: string;
  readonly #database: Db;
  #count = 0;
  #banks = 0;

  constructor(origin: string, sandboxUrl: string, database: Db) {
    this.#database = database;
    this.#origin = origin;
    this.#sandboxUrl = sandboxUrl;
  }

  /** A business with all five levels, a card (one that works unless said) and an approved licence. */
  async employer({
    name = 'Queen Street Cannabis',
    card = WORKING_CARD,
  }: BusinessTraits = {}): Promise<Employer> {
    const person = await this.#signUp('Employer', name);
    const profileImage = await this.#upload(person, 'profile-picture');
    const profile = {
      name: person.name,
      phoneNumber: '+14165550100',
      bio: 'A shop',
      businessType: 'Retail' as const,
      profileImage,
    };
    await get(this.#origin, updateProfile, { body: profile }, person);
    await this.#reach(person, 1);
    const supervisor = {
      name: 'Sam Supervisor',
      phoneNumber: '4165550101',
      email: 'sam@example.ca',
    };
    await get(this.#origin, addSupervisor, { body: supervisor }, person);
    await this.#reach(person, 2);
    await get(
      this.#origin,
      addLocation,
      { body: { locationName: 'Queen Street Store', ...ADDRESS } },
      person,
    );
    await this.#reach(person, 3);
    await this.giveCard(person, card);
    await this.#reach(person, 4);
    const businessLicence = { uploadUrl: await this.#upload(person, 'business-licence') };
    const saved = await get(this.#origin, updateProfile, { body: { businessLicence } }, person);
    await this.#reach(person, 5);
    await trustBusiness(this.#database, person.id);
    const [{ _id: supervisorId } = { _id: '' }] = saved.supervisor;
    const [{ _id: locationId } = { _id: '' }] = saved.locations;
    return { ...person, supervisor: supervisorId, location: locationId };
  }

  /** A worker with all five levels and a bank. */
  async worker(name = 'Wanda Worker'): Promise<Person> {
    const person = await this.#signUp('Temp', name);
    const [firstName = '', lastName = ''] = name.split(' ');
    const profile = {
      firstName,
      lastName,
      bio: 'Friendly and punctual',
      phoneNumber: '+14165550102',
      birthDay: '1995-03-14',
      ...ADDRESS,
    };
    await get(this.#origin, updateProfile, { body: profile }, person);
    await this.#reach(person, 1);
    const documents = {
      identificationDocument: { uploadUrl: await this.#upload(person, 'photoid') },
      backgroundCheck: { uploadUrl: await this.#upload(person, 'backgroundcheck') },
    };
    await get(this.#origin, updateProfile, { body: documents }, person);
    await this.#reach(person, 2);
    await this.connectBank(person);
    await this.#reach(person, 3);
    await this.#reach(person, 4);
    const survey = {
      legalToWork: 'yes' as const,
      convictedOfCrime: 'no' as const,
      validDrivers: 'yes' as const,
      yearsExperience: '3' as const,
      cannabisKnowledge: 4,
    };
    await get(this.#origin, answerSurvey, { body: survey }, person);
    await this.#reach(person, 5);
    return person;
  }

  /** Connects a bank of the worker's own, in their name. */
  async connectBank(person: Person): Promise<void> {
    const [firstName = '', lastName = ''] = person.name.split(' ');
    const { address, city, province, postalCode } = ADDRESS;
    this.#banks += 1;
    const numbers = {
      // Who has a bank of somebody who was suspended is reviewed, and waits.
      bankAccountNumber: String(FIRST_BANK + this.#banks),
      institutionNumber: '003',
      transitNumber: '12345',
    };
    const bank = { firstName, lastName, ...numbers, address, city, province, postalCode };
    await get(this.#origin, addBank, { body: bank }, person);
  }

  /** Saves a card at the provider, which is the one to be charged from then on. */
  async giveCard(person: Person, number = WORKING_CARD): Promise<void> {
    const entry = await get(this.#origin, cardEntry, {}, person);
    const confirm = `/stripe-sandbox/v1/setup_intents/${entry.setup_intent}/confirm`;
    const answer = await fetch(`${this.#sandboxUrl}${confirm}`, {
      method: 'POST',
      body: new URLSearchParams({
        client_secret: entry.client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2044',
        'payment_method_data[card][cvc]': '123',
      }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused a card: ${await answer.text()}`);
    await get(this.#origin, saveCard, {}, person);
  }

  async #signUp(usertype: 'Employer' | 'Temp', name: string): Promise<Person> {
    this.#count += 1;
    const email = `${usertype.toLowerCase()}-${this.#count}-${Date.now()}@example.ca`;
    const body = { usertype, name, email, password: DRILL_PASSWORD };
    const { token, user } = await get(this.#origin, register, { body });
    // What the code of a mail does, without waiting for the mail.
    await this.#database
      .collection('users')
      .updateOne({ email }, { $set: { emailVerifiedAt: new Date() } });
    return { id: user._id, name, token };
  }

  #reach(person: Person, level: number) {
    return get(this.#origin, setOnboardingLevel, { params: { level } }, person);
  }

  async #upload(person: Person, kind: UploadKind): Promise<string> {
    const image = await sharp({
      create: { width: 32, height: 32, channels: 3, background: '#1f8a4c' },
    })
      .png()
      .toBuffer();
    const request = { kind, contentType: 'image/png' as const, size: image.length };
    const ticket = await get(this.#origin, requestUpload, { body: request }, person);
    const { method, headers, uploadUrl, url } = ticket;
    const taken = await fetch(uploadUrl, { method, headers, body: new Uint8Array(image) });
    if (!taken.ok) throw new Error(`An upload was refused: ${await taken.text()}`);
    return url;
  }
}
