import {
  addSeries,
  changeSeries,
  type DraftForm,
  publishDrafts,
  removeSeries,
  reviewDrafts,
  type ScheduleEntry,
  scheduleRoster,
  scheduleWeek,
} from '@leafshift/contracts/schedule';
import { weekOf } from '@leafshift/domain/schedule';
import { addDays, calendarDayIn } from '@leafshift/domain/time-zone';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const refused = (code: string) => ({ ok: false, body: { code } });

describe('a series of drafts', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
  });

  /** A Sunday on which everything can be posted. */
  const sunday = () => addDays(weekOf(calendarDayIn(api.clock.now(), 'America/Toronto')), 14);
  const on = (days: number) => addDays(sunday(), days);
  const form = (): DraftForm => ({
    day: sunday(),
    startTime: '09:00',
    duration: 8,
    rate: 25,
    totalWorkers: 2,
    jobType: 'Cultivation',
    jobTitle: 'Trimmer',
    supervisor: employer.supervisorId,
    location: employer.locationId,
    jobDescription: 'Trim and sort.',
  });
  const repeat = (weekdays: number[], until: string) =>
    api.request(addSeries, { body: { draft: form(), weekdays, until } }, employer);
  /** Mondays and Fridays of two weeks. */
  const planned = async (): Promise<readonly ScheduleEntry[]> => {
    const body = { draft: form(), weekdays: [1, 5], until: on(13) };
    return (await api.get(addSeries, { body }, employer)).entries;
  };
  const ref = ({ _id, version }: ScheduleEntry) => ({ _id, version });
  const second = (entries: readonly ScheduleEntry[]): ScheduleEntry => {
    const entry = entries[1];
    if (!entry) throw new Error('There is no second draft');
    return entry;
  };
  const all = async () => [
    ...(await api.get(scheduleWeek, { query: { week: sunday() } }, employer)).entries,
    ...(await api.get(scheduleWeek, { query: { week: on(7) } }, employer)).entries,
  ];

  it('has a draft on each of its weekdays until its last day', async () => {
    const entries = await planned();
    expect(entries.map(({ day }) => day)).toEqual([on(1), on(5), on(8), on(12)]);
    expect(new Set(entries.map(({ series }) => series)).size).toBe(1);
  });

  it('needs a day that comes before its end, and is no longer than what is posted at once', async () => {
    expect(await repeat([3], on(2))).toMatchObject({ status: 400 });
    expect(await repeat([0, 1, 2, 3, 4, 5, 6], on(300))).toMatchObject({ status: 400 });
    expect(await all()).toEqual([]);
  });

  it('is changed from one draft on, and what came before stays', async () => {
    const one = second(await planned());
    const change = { ...ref(one), startTime: '12:00', day: on(6) };
    const { entries } = await api.get(changeSeries, { body: { change } }, employer);
    expect(entries.map(({ day, startTime }) => [day, startTime])).toEqual([
      [on(6), '12:00'],
      [on(9), '12:00'],
      [on(13), '12:00'],
    ]);
    expect((await all()).map(({ startTime }) => startTime)).toEqual([
      '09:00',
      '12:00',
      '12:00',
      '12:00',
    ]);
  });

  it('is not changed over what somebody else has changed, nor by somebody else', async () => {
    const one = second(await planned());
    await api.get(changeSeries, { body: { change: { ...ref(one), rate: 26 } } }, employer);
    const late = { body: { change: { ...ref(one), rate: 27 } } };
    expect(await api.request(changeSeries, late, employer)).toMatchObject(refused('DRAFT_CHANGED'));
    const rival = await anEmployer().onboarded().in(api);
    expect(await api.request(changeSeries, late, rival)).toMatchObject(refused('NOT_FOUND'));
    expect(await api.request(removeSeries, { body: ref(one) }, rival)).toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  it('is deleted from one draft on, but for what is posted', async () => {
    const entries = await planned();
    const last = entries.at(-1);
    if (last) await api.get(publishDrafts, { body: { drafts: [ref(last)] } }, employer);
    await api.get(removeSeries, { body: ref(second(entries)) }, employer);
    expect((await all()).map(({ day, kind }) => [day, kind])).toEqual([
      [on(1), 'draft'],
      [on(12), 'shift'],
    ]);
  });

  it('is told in the review what keeps the account from posting anything', async () => {
    const unpaid = await anEmployer().onboarded().withoutCard().in(api);
    const draft = { ...form(), supervisor: unpaid.supervisorId, location: unpaid.locationId };
    const body = { draft, weekdays: [1], until: on(6) };
    const { entries } = await api.get(addSeries, { body }, unpaid);
    const drafts = { body: { drafts: entries.map(ref) } };
    const { blocked } = await api.get(reviewDrafts, drafts, unpaid);
    const posted = await api.request(publishDrafts, drafts, unpaid);
    expect(blocked?.code).toBe('CARD_NEEDED');
    expect(posted).toMatchObject({ ok: false, body: { code: blocked?.code, msg: blocked?.msg } });
    const payable = (await planned()).map(ref);
    const review = await api.get(reviewDrafts, { body: { drafts: payable } }, employer);
    expect(review.blocked).toBeUndefined();
  });

  it('and everything else that is posted has a roster with the names of who is confirmed', async () => {
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    const ana = await aWorker().onboarded().in(api);
    await steps.take(ana);
    const { date, timeZone } = await steps.shift();
    const week = calendarDayIn(date, timeZone);
    const { shifts } = await api.get(scheduleRoster, { query: { week } }, employer);
    expect(shifts).toMatchObject([{ _id: steps.postId, workers: [ana.name] }]);
    const rival = await anEmployer().onboarded().in(api);
    expect((await api.get(scheduleRoster, { query: { week } }, rival)).shifts).toEqual([]);
  });
});
