import { ownAttendance, sayComing, shiftAttendance } from '@leafshift/contracts/attendance';
import { notifications } from '@leafshift/contracts/notification';
import { cancelAssignment, deletePost, releaseTerms, updatePost } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('still coming?', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
  });
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
  });
  afterAll(() => api.stop());

  const confirmedIn = async (hours: number): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(hours));
    await steps.take(worker);
    return steps;
  };
  const asked = async () => {
    await api.settle();
    const list = await api.get(notifications, {}, worker);
    return list.notifications.filter(({ kind }) => kind === 'still-coming');
  };
  const answer = ({ postId }: ShiftSteps) => api.request(sayComing, { params: { postId } }, worker);
  const seen = async ({ postId }: ShiftSteps) =>
    (await api.get(shiftAttendance, { params: { postId } }, employer)).workers;
  const own = async () => (await api.get(ownAttendance, {}, worker)).attendance;

  it('is asked 32 hours before the start, and again at 20, in the portal and by mail', async () => {
    const steps = await confirmedIn(72);
    api.clock.advance({ hours: 39 });
    expect(await asked()).toEqual([]);

    api.clock.advance({ hours: 1 });
    expect(await asked()).toMatchObject([{ link: `/find-work/${steps.postId}` }]);
    expect(await own()).toMatchObject([
      { postId: steps.postId, askedAt: api.clock.now().toISOString(), answeredAt: null },
    ]);
    api.clock.advance({ hours: 11 });
    expect(await asked()).toHaveLength(1);
    api.clock.advance({ hours: 1 });
    expect(await asked()).toHaveLength(2);
    const mails = await api.mailsTo(worker.email);
    expect(mails.filter(({ subject }) => subject === 'Are you still coming?')).toHaveLength(2);
  });

  it('is answered once, and then asked no more; the employer sees both', async () => {
    const steps = await confirmedIn(72);
    const { confirmedId } = await steps.assignmentOf(worker);
    expect(await answer(steps)).toMatchObject({ status: 409, body: { code: 'COMING_NOT_ASKED' } });
    expect(await seen(steps)).toEqual([
      {
        confirmedId,
        askedAt: null,
        answeredAt: null,
        mayReleaseFree: false,
        nobodyHere: null,
        arriving: null,
      },
    ]);

    api.clock.advance({ hours: 40 });
    await asked();
    const askedAt = api.clock.now().toISOString();
    expect(await seen(steps)).toMatchObject([{ askedAt, answeredAt: null }]);

    api.clock.advance({ hours: 2 });
    const answeredAt = api.clock.now().toISOString();
    expect(await answer(steps)).toMatchObject({ status: 200, body: { askedAt, answeredAt } });
    api.clock.advance({ hours: 1 });
    expect(await answer(steps)).toMatchObject({ status: 200, body: { answeredAt } });
    expect(await seen(steps)).toMatchObject([{ askedAt, answeredAt, mayReleaseFree: false }]);
    api.clock.advance({ hours: 13 });
    expect(await asked()).toHaveLength(1);
    expect(await seen(steps)).toMatchObject([{ mayReleaseFree: false }]);
  });

  it('lets who has not answered by 16 hours before be released free of charge', async () => {
    const steps = await confirmedIn(72);
    api.clock.advance({ hours: 55.9 });
    await asked();
    expect(await seen(steps)).toMatchObject([{ mayReleaseFree: false }]);
    api.clock.advance({ hours: 0.1 });
    expect(await seen(steps)).toMatchObject([{ mayReleaseFree: true }]);

    expect(await answer(steps)).toMatchObject({ status: 200 });
    expect(await seen(steps)).toMatchObject([{ mayReleaseFree: false }]);
  });

  it('costs who does not answer the late pay of a release, and nobody else', async () => {
    const steps = await confirmedIn(72);
    const params = await steps.assignmentOf(worker);
    const terms = () => api.get(releaseTerms, { params }, employer);
    api.clock.advance({ hours: 40 });
    await asked();
    api.clock.advance({ hours: 15 });
    expect(await terms()).toMatchObject({ isLate: true, hours: 4 });
    api.clock.advance({ hours: 1 });
    expect(await terms()).toEqual({ isLate: false, hours: 0, pay: 0, total: 0 });
    await answer(steps);
    expect(await terms()).toMatchObject({ isLate: true, hours: 4 });

    const silent = await confirmedIn(72);
    api.clock.advance({ hours: 40 });
    await asked();
    api.clock.advance({ hours: 20 });
    expect(await silent.release(worker)).toMatchObject({ confirmedCount: 0 });
    expect(await answer(silent)).toMatchObject({ status: 409, body: { code: 'NOT_CONFIRMED' } });
    expect(await seen(silent)).toEqual([]);
  });

  it('is asked once of who is confirmed later than 32 hours before, and not later than 20', async () => {
    const steps = await confirmedIn(30);
    await confirmedIn(19);
    api.clock.advance({ hours: 9.9 });
    expect(await asked()).toEqual([]);
    api.clock.advance({ hours: 0.1 });
    expect(await asked()).toMatchObject([{ link: `/find-work/${steps.postId}` }]);
  });

  it('is answered by a confirmation later than 16 hours before', async () => {
    const steps = await confirmedIn(15);
    const at = api.clock.now().toISOString();
    expect(await seen(steps)).toMatchObject([
      { askedAt: null, answeredAt: at, mayReleaseFree: false },
    ]);
    api.clock.advance({ hours: 14 });
    expect(await asked()).toEqual([]);
  });

  it('asks nothing of who has cancelled, of a cancelled shift, nor after the time to answer', async () => {
    const given = await confirmedIn(72);
    await api.get(cancelAssignment, { params: { postId: given.postId } }, worker);
    api.clock.advance({ hours: 45 });
    expect(await asked()).toEqual([]);
    expect(await own()).toEqual([]);
    expect(await answer(given)).toMatchObject({ status: 409, body: { code: 'NOT_CONFIRMED' } });
    expect(await seen(given)).toEqual([]);

    await confirmedIn(40);
    api.clock.advance({ hours: 25 });
    expect(await asked()).toEqual([]);
  });

  it('is planned anew for who is confirmed again on a shift that was moved', async () => {
    const steps = await confirmedIn(96);
    const params = { postId: steps.postId };
    await api.get(cancelAssignment, { params }, worker);
    const body = aShift().startingIn(120).form(api, employer);
    await api.get(updatePost, { params: { id: steps.postId }, body }, employer);
    await steps.take(worker);

    api.clock.advance({ hours: 87 });
    expect(await asked()).toEqual([]);
    api.clock.advance({ hours: 1 });
    expect(await asked()).toHaveLength(1);
  });

  it('asks nothing of workers of a deleted posting', async () => {
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
    await steps.request(worker);
    await api.get(deletePost, { params: { id: steps.postId } }, employer);
    api.clock.advance({ hours: 41 });
    expect(await asked()).toEqual([]);
  });
});

describe('still coming?, as an operator sets it', () => {
  it('is asked as many hours before as they say', async () => {
    const api = await startApi({ env: { STILL_COMING_HOURS: '48' } });
    try {
      const employer = await anEmployer().onboarded().in(api);
      const worker = await aWorker().onboarded().in(api);
      const steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
      await steps.take(worker);
      api.clock.advance({ hours: 24 });
      await api.settle();
      const { notifications: told } = await api.get(notifications, {}, worker);
      expect(told.filter(({ kind }) => kind === 'still-coming')).toHaveLength(1);
    } finally {
      await api.stop();
    }
  });
});
