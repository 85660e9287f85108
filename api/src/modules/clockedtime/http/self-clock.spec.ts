import {
  clockCode,
  clockOut,
  correctTimesheet,
  recordBreak,
  selfClockIn,
  selfClockOut,
  timesheets,
  witnessTime,
} from '@leafshift/contracts/clockedtime';
import { notifications } from '@leafshift/contracts/notification';
import { shiftCost } from '@leafshift/contracts/posts';
import { exportAccount } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { PersonalTimesheetData } from '../application/timesheets/personal-timesheet-data.ts';

describe('the hours of a worker who clocks themselves', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;
  let startsAt: number;
  let id: string;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().called('Wanda Worker').onboarded().in(api);
    steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    startsAt = Date.parse((await steps.take(worker)).date);
    ({ confirmedId: id } = await steps.assignmentOf(worker));
    goTo(0);
  });

  const at = (hours: number): string => new Date(startsAt + hours * 3_600_000).toISOString();
  const goTo = (hours: number): void => api.clock.set(new Date(at(hours)));
  const code = async (): Promise<string> =>
    (await api.get(clockCode, { params: { postId: steps.postId } }, employer)).code;
  const goIn = (body = {}) =>
    api.get(selfClockIn, { params: { postId: steps.postId }, body }, worker);
  const goOut = (body = {}) =>
    api.get(selfClockOut, { params: { postId: steps.postId }, body }, worker);
  const rest = (breakMinutes: number) =>
    api.request(recordBreak, { params: { postId: steps.postId }, body: { breakMinutes } }, worker);
  const accept = (time: 'in' | 'out') =>
    api.request(witnessTime, { params: { id }, body: { time } }, employer);
  const correct = (body: object) =>
    api.request(correctTimesheet, { params: { id }, body }, employer);
  const worked = async () => (await steps.shift()).confirmedArr[0];
  const newest = async (person: Employer | Worker) => {
    await api.settle();
    return (await api.get(notifications, {}, person)).notifications[0];
  };

  describe('that their device kept while it had no network', () => {
    it('are the worker’s word with the time of the device, and say when they came and that the code was right', async () => {
      const typed = await code();
      goTo(3);

      expect(await goIn({ code: typed, at: at(0) })).toMatchObject({
        employer: { clockIn: null },
        worker: {
          clockIn: at(0),
          unwitnessed: ['in'],
          late: [{ time: 'in', sentAt: at(3), codeFits: true }],
        },
      });
      expect(await newest(employer)).toMatchObject({ kind: 'hours-unwitnessed' });

      expect(await accept('in')).toMatchObject({ body: { employer: { clockIn: at(0) } } });
    });

    it('are of now where the device says so, by a code as always', async () => {
      expect(await goIn({ code: await code(), at: at(0.5) })).toMatchObject({
        employer: { clockIn: at(0) },
        worker: { clockIn: at(0), unwitnessed: [], late: [] },
      });
    });
  });

  describe('with the code of the shift', () => {
    it('count at once, by the clock of the API, and the employer is told', async () => {
      expect(await goIn({ code: await code() })).toMatchObject({
        state: 'open',
        employer: { clockIn: at(0), clockOut: null },
        worker: { clockIn: at(0), clockOut: null, witnessed: true, unwitnessed: [] },
      });
      expect(await worked()).toMatchObject({ shiftStatus: 'Clocked In' });
      expect(await newest(employer)).toMatchObject({ kind: 'worker-clocked-in' });

      goTo(8);
      expect(await goOut({ code: await code(), breakMinutes: 30 })).toMatchObject({
        employer: { clockIn: at(0), clockOut: at(8), breakMinutes: 30 },
        worker: { clockOut: at(8), witnessed: true, breakMinutes: 30 },
      });
      expect(await worked()).toMatchObject({ shiftStatus: 'Clocked Out' });
      expect(await newest(employer)).toMatchObject({ kind: 'worker-clocked-out' });
    });

    it('are recorded once, however often it is sent', async () => {
      const [first] = await Promise.all([
        goIn({ code: await code() }),
        goIn({ code: await code() }),
      ]);
      goTo(0.001);
      expect(await goIn({ code: await code() })).toEqual(first);
      expect(await goIn()).toEqual(first);
    });

    it('are on the invoice without the break', async () => {
      await goIn({ code: await code() });
      goTo(8);
      await goOut({ code: await code(), breakMinutes: 30 });
      await steps.rate(worker);
      const { postId } = steps;
      expect(await api.get(shiftCost, { params: { postId } }, employer)).toMatchObject({
        totalTime: 7.5,
        workerArray: [{ hours: 7.5, breakMinutes: 30 }],
      });
      const { invoice } = await steps.submit();
      expect(invoice).toMatchObject({ totalTime: 7.5, workerArray: [{ breakMinutes: 30 }] });
    });

    it('stand beside those of the employer, where these came first', async () => {
      goTo(0.5);
      await steps.clockIn(worker, at(0));
      expect(await goIn({ code: await code() })).toMatchObject({
        employer: { clockIn: at(0) },
        worker: { clockIn: at(0.5), witnessed: true },
      });
    });
  });

  it('are in the export of their data, and where they were goes with the account', async () => {
    const { latitude, longitude } = (await steps.shift()).location;
    await goIn({ code: await code(), latitude, longitude });
    goTo(8);
    await goOut({ code: await code() });
    await steps.rate(worker);
    await steps.submit();
    const headers = { 'x-auth-token': worker.token };
    const exported = await api.send('GET', `/api${exportAccount.path}`, { headers });
    expect(await exported.json()).toMatchObject({
      posts: {
        timesheets: [{ post: steps.postId, worker: { clockIn: { at: at(0), metres: 0 } } }],
      },
    });

    await api.app.get(PersonalTimesheetData).erase(worker.id);
    expect((await api.get(timesheets, {}, employer)).timesheets).toMatchObject([
      { worker: { clockIn: at(0), clockInMetres: null } },
    ]);
  });

  describe('by their word alone', () => {
    it('count when the employer accepts them, with the times that were recorded', async () => {
      await goIn();
      expect(await newest(employer)).toMatchObject({
        kind: 'hours-unwitnessed',
        link: `/posts?shift=${steps.postId}&view=confirmed`,
      });
      goTo(8);
      await goOut({ breakMinutes: 45 });
      expect(await worked()).toMatchObject({ shiftStatus: 'Confirmed' });

      goTo(9);
      expect(await accept('out')).toMatchObject({ body: { code: 'NOT_CLOCKED_IN' } });
      expect(await accept('in')).toMatchObject({
        body: { employer: { clockIn: at(0) }, worker: { unwitnessed: ['out'], witnessed: false } },
      });
      expect(await newest(worker)).toMatchObject({ kind: 'clocked-in' });
      expect(await accept('out')).toMatchObject({
        body: {
          employer: { clockIn: at(0), clockOut: at(8), breakMinutes: 45 },
          worker: { unwitnessed: [], witnessed: true },
        },
      });
      expect(await accept('out')).toMatchObject({ status: 200 });
    });

    it('give way to a code, but to nothing else', async () => {
      await goIn();
      goTo(0.25);
      expect(await goIn()).toMatchObject({ worker: { clockIn: at(0) } });
      expect(await goIn({ code: await code() })).toMatchObject({
        employer: { clockIn: at(0.25) },
        worker: { clockIn: at(0.25), witnessed: true },
      });
      expect(await accept('in')).toMatchObject({ body: { code: 'NOTHING_TO_ACCEPT' } });
    });
  });

  describe('less the break', () => {
    it('is what the worker said until the employer has entered one', async () => {
      expect(await rest(20)).toMatchObject({ body: { code: 'NOT_CLOCKED_IN' } });
      await goIn({ code: await code() });
      goTo(8);
      await goOut({ code: await code() });
      expect(await rest(20)).toMatchObject({ body: { employer: { breakMinutes: 20 } } });
      expect(await rest(25)).toMatchObject({ body: { employer: { breakMinutes: 25 } } });

      await correct({ breakMinutes: 40, reason: 'You came back at one' });
      expect(await rest(5)).toMatchObject({
        body: { employer: { breakMinutes: 40 }, worker: { breakMinutes: 5 } },
      });
    });

    it('is shorter than the time that was worked', async () => {
      await goIn({ code: await code() });
      goTo(0.5);
      const body = { code: await code(), breakMinutes: 30 };
      const { postId } = steps;
      expect(await api.request(selfClockOut, { params: { postId }, body }, worker)).toMatchObject({
        status: 400,
        body: { code: 'BREAK_TOO_LONG' },
      });
      await goOut({ code: await code(), breakMinutes: 29 });
      expect(await rest(30)).toMatchObject({ body: { code: 'BREAK_TOO_LONG' } });
      expect(await correct({ breakMinutes: 30, reason: 'Long lunch' })).toMatchObject({
        body: { code: 'BREAK_TOO_LONG' },
      });
    });

    it('is entered by an employer with the clock-out', async () => {
      goTo(8);
      await steps.clockIn(worker, at(0));
      const params = { postId: steps.postId, confirmedId: id };
      const body = { clockOut: at(8), breakMinutes: 15 };
      expect((await api.get(clockOut, { params, body }, employer)).confirmedArr).toMatchObject([
        { shiftDetails: { employer: { breakMinutes: 15 } } },
      ]);
    });
  });

  describe('put right by the employer', () => {
    it('keep what they were and why, and the worker is told', async () => {
      await goIn({ code: await code() });
      goTo(8);
      await goOut({ code: await code() });
      await steps.rate(worker);
      expect(await correct({ clockOut: at(7.5) })).toMatchObject({
        status: 400,
        body: { code: 'CORRECTION_REASON_REQUIRED', errors: [{ path: 'reason' }] },
      });
      const { body } = await correct({ clockOut: at(7.5), reason: 'The store closed early' });
      expect(body).toMatchObject({
        employer: { clockIn: at(0), clockOut: at(7.5), breakMinutes: 0 },
        worker: { clockIn: at(0), clockOut: at(8), witnessed: true },
        corrections: [
          {
            at: at(8),
            before: { clockIn: at(0), clockOut: at(8), breakMinutes: 0 },
            after: { clockIn: at(0), clockOut: at(7.5), breakMinutes: 0 },
            reason: 'The store closed early',
          },
        ],
      });
      expect(await newest(worker)).toMatchObject({
        kind: 'hours-corrected',
        notificationMessage: expect.stringContaining('The store closed early'),
      });
      expect((await api.get(timesheets, {}, worker)).timesheets).toEqual([body]);
    });

    it('need no reason before the worker has recorded theirs, and none for no change', async () => {
      goTo(8);
      await steps.clockIn(worker, at(0));
      expect(await correct({ clockIn: at(0.5) })).toMatchObject({
        body: { employer: { clockIn: at(0.5) }, corrections: [{ reason: '' }] },
      });
      expect(await correct({ clockIn: at(0.5) })).toMatchObject({
        body: { corrections: [{ reason: '' }] },
      });
    });

    it('stay within what may be clocked', async () => {
      goTo(8);
      await steps.clockIn(worker, at(0));
      expect(await correct({ clockOut: at(8) })).toMatchObject({
        body: { code: 'NOT_CLOCKED_OUT' },
      });
      await steps.clockOut(worker, at(8));
      for (const [change, refusal] of [
        [{ clockIn: at(-1.1) }, 'CLOCK_TOO_EARLY'],
        [{ clockOut: at(8.1) }, 'CLOCK_IN_FUTURE'],
        [{ clockIn: at(8) }, 'CLOCK_OUT_BEFORE_IN'],
      ] as const) {
        expect(await correct(change)).toMatchObject({ body: { code: refusal } });
      }
      goTo(48);
      expect(await correct({ clockOut: at(16.1) })).toMatchObject({
        body: { code: 'CLOCK_TOO_LONG' },
      });
    });
  });
});
