import { metresBetween } from '@leafshift/domain/distance';
import { addDays, calendarDayIn } from '@leafshift/domain/time-zone';
import { fitsWork, type WorkTerms, type WorkWish, workTerms } from '@leafshift/domain/work-search';
import fc from 'fast-check';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { type OpenShiftFilter, ShiftLists } from '../domain/ports/shift-lists.ts';
import type { Shift } from '../domain/shift.ts';

const PLACES = [
  { province: 'ON', city: 'Toronto', latitude: 43.6532, longitude: -79.3832 },
  { province: 'ON', city: 'Ottawa', latitude: 45.4215, longitude: -75.6972 },
  { province: 'QC', city: 'Montréal', latitude: 45.5019, longitude: -73.5674 },
  { province: 'QC', city: 'Laval', latitude: 45.6066, longitude: -73.7124 },
];

const RATES = [26, 26.5, 30, 41.5] as const;
const SHIFTS = 24;

describe('the query behind Find Work', () => {
  let api: TestApi;
  let posted: readonly Shift[];

  beforeAll(async () => {
    api = await startApi();
    const employers: Employer[] = [];
    for (const place of PLACES) {
      const at = { ...place, fullAddress: `1 Main St, ${place.city}` };
      employers.push(await anEmployer().called(`${place.city} Bud`).at(at).onboarded().in(api));
    }
    for (let index = 0; index < SHIFTS; index += 1) {
      const employer = employers[index % employers.length] as Employer;
      const shift = aShift()
        .startingIn(30 + index * 13)
        .with({
          rate: RATES[(index * 7) % RATES.length] ?? 26,
          jobType: index % 3 === 0 ? 'Processing' : 'Cultivation',
          jobTitle: index % 2 === 0 ? 'Trimmer' : 'Packing Agent',
        });
      await shift.by(employer, api);
    }
    posted = await foundBy({ words: [] });
  });
  afterAll(() => api.stop());

  const foundBy = async (terms: Parameters<typeof fitsWork>[0] | { words: readonly string[] }) => {
    const filter = { ...terms, from: api.clock.now(), except: [], notBy: [], busy: [] };
    const page = await api.app.get(ShiftLists).open({ ...filter, sort: 'soonest' }, { limit: 100 });
    return page.items;
  };

  const searched = ({ startsAt, timeZone, ...shift }: Shift) => ({
    ...shift,
    day: calendarDayIn(startsAt, timeZone),
  });

  /** Page after page of five, in the order that is asked for. */
  const pagedBy = async (terms: WorkTerms, sort: OpenShiftFilter['sort']) => {
    const own = { from: api.clock.now(), except: [], notBy: [], busy: [] };
    const pages: Shift[] = [];
    let cursor: string | undefined;
    do {
      const request = { limit: 5, cursor };
      const page = await api.app.get(ShiftLists).open({ ...terms, ...own, sort }, request);
      pages.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return pages;
  };

  it.each<[OpenShiftFilter['sort'], (shift: Shift, terms: WorkTerms) => number]>([
    ['soonest', ({ startsAt }) => startsAt.getTime()],
    ['newest', ({ createdAt }) => -createdAt.getTime()],
    ['best-paid', ({ rate }) => -rate],
    ['nearest', ({ location }, { home }) => Math.round(metresBetween(location, home ?? location))],
  ])('finds the %s within any distance, page after page', async (sort, figure) => {
    for (const near of ['home', '45.5,-73.6', '45.42,-75.69', '62.5,-114.4']) {
      for (const withinKm of [1, 10, 100, 170, 500]) {
        const terms = workTerms({ sort, near, withinKm }, { latitude: 43.65, longitude: -79.38 });
        if (!terms) throw new Error('Every distance has a point to count from');
        const fitting = posted.filter((shift) => fitsWork(terms, searched(shift)));
        const found = await pagedBy(terms, sort);
        expect(found.map(({ id }) => id).toSorted()).toEqual(
          fitting.map(({ id }) => id).toSorted(),
        );
        const figures = found.map((shift) => figure(shift, terms));
        expect(figures).toEqual(figures.toSorted((one, other) => one - other));
      }
    }
  });

  it('begins with the soonest of those at the same place, by the nearest', async () => {
    const terms = workTerms({ sort: 'nearest', near: '45.5,-73.6' }, null);
    if (!terms) throw new Error('There is a point to count from');
    const found = await pagedBy(terms, 'nearest');
    const cities = ['Montréal', 'Laval', 'Ottawa', 'Toronto'];
    expect(found.map(({ id }) => id)).toEqual(
      cities.flatMap((city) =>
        posted.filter(({ location }) => location.city === city).map(({ id }) => id),
      ),
    );
  });

  it('finds what the rule of searches says, for any search', async () => {
    expect(posted).toHaveLength(SHIFTS);
    const today = calendarDayIn(api.clock.now(), 'America/Toronto');
    const day = fc.integer({ min: 0, max: 16 }).map((days) => addDays(today, days));
    const seldom = <T>(values: fc.Arbitrary<T>) =>
      fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: values });
    const wishes: fc.Arbitrary<WorkWish> = fc.record({
      sort: fc.constant('soonest'),
      q: seldom(fc.constantFrom('trim', 'Packing bud', 'MONTREAL', 'é', 'toronto .*', 'qc')),
      province: seldom(fc.constantFrom('ON', 'quebec', 'BC')),
      city: seldom(fc.constantFrom('montreal', 'TORONTO', 'Lav')),
      jobType: seldom(fc.constantFrom('Processing', 'Cultivation', 'Authorized Retailer')),
      minRate: seldom(fc.constantFrom(26, 26.01, 26.5, 41.5, 42)),
      fromDay: seldom(day),
      toDay: seldom(day),
      near: fc.constantFrom('home', '45.5,-73.6', '43.65,-79.38'),
      withinKm: fc.constantFrom(1, 10, 25, 50, 500),
    });
    const sizes = new Set<number>();
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const terms = workTerms(wish, { latitude: 45.42, longitude: -75.69 });
        if (!terms) throw new Error('Every distance has a point to count from');
        const fitting = posted.filter((shift) => fitsWork(terms, searched(shift)));
        sizes.add(fitting.length);
        expect((await foundBy(terms)).map(({ id }) => id)).toEqual(fitting.map(({ id }) => id));
      }),
      { numRuns: 300 },
    );
    // Nothing, some and many are found, so that the comparison means something.
    expect(sizes.size).toBeGreaterThan(5);
  });
});
