import { searchArea } from './search-area.ts';

const TORONTO = { latitude: 43.65, longitude: -79.38 };
const MONTREAL = { latitude: 45.5, longitude: -73.6 };

describe('where a worker looks for shifts', () => {
  it.each([
    ['a point', { near: '45.5,-73.6' }, { home: MONTREAL, nearby: { ...MONTREAL, withinKm: 50 } }],
    [
      'a point and a distance',
      { near: '45.5,-73.6', withinKm: 20 },
      { home: MONTREAL, nearby: { ...MONTREAL, withinKm: 20 } },
    ],
    [
      'home and a distance',
      { near: 'home', withinKm: 20 },
      { home: TORONTO, nearby: { ...TORONTO, withinKm: 20 } },
    ],
    ['the nearest to home', { near: 'home', sort: 'nearest' }, { home: TORONTO }],
    ['nothing', {}, {}],
  ])('is, by %s', (_, wish, area) => {
    const asked = { near: undefined, withinKm: undefined, sort: 'soonest', ...wish };
    expect(searchArea(asked, TORONTO)).toEqual(area);
  });

  it('is everywhere, around a home that has no place on the map', () => {
    for (const sort of ['soonest', 'nearest']) {
      expect(searchArea({ near: 'home', withinKm: 20, sort }, null)).toEqual({});
    }
  });

  it.each([
    ['a distance from nowhere', { near: undefined, withinKm: 20, sort: 'soonest' }],
    ['the nearest to nowhere', { near: undefined, withinKm: undefined, sort: 'nearest' }],
    ['a point beyond the pole', { near: '95,0', withinKm: undefined, sort: 'soonest' }],
  ])('is not known by %s', (_, wish) => {
    expect(searchArea(wish, TORONTO)).toBeNull();
  });
});
