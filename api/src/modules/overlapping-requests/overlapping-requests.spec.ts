import { notifications } from '@leafshift/contracts/notification';
import { cancelAssignment, confirmWorker, requestShift } from '@leafshift/contracts/posts';
import { aShift } from '../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../testing/people.ts';
import { ShiftSteps } from '../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

describe('requests for shifts at the same time', () => {
  let api: TestApi;
  let employer: Employer;
  let other: Employer;
  let wanda: Worker;

  beforeAll(async () => {
    api = await startApi();
  }, 60_000);
  beforeEach(async () => {
    [employer, other, wanda] = [
      await anEmployer().onboarded().in(api),
      await anEmployer().onboarded().in(api),
      await aWorker().onboarded().in(api),
    ];
  });
  afterAll(() => api.stop());

  const postIn = (hours: number, by: Employer) =>
    ShiftSteps.post(api, by, aShift().startingIn(hours));
  const told = async (person: Employer | Worker) => {
    const { notifications: list } = await api.get(notifications, { query: {} }, person);
    return list.map(({ kind, notificationMessage }) => `${kind}: ${notificationMessage}`);
  };

  it.each([
    ['begins before it ends', 7.75],
    ['ends after it begins', -7.75],
    ['is at the same time', 0],
  ])('are withdrawn when the worker is confirmed on one, where the other %s', async (_, later) => {
    const confirmed = await postIn(72, employer);
    const asked = await postIn(72 + later, other);
    await asked.request(wanda);
    await confirmed.take(wanda);
    expect(await asked.shift()).toMatchObject({ requestCount: 0, requests: [] });
    const params = { id: asked.postId };
    expect(await api.request(requestShift, { params }, wanda)).toMatchObject({
      body: { code: 'SHIFT_OVERLAPS' },
    });
  });

  it('are withdrawn with a word to both sides', async () => {
    const confirmed = await postIn(72, employer);
    const asked = await postIn(73, other);
    await asked.request(wanda);
    await confirmed.take(wanda);
    expect(await told(wanda)).toContainEqual(
      expect.stringMatching(/^request-gave-way: .*was withdrawn, because you are confirmed/),
    );
    expect(await told(other)).toContainEqual(expect.stringMatching(/^request-withdrawn: /));
  });

  it('stay for shifts that follow, and those of other workers', async () => {
    const [confirmed, following, asked] = [
      await postIn(72, employer),
      await postIn(80, other),
      await postIn(72, other),
    ];
    const bob = await aWorker().onboarded().in(api);
    await following.request(wanda);
    await asked.request(bob);
    await confirmed.take(wanda);
    expect(await following.shift()).toMatchObject({ requestCount: 1 });
    expect(await asked.shift()).toMatchObject({ requestCount: 1 });
  });

  it('can be made again once the worker is free', async () => {
    const confirmed = await postIn(72, employer);
    const asked = await postIn(73, other);
    await asked.request(wanda);
    await confirmed.take(wanda);
    await api.get(cancelAssignment, { params: { postId: confirmed.postId } }, wanda);
    await asked.request(wanda);
    expect(await asked.shift()).toMatchObject({ requestCount: 1 });
  });

  it('leave one confirmation and no request where both businesses confirm at once', async () => {
    const shifts = [await postIn(72, employer), await postIn(73, other)] as const;
    for (const steps of shifts) await steps.request(wanda);
    const answers = await Promise.all([
      api.request(confirmWorker, await shifts[0].confirmation(wanda), employer),
      api.request(confirmWorker, await shifts[1].confirmation(wanda), other),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const after = await Promise.all(shifts.map((steps) => steps.shift()));
    expect(after.map(({ confirmedCount }) => confirmedCount).toSorted()).toEqual([0, 1]);
    expect(after.map(({ requestCount }) => requestCount)).toEqual([0, 0]);
  });
});
