import { invoices } from '@leafshift/contracts/invoice';
import { deletePost, markNoShow, releaseWorker, updatePost } from '@leafshift/contracts/posts';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const HOUR = 3_600_000;
const body = { reason: 'Not needed' };
const refused = (code: string) => ({ ok: false, body: { code } });

describe('an employer who does not want to pay for a late release', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    await steps.take(worker);
  });

  const params = () => steps.assignmentOf(worker);
  const goTo = async (hours: number) =>
    api.clock.set(new Date(Date.parse((await steps.shift()).date) + hours * HOUR));
  const release = async () =>
    api.request(releaseWorker, { params: await params(), body }, employer);
  const owed = async () => (await steps.shift()).latePayCount ?? 0;

  it('says nothing about the time: the API’s clock decides, to the second', async () => {
    await goTo(-24 + 1 / 3600);
    const at = new Date(0).toISOString();
    const lie = { ...body, at } as typeof body;
    expect(
      await api.request(releaseWorker, { params: await params(), body: lie }, employer),
    ).toMatchObject({ ok: false });
    expect(await release()).toMatchObject({ ok: true });
    expect(await owed()).toBe(1);
  });

  it('cannot move or shorten the shift, nor delete it away, with or after a release', async () => {
    await goTo(-20);
    const id = steps.postId;
    const later = { params: { id }, body: aShift().startingIn(900).form(api, employer) };
    expect(await api.request(updatePost, later, employer)).toMatchObject(
      refused('POST_HAS_CONFIRMED_WORKER'),
    );
    expect(await api.request(deletePost, { params: { id } }, employer)).toMatchObject(
      refused('POST_HAS_CONFIRMED_WORKER'),
    );
    await release();
    expect(await api.request(updatePost, later, employer)).toMatchObject(
      refused('POST_HAS_LATE_PAY'),
    );
    await api.get(deletePost, { params: { id } }, employer);
    expect((await api.get(invoices, { query: {} }, employer)).invoices).toMatchObject([
      { post: id, totalTime: 4 },
    ]);
  });

  it('cannot call somebody absent who was clocked in, or release them', async () => {
    const { date } = await steps.shift();
    await steps.clockIn(worker, date);
    for (const answer of [
      await api.request(markNoShow, { params: await params() }, employer),
      await release(),
    ]) {
      expect(answer).toMatchObject(refused('ALREADY_CLOCKED_IN'));
    }
  });

  it('cannot move the begun shift away from a no-show, or release them for nothing', async () => {
    await goTo(0);
    await steps.noShow(worker);
    const later = {
      params: { id: steps.postId },
      body: aShift().startingIn(90).form(api, employer),
    };
    expect(await api.request(updatePost, later, employer)).toMatchObject(
      refused('POST_HAS_CONFIRMED_WORKER'),
    );
    expect(await release()).toMatchObject(refused('ALREADY_NO_SHOW'));
  });

  it('owes it once, however often it is sent at the same moment', async () => {
    await goTo(-5);
    const assignment = await params();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.request(releaseWorker, { params: assignment, body }, employer),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 0, latePayCount: 1 });
  });

  it('cannot release the worker of another business', async () => {
    const other = await anEmployer().onboarded().in(api);
    expect(await api.request(releaseWorker, { params: await params(), body }, other)).toMatchObject(
      { status: 404 },
    );
  });

  it('gives the one spot of a no-show away once, whoever is confirmed at the same moment', async () => {
    const crowd = await Promise.all([1, 2, 3].map(() => aWorker().onboarded().in(api)));
    const open = await ShiftSteps.post(api, employer, aShift().startingIn(96));
    for (const each of crowd) {
      await open.request(each);
    }
    const [first, ...others] = crowd as [Worker, ...Worker[]];
    await open.confirm(first);
    api.clock.set((await open.shift()).date);
    await open.noShow(first);
    const answers = await Promise.all(others.map((each) => open.tryToConfirm(each)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await open.shift()).toMatchObject({ confirmedCount: 1, requestCount: 1 });
  });
});
