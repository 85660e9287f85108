import { currentUser } from '@leafshift/contracts/auth';
import { cancelAssignment, cancellationTerms } from '@leafshift/contracts/posts';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('a business that confirms when it is too late', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(30));
    await steps.request(worker);
  });

  it('does not make somebody a no-show of a shift that is over', async () => {
    const { endDate } = await steps.shift();
    api.clock.set(endDate);

    expect(await steps.tryToConfirm(worker)).toMatchObject({
      status: 409,
      body: { code: 'SHIFT_OVER' },
    });
    expect((await steps.shift()).confirmedCount).toBe(0);
  });

  it('suspends nobody for what they were confirmed on after its start', async () => {
    api.clock.set((await steps.shift()).date);
    await steps.confirm(worker);
    const params = { postId: steps.postId };

    expect(await api.get(cancellationTerms, { params }, worker)).toEqual({
      isLate: false,
      suspension: null,
    });
    await api.get(cancelAssignment, { params }, worker);
    expect((await api.get(currentUser, {}, worker)).suspended).toBe(false);
  });
});
