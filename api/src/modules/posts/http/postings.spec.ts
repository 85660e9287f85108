import { notifications } from '@leafshift/contracts/notification';
import {
  createPost,
  deletePost,
  employerShifts,
  getPost,
  type PermanentPostForm,
  quotePost,
  requestShift,
  type TempPostForm,
  updatePost,
} from '@leafshift/contracts/posts';
import { aPermanentForm, aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const UNKNOWN_ID = '0123456789abcdef01234567';

describe('postings of an employer', () => {
  let api: TestApi;
  let employer: Employer;
  let stranger: Employer;

  beforeAll(async () => {
    api = await startApi({
      env: {
        TAX_OVERRIDES: '[{"province":"NS","percent":14,"from":"2025-04-01"}]',
        MINIMUM_WAGE_OVERRIDES: '[{"province":"MB","amount":17.5,"from":"2026-01-01"}]',
      },
    });
    employer = await anEmployer().onboarded().in(api);
    stranger = await anEmployer().onboarded().in(api);
  });

  afterAll(() => api.stop());

  const form = (fields: Partial<TempPostForm> = {}): TempPostForm =>
    aShift().with(fields).form(api, employer);

  const create = (body: TempPostForm | PermanentPostForm, by: Employer = employer) =>
    api.request(createPost, { body }, by);

  const problem = (path: string, msg: string) => ({
    status: 400,
    body: {
      code: 'VALIDATION_FAILED',
      errors: expect.arrayContaining([expect.objectContaining({ path, msg })]),
    },
  });

  describe('when a shift is created', () => {
    it('keeps what the form says, in the zone of its location', async () => {
      const answer = await create(form({ duration: 7.5, rate: 26.5, totalWorkers: 3 }));
      expect(answer).toMatchObject({
        status: 201,
        body: {
          employmentType: 'Temp',
          employer: employer.id,
          name: 'Queen Street Cannabis',
          date: '2026-05-06T16:00:00.000Z',
          endDate: '2026-05-06T23:30:00.000Z',
          timeZone: 'America/Toronto',
          startTime: '12:00',
          postDateArray: ['2026-05-06'],
          duration: 7.5,
          rate: 26.5,
          totalRate: 596.25,
          totalWorkers: 3,
          supervisor: { _id: employer.supervisorId, email: 'sam@example.ca' },
          location: { _id: employer.locationId, province: 'ON', city: 'Toronto' },
          requests: [],
          confirmedArr: [],
          status: null,
        },
      });
    });

    it('takes scripts and handlers out of its texts', async () => {
      const answer = await create(
        form({
          jobDescription:
            '<p onclick="steal()">Hello <b>there</b><script>alert(1)</script></p><a href="javascript:x()">x</a>',
          jobRequirements: '<img src=x onerror=alert(1)>Steel toes',
        }),
      );
      expect(answer.body).toMatchObject({
        jobDescription:
          '<p>Hello <b>there</b></p><a target="_blank" rel="noopener noreferrer nofollow">x</a>',
        jobRequirements: 'Steel toes',
      });
    });

    it('begins on the next 15-minute mark, at least three hours ahead', async () => {
      const rounded = await create(form({ date: '2026-05-04T19:00:01.000Z' }));
      expect(rounded.body).toMatchObject({ date: '2026-05-04T19:15:00.000Z' });
      expect(await create(form({ date: '2026-05-04T19:00:00.000Z' }))).toMatchObject({
        status: 201,
      });
      expect(await create(form({ date: '2026-05-04T18:45:00.000Z' }))).toMatchObject(
        problem('date', 'The selected time must be at least 3 hours from now.'),
      );
    });

    it('pays at least the minimum of its job type, or of the account', async () => {
      expect(
        await create(form({ jobType: 'Compliance and Regulatory', rate: 29.5 })),
      ).toMatchObject(
        problem('rate', 'The rate cannot be lower than $30 for Compliance and Regulatory'),
      );
      const cheap = await anEmployer().onboarded().in(api);
      await api.database.native
        .collection('users')
        .updateOne(
          { email: cheap.email },
          { $set: { 'ownPrices.prices': [{ name: 'Compliance and Regulatory', price: 20 }] } },
        );
      const lower = aShift().with({ jobType: 'Compliance and Regulatory', rate: 20 });
      expect(await create(lower.form(api, cheap), cheap)).toMatchObject({ status: 201 });
    });

    it("names supervisors and locations of the employer's own profile", async () => {
      expect(await create(form({ supervisor: stranger.supervisorId }))).toMatchObject(
        problem('supervisor', 'Supervisor is required'),
      );
      expect(await create(form({ location: stranger.locationId }))).toMatchObject(
        problem('location', 'Location is required'),
      );
      expect(await create(form({ jobDescription: '<p> &nbsp; </p>' }))).toMatchObject(
        problem('jobDescription', 'Description is required'),
      );
    });

    it('refuses a place whose province has no tax rate', async () => {
      const northern = await anEmployer().onboarded().at({ province: 'NU' }).in(api);
      expect(await create(aShift().form(api, northern), northern)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_PROVINCE', msg: 'Invalid input' },
      });
    });

    it('needs completed onboarding, which a permanent posting does not', async () => {
      const newcomer = await anEmployer().reached(4).skippedOnboarding().in(api);
      expect(await create(aShift().form(api, newcomer), newcomer)).toMatchObject({
        status: 403,
        body: { code: 'ONBOARDING_REQUIRED' },
      });
      expect(await create(aPermanentForm(), newcomer)).toMatchObject({ status: 201 });
    });

    it('refuses fields that it does not know', async () => {
      const answer = await create({ ...form(), status: 'Complete' } as TempPostForm);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    });
  });

  describe('when a form names further days', () => {
    it('makes a posting a day at the same local time, across a change of clocks', async () => {
      const answer = await create(
        form({
          date: '2026-10-30T13:00:00.000Z',
          postDateArray: ['2026-11-02', '2026-10-30', '2026-10-31'],
        }),
      );
      const series = ['2026-10-30', '2026-10-31', '2026-11-02'];
      expect(answer).toMatchObject({
        status: 201,
        body: {
          posts: [
            { date: '2026-10-30T13:00:00.000Z', startTime: '09:00', postDateArray: series },
            { date: '2026-10-31T13:00:00.000Z', startTime: '09:00', postDateArray: series },
            { date: '2026-11-02T14:00:00.000Z', startTime: '09:00', postDateArray: series },
          ],
        },
      });
    });

    it('makes none where one of them is too soon', async () => {
      const before = await api.database.native.collection('shifts').countDocuments();
      const answer = await create(form({ postDateArray: ['2026-05-03'] }));
      expect(answer).toMatchObject({ status: 400 });
      expect(await api.database.native.collection('shifts').countDocuments()).toBe(before);
    });
  });

  describe('when a posting is quoted', () => {
    it('says what the server will charge, each amount rounded up to the cent', async () => {
      const quebec = await anEmployer().onboarded().at({ province: 'QC' }).in(api);
      const body = aShift().with({ rate: 25.5, duration: 7.5, totalWorkers: 3 }).form(api, quebec);
      expect(await api.get(quotePost, { body }, quebec)).toEqual({
        employmentType: 'Temp',
        postings: 1,
        rate: 25.5,
        hours: 7.5,
        workers: 3,
        basePay: 573.75,
        leafshiftPercent: 15,
        leafshiftFee: 86.07,
        processingFee: 6,
        taxPercent: 14.975,
        tax: 99.71,
        total: 765.53,
        minimumWage: null,
      });
    });

    it('adds up the postings of a series, with the tax of each day', async () => {
      const scotian = await anEmployer().onboarded().at({ province: 'NS' }).in(api);
      const body = aShift()
        .with({ postDateArray: ['2026-05-07', '2026-05-08'] })
        .form(api, scotian);
      expect(await api.get(quotePost, { body }, scotian)).toMatchObject({
        postings: 3,
        hours: 24,
        basePay: 600,
        leafshiftFee: 90,
        processingFee: 6,
        taxPercent: 14,
        tax: 97.44,
        total: 793.44,
      });
    });

    it('warns where a permanent rate is under the minimum wage, and charges nothing', async () => {
      const body = aPermanentForm({
        rate: 16,
        rateHigh: 17,
        location: { text: 'Vancouver', province: 'British Columbia' },
      });
      expect(await api.get(quotePost, { body }, employer)).toMatchObject({
        total: 0,
        minimumWage: { province: 'BC', amount: 17.85, from: '2025-06-01' },
      });
      const manitoba = { ...body, location: { text: 'Winnipeg', province: 'MB' } };
      expect(await api.get(quotePost, { body: manitoba }, employer)).toMatchObject({
        minimumWage: { province: 'MB', amount: 17.5, from: '2026-01-01' },
      });
    });
  });

  describe('when a shift is edited', () => {
    const update = (id: string, body: TempPostForm | PermanentPostForm, by: Employer = employer) =>
      api.request(updatePost, { params: { id }, body }, by);

    it('is replaced, and who requested it is told', async () => {
      const post = await aShift().by(employer, api);
      const wanda = await aWorker().onboarded().in(api);
      await new ShiftSteps(api, employer, post).request(wanda);

      const answer = await update(post._id, form({ date: '2026-05-09T16:00:00.000Z', rate: 30 }));

      expect(answer).toMatchObject({
        ok: true,
        body: {
          rate: 30,
          date: '2026-05-09T16:00:00.000Z',
          postDateArray: ['2026-05-09'],
          requestCount: 1,
        },
      });
      const {
        notifications: [newest],
      } = await api.get(notifications, {}, wanda);
      expect(newest).toMatchObject({ kind: 'terms-changed' });
    });

    it('keeps its start without new notice, but may not move closer than three hours', async () => {
      const post = await aShift().startingIn(3).by(employer, api);
      api.clock.advance({ hours: 1 });
      const unmoved = { ...form({ date: post.date }), rate: 40 };
      expect(await update(post._id, unmoved)).toMatchObject({ ok: true, body: { rate: 40 } });
      const sooner = new Date(Date.parse(post.date) + 900_000).toISOString();
      expect(await update(post._id, form({ date: sooner }))).toMatchObject({ status: 400 });
    });

    it('is refused once a worker is confirmed', async () => {
      const post = await aShift().by(employer, api);
      await new ShiftSteps(api, employer, post).take(await aWorker().onboarded().in(api));
      expect(await update(post._id, form())).toMatchObject({
        status: 409,
        body: {
          code: 'POST_HAS_CONFIRMED_WORKER',
          msg: 'You cannot edit a job that has a confirmed worker. Please contact support if you have any questions',
        },
      });
      expect(await api.request(deletePost, { params: { id: post._id } }, employer)).toMatchObject({
        status: 409,
        body: { code: 'POST_HAS_CONFIRMED_WORKER' },
      });
    });

    it('moves one day of a series on all its postings', async () => {
      const answer = await create(
        form({ date: '2026-06-01T16:00:00.000Z', postDateArray: ['2026-06-02'] }),
      );
      const [first, second] = (answer.body as { posts: { _id: string }[] }).posts;
      const body = form({
        date: '2026-06-05T16:00:00.000Z',
        postDateArray: ['2026-06-01', '2026-06-02'],
      });

      await update(first?._id ?? '', body);

      expect(await api.get(getPost, { params: { id: second?._id ?? '' } }, employer)).toMatchObject(
        {
          postDateArray: ['2026-06-02', '2026-06-05'],
        },
      );
      const further = form({ date: '2026-06-05T16:00:00.000Z', postDateArray: ['2026-07-01'] });
      expect(await update(first?._id ?? '', further)).toMatchObject(
        problem('postDateArray', 'Further days are chosen when a posting is created'),
      );
    });

    it('stays what it is, and belongs to its employer', async () => {
      const post = await aShift().by(employer, api);
      expect(await update(post._id, aPermanentForm())).toMatchObject(
        problem('employmentType', 'The employment type of a posting cannot be changed'),
      );
      expect(await update(post._id, aShift().form(api, stranger), stranger)).toMatchObject({
        status: 404,
      });
      expect(await update(UNKNOWN_ID, form())).toMatchObject({ status: 404 });
      expect(await api.request(getPost, { params: { id: post._id } }, stranger)).toMatchObject({
        status: 404,
      });
      expect(await api.request(getPost, { params: { id: 'abc' } }, employer)).toMatchObject({
        status: 404,
      });
    });
  });

  describe('when a shift is deleted', () => {
    it('leaves the lists, is kept as cancelled, and who requested it is told', async () => {
      const boss = await anEmployer().onboarded().in(api);
      const post = await aShift().by(boss, api);
      const wanda = await aWorker().onboarded().in(api);
      await new ShiftSteps(api, boss, post).request(wanda);
      const id = { params: { id: post._id } };

      expect(await api.request(deletePost, id, stranger)).toMatchObject({ status: 404 });
      expect(await api.request(deletePost, id, boss)).toMatchObject({ status: 204 });

      expect((await api.get(employerShifts, {}, boss)).posts).toEqual([]);
      expect(
        (await api.get(employerShifts, { query: { status: 'cancelled' } }, boss)).posts,
      ).toEqual([
        expect.objectContaining({
          _id: post._id,
          status: 'Cancelled',
          requestCount: 0,
          requests: [],
        }),
      ]);
      expect((await api.get(notifications, {}, wanda)).notifications[0]).toMatchObject({
        kind: 'shift-cancelled',
      });
      expect(await api.request(deletePost, id, boss)).toMatchObject({
        status: 409,
        body: { code: 'POST_CANCELLED' },
      });
      expect(await api.request(requestShift, id, wanda)).toMatchObject({
        status: 409,
        body: { code: 'POST_CANCELLED' },
      });
    });
  });
});
