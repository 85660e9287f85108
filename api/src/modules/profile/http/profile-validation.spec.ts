import type { Call } from '@leafshift/contracts/core';
import {
  addCertificate,
  addLocation,
  addSupervisor,
  answerSurvey,
  myProfile,
  updateProfile,
} from '@leafshift/contracts/profile';
import { anEmployer, aWorker, type Person, TORONTO } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const REQUIRED = 'This field is required';
const TOO_SHORT = 'Too Short!';

const SUPERVISOR = { name: 'Lee', phoneNumber: '555', email: 'lee@example.ca' };
const LOCATION = { locationName: 'Warehouse', ...TORONTO };
const CERTIFICATE = { certificateName: 'Selling it Right', certificateNumber: 'SIR-1' };
const SURVEY = {
  legalToWork: 'yes',
  convictedOfCrime: 'no',
  validDrivers: 'yes',
  yearsExperience: '5+',
  cannabisKnowledge: 4,
  posExperience: [],
};

type Wrong = readonly [field: string, value: unknown, msg: string];

describe('the rules of a profile, on the server', () => {
  let api: TestApi;
  let employer: Person;
  let worker: Person;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().in(api);
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  const expectRefused = async (
    call: Call,
    sound: object,
    [path, value, msg]: Wrong,
    by: Person,
  ): Promise<void> => {
    const before = await api.get(myProfile, {}, by);
    const body = { ...sound, [path]: value };
    const answer = await api.request(call, { body } as never, by);

    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        errors: [
          { path: expect.stringMatching(`^${path}(\\.|$)`), msg: expect.stringMatching(msg) },
        ],
      },
    });
    expect(await api.get(myProfile, {}, by)).toEqual(before);
  };

  it.each<Wrong>([
    ['name', '', 'Name is required'],
    ['name', 'L', TOO_SHORT],
    ['phoneNumber', '', 'Phone Number is required'],
    ['phoneNumber', '5', TOO_SHORT],
    ['email', '', 'Email is required'],
    ['email', 'lee', 'Invalid email'],
  ])('refuse a supervisor whose %s is %p', async (...wrong) => {
    await expectRefused(addSupervisor, SUPERVISOR, wrong, employer);
  });

  it.each<Wrong>([
    ['locationName', '', 'Location Name is required'],
    ['fullAddress', '', 'Address is required'],
    ['address', undefined, 'Address is required'],
    ['city', '', 'City Number is required'],
    ['province', '', 'Province is required'],
    ['province', 'Bavaria', 'Invalid input'],
    ['postalCode', undefined, 'Postal Code is required'],
    ['postalCode', '90210', 'Enter a Canadian postal code, such as M6R 2M9'],
    ['country', '', 'Country is required'],
    ['latitude', undefined, ''],
    ['latitude', 91, ''],
    ['longitude', undefined, ''],
    ['longitude', -181, ''],
  ])('refuse a location whose %s is %p', async (...wrong) => {
    await expectRefused(addLocation, LOCATION, wrong, employer);
  });

  it.each<Wrong>([
    ['firstName', 'A', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['bio', '', 'Bio is required'],
    ['fullAddress', '', 'Address is required'],
    ['phoneNumber', 'call me', 'Phone number is not valid'],
    ['posExperience', ['till'], ''],
  ])('refuse a worker whose %s is %p', async (...wrong) => {
    await expectRefused(updateProfile, {}, wrong, worker);
  });

  it('keep a postal code as it is printed', async () => {
    const answer = await api.request(
      addLocation,
      { body: { ...LOCATION, postalCode: 'm5v2a5' } } as never,
      employer,
    );

    expect(answer.body).toMatchObject({
      locations: expect.arrayContaining([expect.objectContaining({ postalCode: 'M5V 2A5' })]),
    });
  });

  it('let a business have one point-of-sale system, and a worker know several', async () => {
    const several = ['cova', 'greenline', 'other'];

    await expectRefused(updateProfile, {}, ['posExperience', several, ''], employer);
    expect(
      await api.request(updateProfile, { body: { posExperience: several } } as never, worker),
    ).toMatchObject({ status: 200, body: { posExperience: several } });
  });

  it.each<Wrong>([
    ['certificateName', '', REQUIRED],
    ['certificateNumber', undefined, REQUIRED],
  ])('refuse a certificate whose %s is %p', async (...wrong) => {
    await expectRefused(addCertificate, CERTIFICATE, wrong, worker);
  });

  it.each<Wrong>([
    ['legalToWork', 'maybe', REQUIRED],
    ['convictedOfCrime', undefined, REQUIRED],
    ['validDrivers', true, REQUIRED],
    ['yearsExperience', '6', REQUIRED],
    ['cannabisKnowledge', 0, ''],
    ['cannabisKnowledge', 6, ''],
    ['cannabisKnowledge', 2.5, ''],
    ['posExperience', ['till'], ''],
  ])('refuse a survey whose %s is %p', async (...wrong) => {
    await expectRefused(answerSurvey, SURVEY, wrong, worker);
  });
});
