import {
  sayComing,
  sayNobodyHere,
  sayStillNobody,
  shiftAttendance,
  waitingWorkers,
} from '@leafshift/contracts/attendance';
import { notifications } from '@leafshift/contracts/notification';
import { cancelAssignment, markNoShow } from '@leafshift/contracts/posts';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('who lies about coming to a shift', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;
  let startsAt: number;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(72));
    startsAt = Date.parse((await steps.take(worker)).date);
  });

  const goTo = async (hours: number): Promise<void> => {
    api.clock.set(new Date(startsAt + hours * 3_600_000).toISOString());
    await api.settle();
  };
  const input = () => ({ params: { postId: steps.postId } });
  const coming = (as: Worker) => api.request(sayComing, input(), as);
  const nobody = (as: Worker, body = {}) => api.request(sayNobodyHere, { ...input(), body }, as);
  const seen = async () => (await api.get(shiftAttendance, input(), employer)).workers;
  const refused = (code: string, status = 409) => ({ status, body: { code } });

  it('cannot answer before the question, to be left alone', async () => {
    expect(await coming(worker)).toMatchObject(refused('COMING_NOT_ASKED'));
    await goTo(-32.1);
    expect(await coming(worker)).toMatchObject(refused('COMING_NOT_ASKED'));
  });

  it('cannot answer for another, nor be there for another', async () => {
    const other = await aWorker().onboarded().in(api);
    await goTo(-31);
    expect(await coming(other)).toMatchObject(refused('NOT_FOUND', 404));
    expect(await seen()).toMatchObject([{ answeredAt: null }]);
    await goTo(0);
    expect(await nobody(other)).toMatchObject(refused('NOT_FOUND', 404));
    expect(await seen()).toMatchObject([{ nobodyHere: null }]);
  });

  it('cannot report as somebody who only asked for the shift', async () => {
    const other = await aWorker().onboarded().in(api);
    const two = await ShiftSteps.post(api, employer, aShift().startingIn(80));
    await two.request(other);
    api.clock.advance({ hours: 79.5 });
    const request = { params: { postId: two.postId }, body: {} };
    expect(await api.request(sayNobodyHere, request, other)).toMatchObject(
      refused('NOT_CONFIRMED'),
    );
    expect(await api.request(sayStillNobody, request, other)).toMatchObject(
      refused('NOT_CONFIRMED'),
    );
  });

  it('cannot be at the door the day before', async () => {
    await goTo(-24);
    expect(await nobody(worker)).toMatchObject(refused('NOBODY_TOO_EARLY'));
  });

  it('cannot come an hour early, so that the hour of waiting is over at the start', async () => {
    await goTo(-1);
    expect(await nobody(worker)).toMatchObject({ status: 200 });
    await goTo(0);
    expect(await api.request(sayStillNobody, { ...input(), body: {} }, worker)).toMatchObject(
      refused('NOBODY_WAIT_LONGER'),
    );
  });

  it('cannot set the time of a report, and half a position is none', async () => {
    await goTo(0);
    const early = { at: '1999-12-31T09:00:00.000Z' };
    expect(await nobody(worker, early)).toMatchObject({ status: 400 });
    expect(await nobody(worker, { latitude: 91, longitude: 0 })).toMatchObject({ status: 400 });
    expect(await nobody(worker, { latitude: 43 })).toMatchObject({
      status: 200,
      body: { nobodyHere: { metres: null } },
    });
  });

  it('cannot mark who waits at the door as a no-show, to pay nothing', async () => {
    const { latitude, longitude } = (await steps.shift()).location;
    await goTo(-0.1);
    await nobody(worker, { latitude, longitude });
    await goTo(0.5);
    const params = await steps.assignmentOf(worker);
    expect(await api.request(markNoShow, { params }, employer)).toMatchObject(
      refused('WORKER_WAITS_OUTSIDE'),
    );
  });

  it('cannot wait at the door from home, to be no no-show', async () => {
    await goTo(0);
    await nobody(worker);
    await goTo(1);
    const far = { latitude: 45.5, longitude: -73.57 };
    await api.get(sayStillNobody, { ...input(), body: far }, worker);
    const params = await steps.assignmentOf(worker);
    expect(await api.request(markNoShow, { params }, employer)).toMatchObject({ status: 200 });
  });

  it('cannot take an answer along: who cancels and is confirmed again is asked again', async () => {
    await goTo(-31);
    expect(await coming(worker)).toMatchObject({ status: 200 });
    await api.get(cancelAssignment, input(), worker);
    expect(await coming(worker)).toMatchObject(refused('NOT_CONFIRMED'));
    await steps.take(worker);
    expect(await seen()).toMatchObject([{ askedAt: null, answeredAt: null }]);
    expect(await coming(worker)).toMatchObject(refused('COMING_NOT_ASKED'));
    await goTo(-20);
    expect(await coming(worker)).toMatchObject({ status: 200 });
  });

  it('cannot flood a supervisor with the same report', async () => {
    const { supervisor } = await steps.shift();
    const mailed = async () => (await api.mailsTo(String(supervisor.email))).length;
    await goTo(0);
    const before = await mailed();
    await Promise.all([nobody(worker), nobody(worker), nobody(worker)]);
    await nobody(worker);
    await api.settle();
    const told = await api.get(notifications, { query: {} }, employer);
    expect(told.notifications.filter(({ kind }) => kind === 'nobody-here')).toHaveLength(1);
    expect(await mailed()).toBe(before + 1);
  });

  it('cannot read who comes to the shifts of others, nor what the back office sees', async () => {
    const stranger = await anEmployer().onboarded().in(api);
    expect(await api.request(shiftAttendance, input(), stranger)).toMatchObject({ status: 404 });
    for (const person of [employer, worker]) {
      expect(await api.request(waitingWorkers, { query: {} }, person)).toMatchObject({
        status: 403,
      });
    }
  });
});
