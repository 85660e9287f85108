import {
  clockCode,
  correctTimesheet,
  recordBreak,
  selfClockIn,
  selfClockOut,
  timesheets,
  witnessTime,
} from '@leafshift/contracts/clockedtime';
import type { ErrorCode } from '@leafshift/contracts/core';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

describe('who clocks themselves without being there', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;
  let startsAt: number;

  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => api.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
    ({ steps, startsAt } = await taken(employer, worker));
    goTo(0);
  });

  const taken = async (boss: Employer, temp: Worker) => {
    const made = await ShiftSteps.post(api, boss, aShift().startingIn(48));
    const { date } = await made.take(temp);
    return { steps: made, startsAt: Date.parse(date) };
  };

  /** An instant by its hours from the start of the shift. */
  const goTo = (hours: number): void => api.clock.set(new Date(startsAt + hours * 3_600_000));
  const pass = (seconds: number): void =>
    api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000));

  const code = async ({ postId } = steps, boss = employer): Promise<string> =>
    (await api.get(clockCode, { params: { postId } }, boss)).code;
  const goIn = (body: Parameters<typeof send>[1], by = worker) => send(selfClockIn, body, by);
  const goOut = (body: Parameters<typeof send>[1], by = worker) => send(selfClockOut, body, by);
  const send = (
    call: typeof selfClockIn | typeof selfClockOut,
    body: {
      readonly code?: string;
      readonly at?: string;
      readonly latitude?: number;
      readonly longitude?: number;
    },
    by: Worker,
  ) => api.request(call, { params: { postId: steps.postId }, body }, by);
  const refused = (errorCode: ErrorCode) => ({ body: { code: errorCode } });
  const wrong = (right: string): string => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  const times = async () =>
    (await steps.shift()).confirmedArr.map(({ shiftDetails }) => shiftDetails.employer)[0];

  it('cannot do so with a code that is not right', async () => {
    expect(await goIn({ code: wrong(await code()) })).toMatchObject({
      status: 400,
      body: { code: 'CLOCK_CODE_WRONG', errors: [{ path: 'code' }] },
    });
    expect(await times()).toMatchObject({ checkInTime: null });
    expect((await api.get(timesheets, {}, employer)).timesheets).toEqual([]);
  });

  it('cannot try many codes, nor keep the others of the shift from theirs', async () => {
    const right = await code();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await goIn({ code: wrong(right) })).toMatchObject(refused('CLOCK_CODE_WRONG'));
    }
    expect(await goIn({ code: right })).toMatchObject({ status: 429 });
    expect(await times()).toMatchObject({ checkInTime: null });
  });

  it('cannot use a code for long: seconds after the next one has come it is over', async () => {
    const seen = await code();
    pass(35);
    expect(await code()).not.toBe(seen);
    expect(await goIn({ code: seen })).toMatchObject({ status: 200 });

    const later = await code();
    pass(60);
    expect(await goOut({ code: later })).toMatchObject(refused('CLOCK_CODE_WRONG'));
  });

  it('cannot use the code of another shift, also of the same business', async () => {
    const other = await taken(employer, await aWorker().onboarded().in(api));
    api.clock.set(new Date(Math.max(other.startsAt, startsAt)));
    expect(await goIn({ code: await code(other.steps) })).toMatchObject(
      refused('CLOCK_CODE_WRONG'),
    );
  });

  it('cannot without being confirmed, whatever the code, and learns nothing of it', async () => {
    const right = await code();
    const stranger = await aWorker().onboarded().in(api);
    expect(await goIn({ code: right }, stranger)).toMatchObject(refused('NOT_FOUND'));
    expect(await goIn({ code: wrong(right) }, stranger)).toMatchObject(refused('NOT_FOUND'));

    const asked = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    await asked.request(worker);
    const answer = await api.request(
      selfClockIn,
      { params: { postId: asked.postId }, body: {} },
      worker,
    );
    expect(answer).toMatchObject(refused('NOT_CONFIRMED'));
  });

  it('cannot earlier than an hour before the start, when there is no code either', async () => {
    goTo(-1.01);
    expect(await goIn({})).toMatchObject(refused('CLOCK_TOO_EARLY'));
    const { postId } = steps;
    expect(await api.request(clockCode, { params: { postId } }, employer)).toMatchObject(
      refused('CLOCK_TOO_EARLY'),
    );
    goTo(-1);
    expect(await goIn({ code: await code() })).toMatchObject({ status: 200 });
  });

  it('is paid nothing by their word alone, from however near', async () => {
    const { latitude, longitude } = (await steps.shift()).location;
    expect(await goIn({ latitude, longitude })).toMatchObject({
      body: { worker: { witnessed: false, unwitnessed: ['in'], clockInMetres: 0 } },
    });
    goTo(8);
    expect(await goOut({})).toMatchObject({ status: 200 });
    expect(await times()).toMatchObject({ checkInTime: null, checkOutTime: null });
  });

  it('is paid nothing for a time that they say their device had kept, with whatever code of it', async () => {
    const noted = await code();
    goTo(5);
    const cameAt = new Date(startsAt).toISOString();
    expect(await goIn({ code: noted, at: cameAt })).toMatchObject({
      body: { worker: { unwitnessed: ['in'], late: [{ codeFits: true }] } },
    });
    expect(await times()).toMatchObject({ checkInTime: null });

    goTo(25);
    expect(await goOut({ at: cameAt })).toMatchObject(refused('CLOCK_SENT_TOO_LATE'));
    const beforeAnybody = new Date(startsAt - 3 * 3_600_000).toISOString();
    goTo(5);
    expect(await goOut({ at: beforeAnybody })).toMatchObject(refused('CLOCK_OUT_BEFORE_IN'));
    expect(await goIn({ at: beforeAnybody })).toMatchObject({
      body: { worker: { clockIn: cameAt } },
    });
  });

  it('leaves no position behind but how far it is from the place', async () => {
    const { latitude, longitude } = (await steps.shift()).location;
    const { body } = await goIn({ latitude: latitude + 0.01, longitude, code: await code() });
    expect(body).toMatchObject({ worker: { clockInMetres: 1112 } });

    const stored = await api.database.native.collection('timesheets').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(String(latitude + 0.01));
  });

  it('changes nothing once the shift is submitted', async () => {
    await steps.attend(worker);
    const { confirmedId } = await steps.assignmentOf(worker);
    await steps.submit();
    const { postId } = steps;

    expect(await goIn({})).toMatchObject(refused('POST_COMPLETE'));
    expect(await goOut({})).toMatchObject(refused('POST_COMPLETE'));
    const answers = [
      await api.request(clockCode, { params: { postId } }, employer),
      await api.request(recordBreak, { params: { postId }, body: { breakMinutes: 0 } }, worker),
      await api.request(
        correctTimesheet,
        { params: { id: confirmedId }, body: { breakMinutes: 60, reason: 'Lunch' } },
        employer,
      ),
      await api.request(
        witnessTime,
        { params: { id: confirmedId }, body: { time: 'in' } },
        employer,
      ),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject(refused('POST_COMPLETE'));
    }
  });

  it('is no business of other employers', async () => {
    await goIn({});
    const { confirmedId: id, postId } = await steps.assignmentOf(worker);
    const stranger = await anEmployer().onboarded().in(api);
    const correction = { breakMinutes: 60, reason: 'Lunch' };

    for (const answer of [
      await api.request(clockCode, { params: { postId } }, stranger),
      await api.request(witnessTime, { params: { id }, body: { time: 'in' } }, stranger),
      await api.request(correctTimesheet, { params: { id }, body: correction }, stranger),
    ]) {
      expect(answer).toMatchObject({ status: 404 });
    }
  });
});
