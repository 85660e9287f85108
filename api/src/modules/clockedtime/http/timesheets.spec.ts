import { timesheets } from '@leafshift/contracts/clockedtime';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the list of timesheets', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const list = (person: Employer | Worker, query = {}) => api.get(timesheets, { query }, person);

  const begun = async (hours: number) => {
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(hours));
    const { date } = await steps.take(worker);
    await steps.clockIn(worker, date);
    return { steps, date };
  };

  it('has one for everybody who was clocked in, for both sides, latest shift first', async () => {
    const first = await begun(48);
    const second = await begun(48);
    const { confirmedId } = await first.steps.assignmentOf(worker);

    for (const person of [employer, worker]) {
      const { timesheets: found } = await list(person);
      expect(found.map(({ postId }) => postId)).toEqual([second.steps.postId, first.steps.postId]);
      expect(found[1]).toEqual({
        _id: confirmedId,
        postId: first.steps.postId,
        confirmedId,
        state: 'open',
        employer: { clockIn: first.date, clockOut: null, breakMinutes: 0 },
        worker: {
          clockIn: null,
          clockOut: null,
          witnessed: false,
          late: [],
          unwitnessed: [],
          breakMinutes: null,
          clockInMetres: null,
          clockOutMetres: null,
        },
        corrections: [],
        agreed: null,
        acceptBy: null,
        dispute: null,
        decision: null,
      });
    }
  });

  it('is asked for by state, by shift and by page', async () => {
    const { steps } = await begun(48);
    const { steps: other } = await begun(48);

    expect((await list(worker, { state: 'open' })).timesheets).toHaveLength(2);
    expect((await list(worker, { state: 'disputed' })).timesheets).toEqual([]);
    expect((await list(worker, { postId: steps.postId })).timesheets).toMatchObject([
      { postId: steps.postId },
    ]);
    const { timesheets: page, nextCursor } = await list(worker, { limit: 1 });
    expect(page).toMatchObject([{ postId: other.postId }]);
    const { timesheets: next } = await list(worker, { limit: 1, cursor: nextCursor });
    expect(next).toMatchObject([{ postId: steps.postId }]);
  });

  it('shows nobody the hours of others', async () => {
    const { steps } = await begun(48);
    const { postId } = steps;
    for (const stranger of [
      await anEmployer().onboarded().in(api),
      await aWorker().onboarded().in(api),
    ]) {
      expect((await list(stranger)).timesheets).toEqual([]);
      expect((await list(stranger, { postId })).timesheets).toEqual([]);
    }
  });
});
