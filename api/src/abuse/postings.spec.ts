import { decideReview, reviews } from '@leafshift/contracts/admin';
import { boardPage } from '@leafshift/contracts/board-pages';
import { decidePosting } from '@leafshift/contracts/moderation';
import {
  boardPost,
  boardPosts,
  createPost,
  getPost,
  type Post,
  type PostForm,
} from '@leafshift/contracts/posts';
import { addLocation, addSupervisor } from '@leafshift/contracts/profile';
import { aPermanentForm, aShift } from '../testing/a-shift.ts';
import { anAdmin, anEmployer, aWorker, type Employer, TORONTO } from '../testing/people.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('an employer who goes beyond all measure', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const post = (fields: object) => {
    const body = { ...aShift().form(api, employer), ...fields };
    return api.request(createPost, { body }, employer);
  };

  it('cannot promise more than 250 dollars an hour', async () => {
    expect(await post({ rate: 250.5 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'rate', msg: 'The rate cannot be higher than $250' }] },
    });
    expect((await post({ rate: 250 })).status).toBe(201);
  });

  it('cannot promise more to somebody who looks for a job either', async () => {
    const permanent = {
      employmentType: 'Permanent',
      jobType: 'Store manager',
      location: { text: 'Toronto', province: 'ON' },
      jobDescription: '<p>Manage.</p>',
    } as const;
    const post = (range: object) =>
      api.request(
        createPost,
        { body: { ...permanent, rate: 30, rateHigh: 40, ...range } },
        employer,
      );

    expect(await post({ rateHigh: 1_000_000 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'rateHigh', msg: 'The rate cannot be higher than $250' }] },
    });
    expect((await post({ rateHigh: 250 })).status).toBe(201);
  });

  it.each(['9999-05-04T16:00:00.000Z', '2027-05-04T16:15:00.000Z'])(
    'cannot post a shift more than a year ahead, at %s',
    async (date) => {
      expect(await post({ date })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'date', msg: 'A shift can be posted at most a year ahead' }] },
      });
    },
  );

  it('cannot keep more than 100 supervisors, however many come at once', async () => {
    const body = { name: 'Noor', phoneNumber: '+16045550199', email: 'noor@example.ca' };
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => api.request(addSupervisor, { body }, employer)),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(99);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_SUPERVISORS' },
    });
  });

  it('cannot keep more than 100 locations', async () => {
    const body = { locationName: 'Store', ...TORONTO };
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => api.request(addLocation, { body }, employer)),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(99);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      body: { code: 'TOO_MANY_LOCATIONS', msg: 'You can have at most 100 locations' },
    });
  });
});

describe('a business that nobody knows yet', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => api.stop());

  const spam = aPermanentForm({
    jobDescription:
      '<p>Your account is locked. <a href="https://bank.example">Sign in here</a></p>',
  });
  const createdBy = (by: Employer, body: PostForm = spam) => api.request(createPost, { body }, by);

  it('cannot put one of forty postings on the board in the name of a bank', async () => {
    const bank = await anEmployer().called('Royal Bank of Canada').in(api);

    const answers = await Promise.all(Array.from({ length: 40 }, () => createdBy(bank)));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      status: 429,
      body: { code: 'POSTING_LIMIT', msg: expect.stringContaining('in 60 min') },
    });
    expect((await api.get(boardPosts, { query: {} })).posts).toEqual([]);
    api.clock.advance({ minutes: 60 });
    expect((await createdBy(bank)).status).toBe(201);
  });

  it('cannot fill find-work with days, and a manager can plan a week', async () => {
    const manager = await anEmployer().onboarded().in(api);
    const day = (days: number) =>
      new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const week = { ...aShift().form(api, manager), postDateArray: [4, 5, 6, 7].map(day) };

    const answers = [];
    for (let form = 0; form < 10; form += 1) {
      answers.push(await createdBy(manager, week));
    }
    expect(answers.every(({ ok }) => ok)).toBe(true);
    api.clock.advance({ minutes: 61 });
    const later = {
      ...aShift().startingIn(72).form(api, manager),
      postDateArray: [5, 6, 7, 8].map(day),
    };
    expect((await createdBy(manager, later)).status).toBe(201);
    expect((await createdBy(manager, later)).status).toBe(201);
    expect(await createdBy(manager, later)).toMatchObject({
      status: 429,
      body: { msg: expect.stringContaining('in 23 h') },
    });
  });

  it('has its links as text only, to everybody but itself, until its licence is approved', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const { _id } = (await api.get(createPost, { body: spam }, employer)) as Post;
    const admin = await anAdmin().in(api);
    const body = { decision: 'Approved', revision: 0 } as const;
    await api.get(decidePosting, { params: { id: _id }, body }, admin);
    const shown = async () => {
      const { jobDescription } = await api.get(boardPost, { params: { id: _id } });
      const query = { address: `/job-posting/${_id}`, chosen: '', accepted: '' };
      const page = await api.get(boardPage, { query });
      return [jobDescription, page.body, page.head].join('');
    };

    expect(await shown()).toContain('Sign in here');
    expect(await shown()).not.toContain('bank.example');
    const own = await api.get(getPost, { params: { id: _id } }, employer);
    expect(own.jobDescription).toContain('https://bank.example');

    const { reviews: list } = await api.get(reviews, { query: { limit: 100 } }, admin);
    const id = list.find(({ user }) => user === employer.id)?._id ?? '';
    await api.get(decideReview, { params: { id }, body: { decision: 'Approved' } }, admin);
    expect(await shown()).toContain('href="https://bank.example"');
  });

  it('has no links in shifts either', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const worker = await aWorker().onboarded().in(api);
    const shift = aShift().with({ jobDescription: spam.jobDescription });
    const { _id } = await shift.by(employer, api);

    const seen = await api.get(getPost, { params: { id: _id } }, worker);
    expect(seen.jobDescription).toContain('Sign in here');
    expect(seen.jobDescription).not.toContain('<a');
  });
});
