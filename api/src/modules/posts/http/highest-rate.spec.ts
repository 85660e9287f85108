import { currentUser } from '@leafshift/contracts/auth';
import { createPost, quotePost } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the highest rate of a posting', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi({ env: { MAX_HOURLY_RATE: '60' } });
    employer = await anEmployer().onboarded().in(api);
  });
  afterAll(() => api.stop());

  it('is what the operator configures, for shifts and for permanent jobs', async () => {
    const shift = (rate: number) => ({ ...aShift().form(api, employer), rate });
    const job = (rateHigh: number) =>
      ({
        employmentType: 'Permanent',
        jobType: 'Store manager',
        location: { text: 'Toronto', province: 'ON' },
        jobDescription: '<p>Manage.</p>',
        rate: 30,
        rateHigh,
      }) as const;
    const msg = 'The rate cannot be higher than $60';

    expect(await api.request(quotePost, { body: shift(60.5) }, employer)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path: 'rate', msg }] },
    });
    expect(await api.request(createPost, { body: job(60.5) }, employer)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path: 'rateHigh', msg }] },
    });
    for (const body of [shift(60), job(60)]) {
      expect((await api.request(createPost, { body }, employer)).status).toBe(201);
    }
  });

  it('is told to the forms with the account', async () => {
    const { paymentDetails } = await api.get(currentUser, {}, employer);

    expect(paymentDetails.maxHourlyRate).toBe(60);
  });
});
