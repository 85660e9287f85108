import { cents } from '../money/money.ts';
import { toCalendarDay } from '../zones/time-zone.ts';
import { fitsWork, nearHome, type WorkWish, workSearchLink, workTerms } from './work-search.ts';

const TORONTO = { latitude: 43.65, longitude: -79.38 };

const SHIFT = {
  searchText: 'budtender fleur montreal quebec qc',
  location: { latitude: 45.5, longitude: -73.57, province: 'QC', city: 'Montréal' },
  jobType: 'Cultivation',
  rate: cents(2550),
  day: toCalendarDay('2026-05-13'),
};

const fits = (wish: Partial<WorkWish>, livesAt: typeof TORONTO | null = TORONTO): boolean => {
  const terms = workTerms(
    { sort: 'soonest', ...nearHome({ sort: '', ...wish }), ...wish },
    livesAt,
  );
  return terms !== null && fitsWork(terms, SHIFT);
};

describe('a search for shifts', () => {
  it.each<[string, Partial<WorkWish>, boolean]>([
    ['nothing in particular', {}, true],
    ['all of its words', { q: 'MONTRÉAL bud' }, true],
    ['a word that it lacks', { q: 'bud toronto' }, false],
    ['its province by name', { province: 'Quebec' }, true],
    ['another province', { province: 'ON' }, false],
    ['its city without the accent', { city: 'montreal' }, true],
    ['another city', { city: 'Laval' }, false],
    ['its job type', { jobType: 'Cultivation' }, true],
    ['another job type', { jobType: 'Processing' }, false],
    ['its rate', { minRate: 25.5 }, true],
    ['a cent more', { minRate: 25.51 }, false],
    ['its day', { fromDay: SHIFT.day, toDay: SHIFT.day }, true],
    ['later days', { fromDay: toCalendarDay('2026-05-14') }, false],
    ['earlier days', { toDay: toCalendarDay('2026-05-12') }, false],
    ['what is within 500 km of home', { withinKm: 500 }, false],
    ['what is near to another place', { near: '45.4,-73.6', withinKm: 20 }, true],
    ['the nearest to home', { sort: 'nearest' }, true],
  ])('for %s finds the shift: %s', (_, wish, found) => {
    expect(fits(wish)).toBe(found);
  });

  it('leaves nothing away around a home that has no place on the map', () => {
    expect(fits({ withinKm: 10 }, null)).toBe(true);
  });

  it('needs a point that a distance counts from', () => {
    expect(workTerms({ sort: 'nearest' }, TORONTO)).toBeNull();
  });
});

describe('the address of a search', () => {
  it('names the distance and the order, whatever is usual on a device', () => {
    const filters = { q: 'bud & trim', minRate: 25, city: undefined };
    expect(workSearchLink({ filters, sort: 'newest' })).toBe(
      '/find-work?q=bud+%26+trim&minRate=25&withinKm=any&sort=newest',
    );
    expect(workSearchLink({ filters: { withinKm: 25 }, sort: 'soonest' })).toBe(
      '/find-work?withinKm=25&sort=soonest',
    );
  });
});
