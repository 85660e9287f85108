import { requestShift } from '@leafshift/contracts/posts';
import {
  addCertificate,
  addLocation,
  addSupervisor,
  answerSurvey,
  myProfile,
  removeCertificate,
  removeLocation,
  removeSupervisor,
  updateProfile,
  workerProfile,
} from '@leafshift/contracts/profile';
import { aShift } from '../../../testing/a-shift.ts';
import { anAdmin, anEmployer, aWorker, type Person, TORONTO } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('profiles', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const save = (person: Person, body: object) =>
    api.request(updateProfile, { body: body as never }, person);

  describe('of a business', () => {
    it('changes in parts, and keeps the rest', async () => {
      const employer = await anEmployer().in(api);

      await save(employer, { bio: 'Now with tea', phoneNumber: '+1 (416) 555-0199' });

      expect(await api.get(myProfile, {}, employer)).toMatchObject({
        name: employer.name,
        bio: 'Now with tea',
        phoneNumber: '+14165550199',
        businessType: 'Retail',
      });
    });

    it.each([
      [{ name: 'x' }, 'name', 'Too Short!'],
      [{ phoneNumber: 'call me' }, 'phoneNumber', 'Phone number is not valid'],
      [{ bio: '' }, 'bio', 'Business Description is required'],
      [{ businessType: 'Bakery' }, 'businessType', 'Business Type is required'],
      [{ birthDay: '1990-01-01' }, 'birthDay', 'This field is not known'],
      [{ onboarding: true }, 'onboarding', 'This field is not known'],
      [{ supervisor: [] }, 'supervisor', 'This field is not known'],
      [{ province: 'Bavaria' }, 'province', 'Invalid input'],
    ])('refuses %j', async (body, path, msg) => {
      const employer = await anEmployer().in(api);

      expect((await save(employer, body)).body).toMatchObject({
        statusCode: 400,
        code: 'VALIDATION_FAILED',
        errors: expect.arrayContaining([expect.objectContaining({ path, msg })]),
      });
    });

    it('has a point of sale only as Retail', async () => {
      const employer = await anEmployer().in(api);
      await save(employer, { posExperience: ['cova'] });

      const { body } = await save(employer, { businessType: 'Producer' });

      expect(body).toMatchObject({ businessType: 'Producer', posExperience: [] });
    });

    it('gets and loses supervisors', async () => {
      const employer = await anEmployer().in(api);
      const form = { name: 'Lee', phoneNumber: '555', email: 'lee@example.ca' };

      const { supervisor } = await api.get(addSupervisor, { body: form }, employer);
      const added = supervisor.find(({ name }) => name === 'Lee');
      expect(added).toMatchObject(form);

      const params = { id: added?._id ?? '' };
      const after = await api.get(removeSupervisor, { params }, employer);
      expect(after.supervisor.map(({ name }) => name)).toEqual(['Sam Supervisor']);
      expect((await api.request(removeSupervisor, { params }, employer)).status).toBe(404);
    });

    it('says what is wrong with a supervisor', async () => {
      const employer = await anEmployer().in(api);
      const body = { name: 'L', phoneNumber: '', email: 'lee' };

      expect((await api.request(addSupervisor, { body }, employer)).body).toMatchObject({
        errors: [
          { path: 'name', msg: 'Too Short!' },
          { path: 'phoneNumber', msg: 'Phone Number is required' },
          { path: 'email', msg: 'Invalid email' },
        ],
      });
    });

    it('gets and loses locations, with the short code of the province', async () => {
      const employer = await anEmployer().in(api);
      const form = { locationName: 'Warehouse', ...TORONTO, province: 'québec' };

      const { locations } = await api.get(addLocation, { body: form }, employer);
      const added = locations.find(({ locationName }) => locationName === 'Warehouse');
      expect(added).toMatchObject({ ...TORONTO, province: 'QC' });

      const params = { id: added?._id ?? '' };
      const after = await api.get(removeLocation, { params }, employer);
      expect(after.locations).toHaveLength(1);
    });

    it('cannot be changed by another employer', async () => {
      const employer = await anEmployer().in(api);
      const stranger = await anEmployer().in(api);
      const remove = (person: Person) =>
        api.request(removeLocation, { params: { id: employer.locationId } }, person);

      expect((await remove(stranger)).body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
      expect((await remove(employer)).status).toBe(200);
    });
  });

  describe('of a worker', () => {
    it('changes in parts', async () => {
      const worker = await aWorker().in(api);

      const { body } = await save(worker, {
        firstName: 'Noor',
        lastName: 'Haddad',
        birthDay: '2001-07-30',
        posExperience: ['cova', 'other'],
        ...TORONTO,
        province: 'Ontario',
      });

      expect(body).toMatchObject({
        firstName: 'Noor',
        birthDay: '2001-07-30',
        province: 'ON',
        posExperience: ['cova', 'other'],
      });
    });

    it('has a birth date of somebody who lives', async () => {
      const worker = await aWorker().in(api);

      expect((await save(worker, { birthDay: '2026-05-05' })).body).toMatchObject({
        errors: [{ path: 'birthDay', msg: 'The birth date must be in the past' }],
      });
      expect((await save(worker, { birthDay: '1800-01-01' })).body).toMatchObject({
        errors: [{ path: 'birthDay', msg: 'Please check the date of birth' }],
      });
    });

    it('takes no fields of a business', async () => {
      const worker = await aWorker().in(api);

      expect((await save(worker, { businessType: 'Retail' })).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'businessType', msg: 'This field is not known' }],
      });
    });

    it('gets and loses certificates, stored under their own name', async () => {
      const worker = await aWorker().in(api);
      const body = { certificateName: 'Selling it Right', certificateNumber: 'SIR-1' };

      const { certificates } = await api.get(addCertificate, { body }, worker);
      expect(certificates).toMatchObject([
        { certificationName: 'Retail', certificationNumber: 'SIR-1' },
      ]);

      const params = { id: certificates[0]?._id ?? '' };
      expect(await api.get(removeCertificate, { params }, worker)).toMatchObject({
        certificates: [],
      });
    });

    describe('survey', () => {
      const answers = {
        legalToWork: 'yes',
        convictedOfCrime: 'no',
        validDrivers: 'yes',
        yearsExperience: '5+',
        cannabisKnowledge: 4,
        posExperience: ['cova'],
      } as const;
      const answer = (worker: Person, change: object = {}) =>
        api.request(answerSurvey, { body: { ...answers, ...change } as never }, worker);

      it('is answered once', async () => {
        const worker = await aWorker().in(api);

        expect((await answer(worker)).body).toMatchObject({
          screeningSurvey: [{ ...answers, date: '2026-05-04T16:00:00.000Z' }],
        });
        expect((await answer(worker)).body).toMatchObject({
          statusCode: 409,
          code: 'SURVEY_ALREADY_COMPLETED',
        });
      });

      it('refuses who may not work in Canada, and keeps nothing of it', async () => {
        const worker = await aWorker().in(api);

        expect((await answer(worker, { legalToWork: 'no' })).body).toMatchObject({
          statusCode: 400,
          code: 'NOT_LEGAL_TO_WORK',
          msg: 'You must be legally able to work in Canada to apply for this job.',
        });
        expect(await api.get(myProfile, {}, worker)).toMatchObject({ screeningSurvey: [] });
      });

      it('asks for every answer', async () => {
        const worker = await aWorker().in(api);

        const { body } = await api.request(answerSurvey, { body: {} as never }, worker);

        expect(body).toMatchObject({
          errors: [
            'legalToWork',
            'convictedOfCrime',
            'validDrivers',
            'yearsExperience',
            'cannabisKnowledge',
          ].map((path) => ({ path, msg: 'This field is required' })),
        });
      });
    });

    it('is not shown to an employer who has nothing to do with them', async () => {
      const worker = await aWorker().onboarded().in(api);
      const employer = await anEmployer().onboarded().in(api);

      const answer = await api.request(workerProfile, { params: { userId: worker.id } }, employer);

      expect(answer.body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
    });
  });

  describe('of a worker, to an employer whose shift they asked for', () => {
    const survey = {
      legalToWork: 'yes',
      convictedOfCrime: 'yes',
      validDrivers: 'no',
      yearsExperience: '5+',
      cannabisKnowledge: 4,
      posExperience: [],
    } as const;

    it('shows what helps to choose, and nothing private', async () => {
      const worker = await aWorker().called('Noor Haddad').born('1991-02-03').onboarded().in(api);
      const employer = await anEmployer().onboarded().in(api);
      const certificate = { certificateName: 'Selling it Right', certificateNumber: 'SIR-7' };
      await api.get(answerSurvey, { body: { ...survey, posExperience: [] } }, worker);
      await api.get(addCertificate, { body: certificate }, worker);
      const { _id } = await aShift().by(employer, api);
      await api.get(requestShift, { params: { id: _id } }, worker);

      const view = await api.get(workerProfile, { params: { userId: worker.id } }, employer);

      expect(view).toEqual({
        _id: worker.id,
        name: 'Noor Haddad',
        profilePhoto: null,
        rating: null,
        shiftsCompleted: 0,
        certificate: [
          { _id: expect.any(String), certificationName: 'Retail', certificationNumber: 'SIR-7' },
        ],
        screeningSurvey: [{ date: '2026-05-04T16:00:00.000Z' }],
        bio: 'Friendly and punctual',
        posExperience: [],
        badges: [],
        withMe: { shiftsCompleted: 0, hours: 0, rating: null, lastShifts: [] },
      });
    });

    it('is not shown to other employers', async () => {
      const worker = await aWorker().onboarded().in(api);
      const employer = await anEmployer().onboarded().in(api);
      const other = await anEmployer().onboarded().in(api);
      const { _id } = await aShift().by(employer, api);
      await api.get(requestShift, { params: { id: _id } }, worker);

      const answer = await api.request(workerProfile, { params: { userId: worker.id } }, other);

      expect(answer.status).toBe(404);
    });
  });

  it('keep supervisors and locations that a coming shift needs', async () => {
    const employer = await anEmployer().onboarded().in(api);
    await aShift().by(employer, api);
    const remove = (call: typeof removeSupervisor | typeof removeLocation, id: string) =>
      api.request(call, { params: { id } }, employer);

    expect((await remove(removeSupervisor, employer.supervisorId)).body).toMatchObject({
      statusCode: 409,
      code: 'SUPERVISOR_IN_USE',
    });
    expect((await remove(removeLocation, employer.locationId)).body).toMatchObject({
      statusCode: 409,
      code: 'LOCATION_IN_USE',
    });
  });

  it('of an admin is there too', async () => {
    const admin = await anAdmin().in(api);

    expect(await api.get(myProfile, {}, admin)).toMatchObject({ name: admin.name });
  });

  it('keep supervisors for employers and surveys for workers', async () => {
    const worker = await aWorker().in(api);
    const body = { name: 'Lee', phoneNumber: '555', email: 'lee@example.ca' };

    expect((await api.request(addSupervisor, { body }, worker)).body).toMatchObject({
      statusCode: 403,
      code: 'FORBIDDEN',
    });
  });
});
