import { DEFAULT_DISTANCE, keepDistance, keepSort, preferredSearch } from './preferred-search.ts';
import { countFilters, type PreferredSearch, paramsOf, searchOf } from './work-filters.ts';

const preferring = (withinKm?: 10 | 50): PreferredSearch => ({ withinKm, sort: 'soonest' });
const read = (query: string, withinKm?: 10 | 50) =>
  searchOf(new URLSearchParams(query), preferring(withinKm));

describe('A search in the address', () => {
  it('comes back as it was written', () => {
    const search = read('q=bud&province=ON&minRate=25.5&from=2026-05-13&withinKm=50&sort=newest');
    expect(search).toEqual({
      filters: { q: 'bud', province: 'ON', minRate: 25.5, from: '2026-05-13', withinKm: 50 },
      sort: 'newest',
    });
    expect(read(new URLSearchParams(paramsOf(search, preferring())).toString())).toEqual(search);
  });

  it('leaves out what nobody can have chosen', () => {
    const search = read(
      'q=%20%20&province=Texas&jobType=Astronaut&minRate=-3&from=2026-02-30&to=soon&withinKm=7&sort=loudest',
    );
    expect(search).toEqual({ filters: {}, sort: 'soonest' });
    expect(read('minRate=5000&minRate=x').filters).toEqual({});
  });

  it('goes as far as preferred where it names no distance, and any distance by its word', () => {
    expect(read('', 10).filters).toEqual({ withinKm: 10 });
    expect(read('withinKm=50', 10).filters).toEqual({ withinKm: 50 });
    const anywhere = read('withinKm=any', 10);
    expect(anywhere.filters).toEqual({});
    expect(paramsOf(anywhere, preferring(10))).toEqual({ withinKm: 'any' });
    expect(paramsOf(read('', 10), preferring(10))).toEqual({});
  });

  it('counts both dates as one filter, and the words not at all', () => {
    expect(countFilters(read('q=bud').filters)).toBe(0);
    expect(countFilters(read('q=bud&from=2026-05-13&to=2026-05-14&city=Toronto').filters)).toBe(2);
  });
});

describe('The preferred distance', () => {
  beforeEach(() => localStorage.clear());

  it('is 50 km until another one, or any, is chosen on this device', () => {
    expect(preferredSearch().withinKm).toBe(DEFAULT_DISTANCE);
    keepDistance(25);
    expect(preferredSearch().withinKm).toBe(25);
    keepDistance(undefined);
    expect(preferredSearch().withinKm).toBeUndefined();
    localStorage.setItem('findWorkWithinKm', '250');
    expect(preferredSearch().withinKm).toBe(DEFAULT_DISTANCE);
  });
});

describe('The preferred order', () => {
  beforeEach(() => localStorage.clear());

  it('is the soonest first until another one is chosen on this device', () => {
    expect(preferredSearch().sort).toBe('soonest');
    keepSort('nearest');
    expect(preferredSearch().sort).toBe('nearest');
    expect(searchOf(new URLSearchParams(), preferredSearch()).sort).toBe('nearest');
    expect(paramsOf({ filters: { withinKm: 50 }, sort: 'soonest' }, preferredSearch())).toEqual({
      sort: 'soonest',
    });
    localStorage.setItem('findWorkSort', 'loudest');
    expect(preferredSearch().sort).toBe('soonest');
  });
});
