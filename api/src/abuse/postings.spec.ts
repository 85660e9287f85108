import { createPost } from '@leafshift/contracts/posts';
import { addLocation, addSupervisor } from '@leafshift/contracts/profile';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, type Employer, TORONTO } from '../testing/people.ts';
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
