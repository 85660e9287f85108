import { countFilters, paramsOf, searchOf } from './work-filters.ts';

const read = (query: string) => searchOf(new URLSearchParams(query));

describe('A search in the address', () => {
  it('comes back as it was written', () => {
    const search = read('q=bud&province=ON&minRate=25.5&from=2026-05-13&withinKm=50&sort=newest');
    expect(search).toEqual({
      filters: { q: 'bud', province: 'ON', minRate: 25.5, from: '2026-05-13', withinKm: 50 },
      sort: 'newest',
    });
    expect(read(new URLSearchParams(paramsOf(search)).toString())).toEqual(search);
  });

  it('leaves out what nobody can have chosen', () => {
    const search = read(
      'q=%20%20&province=Texas&jobType=Astronaut&minRate=-3&from=2026-02-30&to=soon&withinKm=7&sort=loudest',
    );
    expect(search).toEqual({ filters: {}, sort: 'soonest' });
    expect(read('minRate=5000&minRate=x').filters).toEqual({});
  });

  it('counts both dates as one filter, and the words not at all', () => {
    expect(countFilters(read('q=bud').filters)).toBe(0);
    expect(countFilters(read('q=bud&from=2026-05-13&to=2026-05-14&city=Toronto').filters)).toBe(2);
  });
});
