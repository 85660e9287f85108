import {
  ownAttendance,
  sayNobodyHere,
  sayStillNobody,
  shiftAttendance,
  waitingWorkers,
} from '@leafshift/contracts/attendance';
import { notifications } from '@leafshift/contracts/notification';
import { markNoShow } from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('nobody is here', () => {
  let api: TestApi;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;
  let startsAt: number;

  beforeAll(async () => {
    api = await startApi();
    admin = await anAdmin().in(api);
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(14));
    const { date } = await steps.take(worker);
    startsAt = Date.parse(date);
  });

  const at = (minutes: number): string => new Date(startsAt + minutes * 60_000).toISOString();
  const goTo = async (minutes: number): Promise<void> => {
    api.clock.set(at(minutes));
    await api.settle();
  };
  const params = () => ({ postId: steps.postId });
  const report = (body = {}) => api.request(sayNobodyHere, { params: params(), body }, worker);
  const reportAgain = (body = {}) =>
    api.request(sayStillNobody, { params: params(), body }, worker);
  const told = async (person: Employer | Admin) => {
    await api.settle();
    const list = await api.get(notifications, { query: {} }, person);
    return list.notifications.filter(
      ({ kind, params: { postId } }) => kind.startsWith('nobody-here') && postId === steps.postId,
    );
  };
  const here = async () => {
    const { latitude, longitude } = (await steps.shift()).location;
    return { latitude, longitude };
  };
  const seen = async () => (await api.get(shiftAttendance, { params: params() }, employer)).workers;
  const noShow = async () =>
    api.request(markNoShow, { params: await steps.assignmentOf(worker) }, employer);
  const queue = async () => {
    const { waiting } = await api.get(waitingWorkers, { query: {} }, admin);
    return waiting.filter(({ post }) => post === steps.postId);
  };

  it('is said from an hour before the start until its end', async () => {
    await goTo(-61);
    expect(await report()).toMatchObject({ status: 409, body: { code: 'NOBODY_TOO_EARLY' } });
    expect((await api.get(ownAttendance, {}, worker)).attendance).toMatchObject([
      { postId: steps.postId, nobodyHereFrom: at(-60), nobodyHere: null, stillNobodyFrom: null },
    ]);
    await goTo(-60);
    expect(await report()).toMatchObject({
      status: 200,
      body: { nobodyHere: { at: at(-60), metres: null, stillAt: null }, stillNobodyFrom: at(60) },
    });
  });

  it('is no longer said when the shift is over', async () => {
    await goTo(8 * 60);
    expect(await report()).toMatchObject({ status: 409, body: { code: 'NOBODY_TOO_LATE' } });
  });

  it('is kept once, with the distance from the place where the device says it', async () => {
    await goTo(0);
    const { location } = await steps.shift();
    const [latitude, longitude] = [location.latitude + 0.001, location.longitude];
    expect(await report({ latitude, longitude })).toMatchObject({ status: 200 });
    await goTo(5);
    expect(await report()).toMatchObject({ status: 200, body: { nobodyHere: { at: at(0) } } });
    const [{ nobodyHere } = { nobodyHere: null }] = await seen();
    expect(nobodyHere).toMatchObject({ at: at(0), metres: 111 });
    expect(await told(employer)).toHaveLength(1);
  });

  it('tells the supervisor and the employer at once, by mail after 15 minutes, the back office after 30', async () => {
    const { supervisor } = await steps.shift();
    await goTo(-10);
    await report();
    expect(await told(employer)).toMatchObject([
      { kind: 'nobody-here', link: `/posts?shift=${steps.postId}&view=confirmed` },
    ]);
    expect(await api.mailsTo(String(supervisor.email))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: `${worker.name} is at the door` }),
      ]),
    );
    const alarms = async () =>
      (await api.mailsTo(employer.email)).filter(
        ({ subject }) => subject === 'A worker is waiting and nobody is there',
      );
    expect(await alarms()).toEqual([]);

    await goTo(4);
    expect(await told(employer)).toHaveLength(1);
    await goTo(5);
    expect(await told(employer)).toMatchObject([
      { kind: 'nobody-here-waiting', params: { minutes: '15' } },
      { kind: 'nobody-here' },
    ]);
    expect(await alarms()).toHaveLength(1);
    expect(await told(admin)).toEqual([]);
    expect(await queue()).toEqual([]);

    await goTo(20);
    expect(await told(admin)).toMatchObject([
      {
        kind: 'nobody-here-waiting',
        params: { minutes: '30' },
        link: `/shifts/${steps.postId}`,
      },
    ]);
    expect(await queue()).toMatchObject([
      {
        worker: { _id: worker.id, name: worker.name },
        employer: { _id: employer.id },
        isWaiting: true,
        nobodyHere: { at: at(-10) },
      },
    ]);
  });

  it('tells nobody further once the worker is clocked in', async () => {
    await goTo(0);
    await report();
    await goTo(10);
    await steps.clockIn(worker, at(0));
    await goTo(40);
    expect(await told(employer)).toHaveLength(1);
    expect(await told(admin)).toEqual([]);
    expect(await queue()).toEqual([]);
    expect(await report()).toMatchObject({ status: 409, body: { code: 'ALREADY_CLOCKED_IN' } });
    expect(await seen()).toMatchObject([{ nobodyHere: { at: at(0) } }]);
  });

  it('and an hour later again: then nobody can say that the worker did not come', async () => {
    await goTo(-5);
    expect(await reportAgain()).toMatchObject({ body: { code: 'NOBODY_NOT_REPORTED' } });
    await report(await here());
    await goTo(59);
    expect(await reportAgain()).toMatchObject({ body: { code: 'NOBODY_WAIT_LONGER' } });
    await goTo(60);
    expect(await reportAgain(await here())).toMatchObject({
      status: 200,
      body: { nobodyHere: { at: at(-5), stillAt: at(60) } },
    });
    await goTo(70);
    expect(await reportAgain()).toMatchObject({ body: { nobodyHere: { stillAt: at(60) } } });
    await goTo(9 * 60);
    expect(await noShow()).toMatchObject({ status: 409, body: { code: 'WORKER_WAITS_OUTSIDE' } });
    await steps.clockIn(worker, at(0));
  });

  it('keeps from a no-show while the hour goes on, and no longer', async () => {
    await goTo(-5);
    await report(await here());
    await goTo(89);
    expect(await noShow()).toMatchObject({ status: 409, body: { code: 'WORKER_WAITS_OUTSIDE' } });
    await goTo(90);
    expect(await noShow()).toMatchObject({ status: 200 });
    expect(await reportAgain()).toMatchObject({ status: 409, body: { code: 'NOT_CONFIRMED' } });
  });

  it('tells everybody without a place or from afar too, and then keeps from no no-show', async () => {
    await goTo(-5);
    await report({ latitude: 49.28, longitude: -123.12 });
    expect(await told(employer)).toHaveLength(1);
    await goTo(60);
    expect(await reportAgain()).toMatchObject({ status: 200 });

    expect(await noShow()).toMatchObject({ status: 200 });
  });
});
