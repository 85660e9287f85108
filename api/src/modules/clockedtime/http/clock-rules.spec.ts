import { clockIn, clockOut, clockRules } from '@leafshift/contracts/clockedtime';
import { anEmployer, aWorker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the rules of clocking', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ env: { CLOCK_IN_EARLY_MINUTES: '15', CLOCK_OUT_MAX_HOURS: '10' } });
  });
  afterAll(() => api.stop());

  it('are those of the operator', async () => {
    const employer = await anEmployer().onboarded().in(api);
    const worker = await aWorker().onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer);
    const { date } = await steps.take(worker);
    const params = await steps.assignmentOf(worker);
    const at = (hours: number) => new Date(Date.parse(date) + hours * 3_600_000).toISOString();
    const goIn = (hours: number) =>
      api.request(clockIn, { params, body: { clockIn: at(hours) } }, employer);
    const goOut = (hours: number) =>
      api.request(clockOut, { params, body: { clockOut: at(hours) } }, employer);
    api.clock.set(at(24));

    expect(await api.get(clockRules, {}, employer)).toEqual({
      now: at(24),
      clockInEarlyMinutes: 15,
      clockOutMaxHours: 10,
    });
    expect(await goIn(-0.26)).toMatchObject({ body: { code: 'CLOCK_TOO_EARLY' } });
    expect(await goIn(-0.25)).toMatchObject({ ok: true });
    expect(await goOut(9.76)).toMatchObject({ body: { code: 'CLOCK_TOO_LONG' } });
    expect(await goOut(9.75)).toMatchObject({ ok: true });
  });

  it('are no business of workers', async () => {
    const worker = await aWorker().onboarded().in(api);
    expect(await api.request(clockRules, {}, worker)).toMatchObject({ status: 403 });
  });
});
