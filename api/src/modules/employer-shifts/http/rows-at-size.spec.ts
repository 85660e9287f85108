import {
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
  SHIFT_TABS,
  workersOfEmployer,
} from '@leafshift/contracts/employer-shifts';
import { type Document, ObjectId } from 'mongodb';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { costOf, expectToReadLittle, profileQueries } from '../../../testing/query-cost.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const SHIFTS = 6_000;
const HOUR_MS = 3_600_000;

const STATES = [null, 'Complete', 'Cancelled'];

/** What differs from shift to shift. */
const sketch = (index: number, start: number): Document => ({
  startsAt: new Date(start),
  endsAt: new Date(start + 8 * HOUR_MS),
  status: index < SHIFTS / 2 ? STATES[index % 3] : null,
  confirmedCount: index % 4 === 0 ? 1 : 0,
  openSpots: index % 4 === 0 ? 0 : 1,
  requestCount: index % 5 === 0 ? 2 : 0,
  noShowCount: 0,
  ...(index % 7 === 0 && { searchText: 'event staff second store' }),
});

describe('rows of an employer with 3,000 shifts, half of them to come', () => {
  let api: TestApi;
  let employer: Employer;
  let ana: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
    ana = await aWorker().called('Ana Roy').onboarded().in(api);
    const steps = await ShiftSteps.post(api, employer, aShift().startingIn(48));
    await steps.request(ana);
    await many(new ObjectId(steps.postId));
    await profileQueries(api);
  });
  afterAll(() => api.stop());

  const stored = (name: string) => api.database.native.collection(name);

  /** Every second one is of other businesses; each third one is submitted, cancelled or open. */
  async function many(shiftId: ObjectId): Promise<void> {
    const shift = (await stored('shifts').findOne({ _id: shiftId })) as Document;
    const assignment = (await stored('assignments').findOne({ shiftId })) as Document;
    const others = Array.from({ length: 10 }, () => new ObjectId());
    const ids = Array.from({ length: SHIFTS }, () => new ObjectId());
    const now = api.clock.now().getTime();
    await stored('shifts').insertMany(
      ids.map((_id, index) => ({
        ...shift,
        _id,
        employerId: index % 2 === 0 ? shift.employerId : others[index % 10],
        ...sketch(index, now + (index - SHIFTS / 2) * HOUR_MS),
      })),
    );
    await stored('assignments').insertMany(
      ids
        .filter((_, index) => index % 20 === 0)
        .map((id, index) => ({
          ...assignment,
          _id: new ObjectId(),
          shiftId: id,
          workerId: index % 2 === 0 ? assignment.workerId : new ObjectId(),
        })),
    );
  }

  it.each([
    ...SHIFT_TABS.map((tab) => ({ tab })),
    { tab: 'upcoming' as const, state: 'filled' as const },
    { tab: 'past' as const, state: 'cancelled' as const },
    { tab: 'upcoming' as const, q: 'event' },
    { tab: 'needs-action' as const, q: 'event' },
    { tab: 'upcoming' as const, q: 'roy' },
  ])('%j reads what it answers, and so does its next page', async (query) => {
    const page = { ...query, limit: 50 };
    let cursor: string | undefined;
    const first = await costOf(api, 'shifts', async () => {
      const answer = await api.get(employerShiftRows, { query: page }, employer);
      cursor = answer.nextCursor ?? undefined;
    });
    expectToReadLittle(first);
    expect(cursor).toBeDefined();
    const next = await costOf(api, 'shifts', () =>
      api.get(employerShiftRows, { query: { ...page, cursor } }, employer),
    );
    expectToReadLittle(next);
  });

  it('of one worker, and by a name, read the shifts of that worker', async () => {
    for (const query of [{ worker: ana.id }, { q: 'roy' }]) {
      const ask = () =>
        api.get(employerShiftRows, { query: { tab: 'upcoming', limit: 20, ...query } }, employer);
      expectToReadLittle(await costOf(api, 'shifts', ask));
    }
    const offer = () => api.get(workersOfEmployer, { query: { q: 'roy' } }, employer);
    expectToReadLittle(await costOf(api, 'users', offer));
  });

  it('are counted without reading one', async () => {
    for (const query of [{}, { state: 'open' as const }, { q: 'event' }]) {
      const ask = () => api.get(employerShiftCounts, { query }, employer);
      expect(await costOf(api, 'shifts', ask)).toMatchObject({ examined: 0 });
    }
    const until = new Date(api.clock.now().getTime() + 100 * HOUR_MS).toISOString();
    const desk = () => api.get(employerDesk, { query: { until } }, employer);
    expect(await costOf(api, 'shifts', desk)).toMatchObject({ examined: 0 });
  });
});
