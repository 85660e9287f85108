import { shiftCost, shiftCosts } from '@leafshift/contracts/posts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

/** Tax that an operator has set from a date on (MONEY-9). */
const OVERRIDES = JSON.stringify([{ province: 'ON', from: '2026-01-01', percent: 20 }]);

describe('what submitting a shift will cost', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { TAX_OVERRIDES: OVERRIDES } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const costOf = ({ postId }: ShiftSteps, by: Employer = employer) =>
    api.request(shiftCost, { params: { postId } }, by);

  it('is exactly what its invoice says, with the taxes of today', async () => {
    const steps = await ShiftSteps.post(api, employer);
    await steps.work(worker);

    const { body: cost } = await costOf(steps);
    const { invoice } = await steps.submit();

    expect(cost).toMatchObject({ taxPercent: 20, totalRate: 200, totalTime: 8 });
    expect(invoice).toMatchObject(cost);
  });

  it('is not known before all workers are completed', async () => {
    const steps = await ShiftSteps.post(api, employer);
    expect(await costOf(steps)).toMatchObject({ body: { code: 'NO_WORKERS_CONFIRMED' } });

    await steps.take(worker);
    expect(await costOf(steps)).toMatchObject({ body: { code: 'WORKERS_NOT_COMPLETED' } });
  });

  it('is asked of several at once: each as alone, without one that would be refused', async () => {
    const steps = await ShiftSteps.post(api, employer);
    await steps.work(worker);
    const open = await ShiftSteps.post(api, employer);
    const alone = await api.get(shiftCost, { params: { postId: steps.postId } }, employer);

    const ids = { postIds: [open.postId, steps.postId, steps.postId] };
    const { costs } = await api.get(shiftCosts, { body: ids }, employer);

    expect(costs).toEqual([{ postId: steps.postId, total: alone.total }]);
  });

  it('is nobody else’s business', async () => {
    const steps = await ShiftSteps.post(api, employer);
    const other = await anEmployer().onboarded().in(api);
    expect(await costOf(steps, other)).toMatchObject({ status: 404 });
    const own = await ShiftSteps.post(api, other);
    const both = { body: { postIds: [own.postId, steps.postId] } };
    expect(await api.request(shiftCosts, both, other)).toMatchObject({ status: 404 });
  });
});
