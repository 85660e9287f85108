import type { EmployerId } from '../../../core/ids.ts';
import { newId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { aStoredShift, MARKET_EMPLOYERS } from '../../../testing/a-stored-shift.ts';
import { costOf, expectToReadLittle, profileQueries } from '../../../testing/query-cost.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { PermanentBoard } from '../../job-board/index.ts';
import { type OpenShiftFilter, ShiftLists } from '../domain/ports/shift-lists.ts';
import type { NewShift } from '../domain/shift.ts';
import { toStoredShift } from './shift.mapper.ts';

const HOUR_MS = 3_600_000;
const PROVINCES = ['ON', 'BC', 'QC', 'AB'] as const;

describe('the queries behind the lists, with thousands of postings', () => {
  let api: TestApi;
  let lists: ShiftLists;

  const shiftAt = (index: number): NewShift =>
    aStoredShift(index, {
      now: api.clock.now(),
      startsAt: new Date(api.clock.now().getTime() + ((index * 7) % 4000) * HOUR_MS),
      jobType: index % 3 === 0 ? 'Processing' : 'Cultivation',
      jobTitle: index % 5 === 0 ? 'Budtender' : 'Trimmer',
      place: {
        city: index % 2 === 0 ? 'Toronto' : 'Ottawa',
        province: PROVINCES[index % 4] ?? 'ON',
        latitude: 43 + (index % 50) / 10,
        longitude: -79 - (index % 70) / 10,
      },
    });

  beforeAll(async () => {
    api = await startApi();
    lists = api.app.get(ShiftLists);
    const shifts = Array.from({ length: 4000 }, (_, index) => ({
      ...toStoredShift(shiftAt(index)),
      ...(index % 4 === 0 && { listed: false, openSpots: 0 }),
      ...(index % 4 === 1 && {
        listed: false,
        status: 'Complete' as const,
        completedAt: new Date(api.clock.now().getTime() - index * HOUR_MS),
      }),
    }));
    const { native } = api.database;
    await native.collection('shifts').insertMany(shifts);
    await native.collection('permanent_postings').insertMany(
      Array.from({ length: 2000 }, (_, index) => ({
        employerId: toObjectId(MARKET_EMPLOYERS[index % 20] ?? newId<EmployerId>()),
        jobType: 'Manager',
        location: 'Downtown',
        locationId: null,
        province: PROVINCES[index % 4],
        rateCents: 2500,
        rateHighCents: 2500 + (index % 100) * 50,
        jobDescription: '<p>Work</p>',
        searchText: `manager shop ${index % 20}`,
        words: ['manager', 'shop', `${index % 20}`],
        createdAt: new Date(api.clock.now().getTime() - index * HOUR_MS),
        expiresAt: new Date(api.clock.now().getTime() + (index % 2 === 0 ? 1 : -1) * HOUR_MS),
      })),
    );
    await profileQueries(api);
  }, 60_000);

  afterAll(() => api.stop());

  const page = { limit: 20 };

  const open = (fields: Partial<OpenShiftFilter> = {}): OpenShiftFilter => ({
    from: api.clock.now(),
    words: [],
    sort: 'soonest',
    except: [],
    notBy: [],
    busy: [],
    ...fields,
  });

  const soon = (hours: number): Date => new Date(api.clock.now().getTime() + hours * HOUR_MS);

  it.each<[string, () => Partial<OpenShiftFilter>]>([
    ['the soonest', () => ({})],
    ['the newest', () => ({ sort: 'newest' })],
    ['the best paid', () => ({ sort: 'best-paid' })],
    ['a province and city', () => ({ province: 'QC', cityKey: 'toronto' })],
    ['a job type and rate', () => ({ jobType: 'Processing', minRate: 4000 })],
    ['words', () => ({ words: ['budt', 'shop 10'] })],
    ['a period', () => ({ from: soon(100), to: soon(900), sort: 'best-paid' })],
    [
      'a busy worker',
      () => ({
        busy: [
          { startsAt: soon(300), endsAt: soon(330) },
          { startsAt: soon(10), endsAt: soon(200) },
        ],
      }),
    ],
  ])('find work by %s reads what it answers', async (_, fields) => {
    expectToReadLittle(await costOf(api, 'shifts', () => lists.open(open(fields()), page)));
  });

  it.each(['soonest', 'newest', 'best-paid'] as const)(
    'the next page of the %s reads what it answers',
    async (sort) => {
      const { nextCursor } = await lists.open(open({ sort }), { limit: 100 });
      const next = { limit: 20, cursor: nextCursor ?? '' };
      expectToReadLittle(await costOf(api, 'shifts', () => lists.open(open({ sort }), next)));
    },
  );

  it.each([1, 5, 14])('finds in every order what does not overlap %s busy times', async (count) => {
    const busy = Array.from({ length: count }, (_, index) => ({
      startsAt: soon(40 + index * 37),
      endsAt: soon(40 + index * 37 + 4 + (index % 3) * 6),
    }));
    const hours = { from: soon(0), to: soon(700), busy };
    const idsOf = async (sort: OpenShiftFilter['sort']): Promise<readonly string[]> => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const found = await lists.open(open({ ...hours, sort }), { limit: 97, cursor });
        ids.push(...found.items.map((shift) => shift.id));
        cursor = found.nextCursor ?? undefined;
      } while (cursor);
      return ids;
    };
    const all = await lists.open(open({ ...hours, busy: [] }), { limit: 5000 });
    const expected = all.items
      .filter(
        (shift) =>
          !busy.some((time) => time.startsAt < shift.endsAt && shift.startsAt < time.endsAt),
      )
      .map((shift) => shift.id);

    expect(await idsOf('soonest')).toEqual(expected);
    expect((await idsOf('best-paid')).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeLessThan(all.items.length);
  });

  it('an employer reads their own month', async () => {
    const [employer] = MARKET_EMPLOYERS as [EmployerId];
    const month = { from: soon(0), to: soon(720), words: [] };
    expectToReadLittle(await costOf(api, 'shifts', () => lists.byEmployer(employer, month, page)));
    const filled = { status: 'filled' as const, words: [] };
    expectToReadLittle(await costOf(api, 'shifts', () => lists.byEmployer(employer, filled, page)));
  });

  it('an employer reads their completed shifts', async () => {
    const employer = MARKET_EMPLOYERS[1] ?? newId<EmployerId>();
    expectToReadLittle(
      await costOf(api, 'shifts', () => lists.completedByEmployer(employer, page)),
    );
  });

  it.each(['newest', 'best-paid'] as const)(
    'a later page of the %s of the board begins where the one before ended',
    async (sort) => {
      const board = api.app.get(PermanentBoard);
      const query = { now: api.clock.now(), words: [], sort };
      const { nextCursor } = await board.list(query, { limit: 800 });
      const later = () => board.list(query, { ...page, cursor: nextCursor ?? '' });

      const cost = await costOf(api, 'permanent_postings', later);

      // Of what comes before, of expired postings and of those at the same rate only a few keys.
      expect(cost.keysExamined).toBeLessThanOrEqual(5 * page.limit);
    },
  );

  it('a visitor reads the board', async () => {
    const board = api.app.get(PermanentBoard);
    const now = api.clock.now();
    const first = { now, words: [], sort: 'newest' as const };
    const { nextCursor } = await board.list(first, page);
    const next = { ...page, cursor: nextCursor ?? '' };
    for (const query of [
      () => board.list(first, page),
      () => board.list(first, next),
      () => board.list({ ...first, sort: 'best-paid' }, page),
      () => board.list({ ...first, province: 'ON' }, page),
    ]) {
      expectToReadLittle(await costOf(api, 'permanent_postings', query));
    }
  });
});
