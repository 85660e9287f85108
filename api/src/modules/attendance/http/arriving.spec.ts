import { ownAttendance, sayArriving, shiftAttendance } from '@leafshift/contracts/attendance';
import { notifications } from '@leafshift/contracts/notification';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('on the way', () => {
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
    const { date } = await steps.take(worker);
    startsAt = Date.parse(date);
  });

  const at = (minutes: number): string => new Date(startsAt + minutes * 60_000).toISOString();
  const goTo = async (minutes: number): Promise<void> => {
    api.clock.set(at(minutes));
    await api.settle();
  };
  const say = (minutesLate: number, as = worker) =>
    api.request(sayArriving, { params: { postId: steps.postId }, body: { minutesLate } }, as);
  const seen = async () =>
    (await api.get(shiftAttendance, { params: { postId: steps.postId } }, employer)).workers;
  const told = async () => {
    await api.settle();
    const list = await api.get(notifications, { query: {} }, employer);
    return list.notifications.filter(({ kind }) => kind === 'running-late');
  };

  it('is said from three hours before the start until the end, and answers whether one comes', async () => {
    await goTo(-30 * 60);
    await goTo(-181);
    expect(await say(0)).toMatchObject({ status: 409, body: { code: 'ARRIVING_TOO_EARLY' } });
    expect((await api.get(ownAttendance, {}, worker)).attendance).toMatchObject([
      { arrivingFrom: at(-180), arriving: null, answeredAt: null },
    ]);
    await goTo(-180);
    expect(await say(0)).toMatchObject({
      status: 200,
      body: { arriving: { at: at(-180), minutesLate: 0 }, answeredAt: at(-180) },
    });
    expect(await seen()).toMatchObject([
      { arriving: { at: at(-180), minutesLate: 0 }, answeredAt: at(-180) },
    ]);
    expect(await told()).toEqual([]);
    await goTo(60 * 24);
    expect(await say(0)).toMatchObject({ status: 409, body: { code: 'ARRIVING_TOO_LATE' } });
  });

  it('tells the employer how late, once for each new word, with a link to the confirmed workers', async () => {
    await goTo(-60);
    await say(15);
    await say(15);
    expect(await told()).toMatchObject([
      { params: { minutes: '15' }, link: `/posts?shift=${steps.postId}&view=confirmed` },
    ]);
    await say(45);
    expect(await told()).toHaveLength(2);
    expect(await seen()).toMatchObject([{ arriving: { minutesLate: 45 } }]);
    const mails = await api.mailsTo(employer.email);
    expect(mails.filter(({ subject }) => subject === 'A worker is running late')).toHaveLength(2);
  });

  it('is for who is confirmed, and gone with the next confirmation', async () => {
    const other = await aWorker().onboarded().in(api);
    await goTo(-60);
    expect((await say(0, other)).ok).toBe(false);
    expect(await say(121)).toMatchObject({ status: 400 });
    expect(await seen()).toMatchObject([{ arriving: null }]);
  });
});
