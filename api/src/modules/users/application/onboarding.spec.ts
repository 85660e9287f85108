import { myProfile } from '@leafshift/contracts/profile';
import { setOnboardingLevel, skipOnboarding } from '@leafshift/contracts/users';
import { anAdmin, anEmployer, aWorker, type Person } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { ProfileRepository } from '../../profile/domain/ports/profile.repository.ts';
import { PaymentHandles } from './payment-handles.ts';

describe('onboarding', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const complete = (person: Person, level: number) =>
    api.request(setOnboardingLevel, { params: { level } }, person);

  describe('of an employer', () => {
    it('goes level by level to the end, and then the profile says so', async () => {
      const employer = await anEmployer().onboarded().in(api);
      const users = api.database.native.collection('users');
      await users.updateOne(
        { email: employer.email },
        { $set: { level1: false, level2: false, level3: false, level4: false, level5: false } },
      );

      for (const level of [1, 2, 3, 4, 5]) {
        expect((await complete(employer, level)).body).toMatchObject({ [`level${level}`]: true });
      }

      expect(await api.get(myProfile, {}, employer)).toMatchObject({ onboarding: true });
    });

    it('does not skip a level', async () => {
      const employer = await anEmployer().in(api);

      expect((await complete(employer, 2)).body).toMatchObject({
        statusCode: 409,
        code: 'ONBOARDING_ORDER',
      });
    });

    it('may complete a level again', async () => {
      const employer = await anEmployer().reached(2).in(api);

      expect((await complete(employer, 1)).status).toBe(200);
    });

    it.each([
      [1, 'name', 'PROFILE_INCOMPLETE', 'Business Name is required'],
      [1, 'phoneNumber', 'PROFILE_INCOMPLETE', 'Phone Number is required'],
      [1, 'bio', 'PROFILE_INCOMPLETE', 'Business Description is required'],
      [1, 'businessType', 'PROFILE_INCOMPLETE', 'Business Type is required'],
      [1, 'pictureKey', 'PROFILE_INCOMPLETE', 'Please upload an image'],
      [2, 'supervisors', 'SUPERVISOR_REQUIRED', 'Please add a supervisor'],
      [3, 'locations', 'LOCATION_REQUIRED', 'Please add a location'],
    ] as const)('stops at level %i without %s', async (level, field, code, msg) => {
      const employer = await anEmployer()
        .reached((level - 1) as 0)
        .in(api);
      const profiles = api.database.native.collection('profiles');
      const nothing = field === 'supervisors' || field === 'locations' ? [] : null;
      const { user } = await api.get(myProfile, {}, employer);
      const all = await profiles.find().toArray();
      const own = all.find(({ userId }) => String(userId) === user);
      await profiles.updateOne({ _id: own?._id }, { $set: { [field]: nothing } });

      expect((await complete(employer, level)).body).toMatchObject({ statusCode: 409, code, msg });
    });

    it('stops at level 4 without a payment method', async () => {
      const employer = await anEmployer().withoutCard().reached(3).in(api);

      expect((await complete(employer, 4)).body).toMatchObject({
        code: 'PAYMENT_METHOD_REQUIRED',
        msg: 'Please add a payment method',
      });
    });

    it('takes a connected bank for a payment method', async () => {
      const employer = await anEmployer().withoutCard().reached(3).in(api);
      await api.app.get(PaymentHandles).setBank(employer.id, {
        connectedAt: null,
        holderToCheck: null,
        providerId: 'ba_test',
        bankName: 'Royal Bank of Canada',
        last4: '6789',
      });

      expect((await complete(employer, 4)).body).toMatchObject({ level4: true });
    });

    it('stops at level 5 without a licence, in the words of the rules', async () => {
      const employer = await anEmployer().reached(4).in(api);

      expect((await complete(employer, 5)).body).toMatchObject({
        code: 'LICENCE_REQUIRED',
        msg: 'Please add a payment method',
      });
    });
  });

  describe('of a worker', () => {
    it.each([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['bio', 'Bio is required'],
      ['fullAddress', 'Address is required'],
    ])('stops at level 1 without %s', async (field, msg) => {
      const worker = await aWorker().reached(1).in(api);
      await api.app.get(ProfileRepository).change(worker.id, { [field]: '' });
      const users = api.database.native.collection('users');
      await users.updateOne({ email: worker.email }, { $set: { level1: false } });

      expect((await complete(worker, 1)).body).toMatchObject({
        statusCode: 409,
        code: 'PROFILE_INCOMPLETE',
        msg,
      });
    });

    it('stops at level 2 without both documents', async () => {
      const worker = await aWorker().reached(1).in(api);

      expect((await complete(worker, 2)).body).toMatchObject({
        code: 'DOCUMENTS_REQUIRED',
        msg: 'Please Upload Documents',
      });
    });

    it('needs neither a bank nor certificates', async () => {
      const worker = await aWorker().reached(2).in(api);

      expect((await complete(worker, 3)).status).toBe(200);
      expect((await complete(worker, 4)).status).toBe(200);
    });

    it('stops at level 5 without the survey', async () => {
      const worker = await aWorker().reached(4).in(api);

      expect((await complete(worker, 5)).body).toMatchObject({ code: 'SURVEY_REQUIRED' });
    });

    it('ends with the survey', async () => {
      const worker = await aWorker().reached(4).in(api);
      await api.app.get(ProfileRepository).addSurvey(worker.id, {
        id: worker.id as never,
        date: api.clock.now(),
        legalToWork: 'yes',
        convictedOfCrime: 'no',
        validDrivers: 'yes',
        yearsExperience: '2',
        cannabisKnowledge: 4,
        posExperience: [],
      });

      expect((await complete(worker, 5)).body).toMatchObject({ level5: true });
    });
  });

  it.each([0, 6, 1.5, -1, Number.NaN])('has no level %p', async (level) => {
    const worker = await aWorker().in(api);

    expect((await complete(worker, level)).body).toMatchObject({
      statusCode: 404,
      code: 'NOT_FOUND',
    });
  });

  it('can be skipped and continued', async () => {
    const worker = await aWorker().in(api);
    const skip = (data: boolean) => api.get(skipOnboarding, { body: { data } }, worker);

    expect(await skip(true)).toMatchObject({ skipOnboarding: true, level1: false });
    expect(await skip(false)).toMatchObject({ skipOnboarding: false });
  });

  it('is not for admins', async () => {
    const admin = await anAdmin().in(api);

    expect((await complete(admin, 1)).body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
  });
});
