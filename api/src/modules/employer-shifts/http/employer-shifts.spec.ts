import {
  type EmployerShiftFilters,
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
  type ShiftTab,
  workersOfEmployer,
} from '@leafshift/contracts/employer-shifts';
import { createPost, deletePost, quotePost } from '@leafshift/contracts/posts';
import { addLocation } from '@leafshift/contracts/profile';
import { ObjectId } from 'mongodb';
import { aShift } from '../../../testing/a-shift.ts';
import {
  anEmployer,
  aWorker,
  type Employer,
  TORONTO,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe("an employer's shifts by tab", () => {
  let api: TestApi;
  let employer: Employer;
  let ana: Worker;
  let ben: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    ana = await aWorker().called('Ana Roy').onboarded().in(api);
    ben = await aWorker().called('Ben Chow').onboarded().in(api);
  });

  const shiftIn = (hours: number, totalWorkers = 1) =>
    ShiftSteps.post(api, employer, aShift().startingIn(hours).with({ totalWorkers }));
  const rowsOf = async (tab: ShiftTab, filters: EmployerShiftFilters = {}, who = employer) =>
    (await api.get(employerShiftRows, { query: { tab, limit: 100, ...filters } }, who)).rows;
  const idsOf = async (tab: ShiftTab, filters: EmployerShiftFilters = {}) =>
    (await rowsOf(tab, filters)).map(({ post }) => post._id);
  const counts = (filters: EmployerShiftFilters = {}) =>
    api.get(employerShiftCounts, { query: filters }, employer);

  it('begin with the next one, and are none of anybody else', async () => {
    const later = await shiftIn(80);
    const next = await shiftIn(30);

    expect(await idsOf('upcoming')).toEqual([next.postId, later.postId]);
    expect(await counts()).toEqual({
      'needs-action': 0,
      upcoming: 2,
      'to-submit': 0,
      past: 0,
    });
    const other = await anEmployer().called('Other Cannabis').onboarded().in(api);
    expect(await rowsOf('upcoming', {}, other)).toEqual([]);
  });

  it('need action while a request can be answered', async () => {
    const steps = await shiftIn(40);
    await steps.request(ana);
    await steps.request(ben);
    expect(await rowsOf('needs-action')).toMatchObject([
      { post: { _id: steps.postId, requestCount: 2 }, needs: ['requests'] },
    ]);

    await steps.confirm(ana);

    expect(await idsOf('needs-action')).toEqual([]);
    expect(await idsOf('upcoming')).toEqual([steps.postId]);
  });

  it('are to be submitted once they have ended with somebody on them, and past without anybody', async () => {
    const worked = await shiftIn(30);
    const empty = await shiftIn(31);
    await worked.take(ana);
    api.clock.advance({ hours: 45 });

    expect(await idsOf('upcoming')).toEqual([]);
    expect(await rowsOf('to-submit')).toMatchObject([
      { post: { _id: worked.postId }, needs: ['submit'] },
    ]);
    expect(await idsOf('needs-action')).toEqual([worked.postId]);
    expect(await rowsOf('past')).toMatchObject([{ post: { _id: empty.postId }, total: 0 }]);
    expect(await counts()).toEqual({
      'needs-action': 1,
      upcoming: 0,
      'to-submit': 1,
      past: 1,
    });
  });

  it('are past once they are submitted, with what the invoice says, or cancelled', async () => {
    const worked = await shiftIn(30);
    const cancelled = await shiftIn(60);
    await worked.work(ana, 5);
    const { invoice } = await worked.submit();
    await api.get(deletePost, { params: { id: cancelled.postId } }, employer);

    const past = await rowsOf('past');

    expect(past).toMatchObject([
      { post: { _id: cancelled.postId, status: 'Cancelled' }, total: 0, isBilled: false },
      { post: { _id: worked.postId, status: 'Complete' }, total: invoice.total, isBilled: true },
    ]);
    expect(await idsOf('past', { state: 'complete' })).toEqual([worked.postId]);
    expect(await counts({ state: 'cancelled' })).toMatchObject({ past: 1, upcoming: 0 });
  });

  it('are counted for the desk: requests, open spots of the week, what is to submit', async () => {
    const soon = await shiftIn(40, 3);
    const nextWeek = await shiftIn(200, 2);
    await soon.request(ana);
    await soon.request(ben);
    await nextWeek.request(ben);
    const until = new Date(api.clock.now().getTime() + 100 * 3_600_000).toISOString();
    const desk = (who = employer) => api.get(employerDesk, { query: { until } }, who);
    const nothing = { requests: 0, toSubmit: 0, openSpots: 0, disputes: 0, payments: 0 };

    expect(await desk()).toEqual({ ...nothing, requests: 3, openSpots: 3 });
    await soon.confirm(ana);
    expect(await desk()).toEqual({ ...nothing, requests: 2, openSpots: 2 });
    api.clock.advance({ hours: 60 });
    expect(await desk()).toEqual({ ...nothing, requests: 1, toSubmit: 1 });
    const other = await anEmployer().called('Other Cannabis').onboarded().in(api);
    expect(await desk(other)).toEqual(nothing);

    const worked = await shiftIn(30);
    await worked.work(ben, 5);
    const { invoice } = await worked.submit();
    await api.settle();
    const fails = (code: string) =>
      api.database.native
        .collection('invoices')
        .updateOne(
          { _id: new ObjectId(invoice._id) },
          { $set: { status: 'open', paymentError: { code, at: api.clock.now() } } },
        );
    await fails('CARD_DECLINED');
    expect(await desk()).toMatchObject({ payments: 1 });
    await fails('PROVIDER_DOWN');
    expect(await desk()).toMatchObject({ payments: 0 });
  });

  it('say what they will cost with fees and tax, as the quote did', async () => {
    const body = aShift().startingIn(48).with({ totalWorkers: 3 }).form(api, employer);
    const { total } = await api.get(quotePost, { body }, employer);
    await api.get(createPost, { body }, employer);

    expect(await rowsOf('upcoming')).toMatchObject([{ total, isBilled: false }]);
  });

  it('are narrowed by store, supervisor, worker and state', async () => {
    const store = { locationName: 'Second Store', ...TORONTO };
    const profile = await api.get(addLocation, { body: store }, employer);
    const second = 'locations' in profile ? profile.locations.at(-1)?._id : undefined;
    const here = await shiftIn(40);
    const there = await ShiftSteps.post(
      api,
      employer,
      aShift()
        .startingIn(50)
        .with({ location: second ?? '' }),
    );
    await there.take(ben);
    await here.request(ana);

    expect(await idsOf('upcoming', { location: second ?? '' })).toEqual([there.postId]);
    expect(await idsOf('upcoming', { supervisor: employer.supervisorId })).toHaveLength(2);
    expect(await idsOf('upcoming', { worker: ana.id })).toEqual([here.postId]);
    expect(await idsOf('upcoming', { worker: ben.id, state: 'filled' })).toEqual([there.postId]);
    expect(await idsOf('upcoming', { worker: ben.id, state: 'open' })).toEqual([]);
    expect(await counts({ worker: ben.id })).toMatchObject({ upcoming: 1, 'needs-action': 0 });
  });

  it('are found by words of the posting, and by the names of workers on them', async () => {
    const trimming = await shiftIn(40);
    const events = await ShiftSteps.post(
      api,
      employer,
      aShift().startingIn(50).with({ jobTitle: 'Event Staff' }),
    );
    await trimming.request(ana);
    await events.take(ben);

    expect(await idsOf('upcoming', { q: 'event' })).toEqual([events.postId]);
    expect(await idsOf('upcoming', { q: 'roy' })).toEqual([trimming.postId]);
    expect(await counts({ q: 'Ben Chow' })).toMatchObject({ upcoming: 1 });
    const { workers } = await api.get(workersOfEmployer, { query: { q: 'a' } }, employer);
    expect(workers.map(({ name }) => name)).toEqual(['Ana Roy']);
    const other = await anEmployer().called('Other Cannabis').onboarded().in(api);
    expect(await api.get(workersOfEmployer, { query: { id: ana.id } }, other)).toEqual({
      workers: [],
    });
  });

  it('go on page by page without a gap', async () => {
    const posted: string[] = [];
    for (const hours of [30, 40, 50, 60, 70]) {
      posted.push((await shiftIn(hours)).postId);
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { tab: 'upcoming' as const, limit: 2, cursor };
      const page = await api.get(employerShiftRows, { query }, employer);
      found.push(...page.rows.map(({ post }) => post._id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(posted);
  });
});
