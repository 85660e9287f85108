import { describe, expect, it } from '@jest/globals';
import { sayIn } from '@leafshift/texts/server';
import type { z } from 'zod';
import { Dollars } from './core/index.ts';
import { PostForm } from './posts/index.ts';
import {
  AddressFields,
  BusinessProfileForm,
  CertificateForm,
  Location,
  LocationForm,
  SupervisorForm,
  SurveyForm,
  WorkerProfileForm,
} from './profile/index.ts';
import { BankForm } from './stripe/index.ts';
import { LoginBody, RegistrationBody } from './users/index.ts';

/** The first message of each field, as a form shows it in English. */
const messages = (schema: z.ZodType, value: unknown): Record<string, string> => {
  const result = schema.safeParse(value);
  if (result.success) return {};
  const entries = result.error.issues.map(
    (issue) => [issue.path.join('.'), sayIn('en', issue.message)] as const,
  );
  return Object.fromEntries(entries.reverse());
};

const aTempForm = {
  employmentType: 'Temp',
  date: '2026-05-20T16:00:00.000Z',
  duration: 8,
  rate: 25,
  totalWorkers: 2,
  jobType: 'Cultivation',
  jobTitle: 'Trimmer',
  supervisor: 'a'.repeat(24),
  jobDescription: '<p>Trim</p>',
  location: 'b'.repeat(24),
};

const aPermanentForm = {
  employmentType: 'Permanent',
  jobType: 'Store manager',
  location: { text: 'Kelowna', province: 'BC' },
  rate: 20,
  rateHigh: 30,
  jobDescription: '<p>Lead</p>',
};

describe('the login form', () => {
  it('asks for both fields', () => {
    expect(messages(LoginBody, { email: '', password: '' })).toEqual({
      email: 'The email field is required',
      password: 'The password field is required',
    });
  });

  it('asks for a valid address', () => {
    expect(messages(LoginBody, { email: 'nobody', password: 'x' })).toEqual({
      email: 'The email provided should be a valid email address',
    });
  });

  it('takes at most 255 characters', () => {
    const long = messages(LoginBody, {
      email: `${'a'.repeat(251)}@b.ca`,
      password: 'x'.repeat(256),
    });

    expect(Object.keys(long)).toEqual(expect.arrayContaining(['email', 'password']));
  });
});

describe('the sign-up form', () => {
  const valid = { usertype: 'Temp', name: 'Ada', email: 'ada@example.ca', password: 'abc' };

  it('takes a password of three characters', () => {
    expect(messages(RegistrationBody, valid)).toEqual({});
    expect(messages(RegistrationBody, { ...valid, password: 'ab' })).toHaveProperty('password');
  });

  it('asks for a name', () => {
    expect(messages(RegistrationBody, { ...valid, name: ' ' })).toEqual({
      name: 'Please enter your name',
    });
  });

  it('takes at most 255 characters in each field', () => {
    const long = {
      ...valid,
      name: 'n'.repeat(256),
      email: `${'a'.repeat(251)}@b.ca`,
      password: 'p'.repeat(256),
    };
    const msg = 'At most 255 characters are allowed';

    expect(messages(RegistrationBody, long)).toEqual({ name: msg, email: msg, password: msg });
    const longest = { ...valid, name: 'n'.repeat(255), password: 'p'.repeat(255) };
    expect(messages(RegistrationBody, longest)).toEqual({});
  });

  it('cannot create an administrator', () => {
    expect(messages(RegistrationBody, { ...valid, usertype: 'Admin' })).toHaveProperty('usertype');
  });

  it('refuses fields that it does not know', () => {
    expect(RegistrationBody.safeParse({ ...valid, level5: true }).success).toBe(false);
  });
});

describe('the business profile form', () => {
  it('names each missing field as the rules word it', () => {
    expect(messages(BusinessProfileForm, {})).toEqual({
      name: 'Business Name is required',
      phoneNumber: 'Phone Number is required',
      bio: 'Business Description is required',
      businessType: 'Business Type is required',
    });
  });

  it('says when the name is too short and the phone number no phone number', () => {
    const form = { name: 'A', phoneNumber: 'call me', bio: 'Shop', businessType: 'Retail' };

    expect(messages(BusinessProfileForm, form)).toEqual({
      name: 'Too Short!',
      phoneNumber: 'Phone number is not valid',
    });
  });

  it('keeps a phone number as it is dialled', () => {
    const form = {
      name: 'Shop',
      phoneNumber: '+1 (604) 555-0100',
      bio: 'Shop',
      businessType: 'Retail',
    };

    expect(BusinessProfileForm.parse(form).phoneNumber).toBe('+16045550100');
  });
});

describe('the other profile forms', () => {
  it('word the supervisor form', () => {
    expect(messages(SupervisorForm, {})).toEqual({
      name: 'Name is required',
      phoneNumber: 'Phone Number is required',
      email: 'Email is required',
    });
    expect(messages(SupervisorForm, { name: 'A', phoneNumber: '1', email: 'x' })).toEqual({
      name: 'Too Short!',
      phoneNumber: 'Too Short!',
      email: 'Invalid email',
    });
  });

  it('word the location form', () => {
    expect(messages(LocationForm, { latitude: 1, longitude: 1, country: 'Canada' })).toEqual({
      locationName: 'Location Name is required',
      fullAddress: 'Address is required',
      address: 'Address is required',
      city: 'City Number is required',
      province: 'Province is required',
      postalCode: 'Postal Code is required',
    });
  });

  it('take a postal code however it is typed, and only a Canadian one', () => {
    const codes = [AddressFields.shape, WorkerProfileForm.shape, BankForm.shape] as const;
    for (const { postalCode } of codes) {
      expect(postalCode.parse(' m6r2m9 ')).toBe('M6R 2M9');
      expect(postalCode.safeParse('90210').error?.issues.map(({ message }) => message)).toEqual([
        'POSTAL_CODE_NOT_VALID',
      ]);
    }
    // What was stored before this rule stays readable.
    expect(Location.shape.postalCode.parse('m6r2m9')).toBe('m6r2m9');
  });

  it('word the worker profile form', () => {
    expect(messages(WorkerProfileForm, {})).toMatchObject({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      bio: 'Bio is required',
      fullAddress: 'Address is required',
    });
    expect(messages(WorkerProfileForm, { firstName: 'A', lastName: 'B' })).toMatchObject({
      firstName: 'First name is required',
    });
    expect(messages(WorkerProfileForm, { lastName: 'B' })).not.toHaveProperty('lastName');
  });

  it('word the certificate form', () => {
    expect(messages(CertificateForm, { certificateName: '', certificateNumber: ' ' })).toEqual({
      certificateName: 'This field is required',
      certificateNumber: 'This field is required',
    });
  });

  it('word the bank form', () => {
    expect(
      messages(BankForm, {
        bankAccountNumber: '1234',
        institutionNumber: '03',
        transitNumber: 'x'.repeat(5),
      }),
    ).toEqual({
      firstName: 'This field is required',
      lastName: 'This field is required',
      bankAccountNumber: 'The account number has 5 to 17 digits',
      institutionNumber: 'The institution number has 3 digits',
      transitNumber: 'The transit number has 5 digits',
      address: 'Address is required',
      city: 'City Number is required',
      province: 'Province is required',
      postalCode: 'Postal Code is required',
    });
  });

  it('offer the answers of the survey, and no others', () => {
    const answers = {
      legalToWork: 'yes',
      convictedOfCrime: 'no',
      validDrivers: 'no',
      yearsExperience: '5+',
      cannabisKnowledge: 5,
    };
    const answered = (change: object) =>
      Object.keys(messages(SurveyForm, { ...answers, ...change }));

    for (const yearsExperience of ['0', '1', '2', '3', '4', '5+']) {
      expect(answered({ yearsExperience })).toEqual([]);
    }
    expect(
      answered({ cannabisKnowledge: 1, posExperience: ['cova', 'greenline', 'other'] }),
    ).toEqual([]);
    expect(answered({ yearsExperience: '5' })).toEqual(['yearsExperience']);
    for (const cannabisKnowledge of [0, 6, 2.5]) {
      expect(answered({ cannabisKnowledge })).toEqual(['cannabisKnowledge']);
    }
  });

  it('require every answer of the survey', () => {
    const text = 'This field is required';

    expect(messages(SurveyForm, {})).toEqual({
      legalToWork: text,
      convictedOfCrime: text,
      validDrivers: text,
      yearsExperience: text,
      cannabisKnowledge: text,
    });
  });
});

describe('the posting form', () => {
  it('takes a Temp and a Permanent posting', () => {
    expect(messages(PostForm, aTempForm)).toEqual({});
    expect(messages(PostForm, aPermanentForm)).toEqual({});
  });

  it('words what is missing of a shift', () => {
    expect(
      messages(PostForm, { employmentType: 'Temp', duration: 8, rate: 25, totalWorkers: 1 }),
    ).toEqual({
      date: 'A date and time is required',
      jobType: 'Job type is required',
      jobTitle: 'Job title is required',
      supervisor: 'Supervisor is required',
      jobDescription: 'Description is required',
      location: 'Location is required',
    });
  });

  it.each([3.5, 16.5, 8.25])('refuses a duration of %d hours', (duration) => {
    expect(messages(PostForm, { ...aTempForm, duration })).toHaveProperty('duration');
  });

  it.each([15.5, 25.25, Number.NaN])('refuses a rate of %d dollars', (rate) => {
    expect(messages(PostForm, { ...aTempForm, rate })).toHaveProperty('rate');
  });

  it('refuses a pay range whose minimum is not below its maximum', () => {
    expect(messages(PostForm, { ...aPermanentForm, rate: 30 })).toEqual({
      rate: 'Minimum rate must be lower than maximum rate',
    });
  });

  it('refuses Temptohire, which is not offered yet', () => {
    expect(messages(PostForm, { ...aTempForm, employmentType: 'Temptohire' })).toEqual({
      employmentType: 'Please choose Temp or Permanent',
    });
  });
});

describe('money on the wire', () => {
  it.each([0, 0.1, 18.5, 543, 1234567.89])('takes %d dollars', (amount) => {
    expect(Dollars.safeParse(amount).success).toBe(true);
  });

  it.each([0.001, 0.1 + 0.2, 1e21])(
    'refuses %d, which is not a number of whole cents',
    (amount) => {
      expect(Dollars.safeParse(amount).success).toBe(false);
    },
  );
});
