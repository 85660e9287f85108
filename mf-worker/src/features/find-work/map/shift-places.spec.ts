import { anId, aTempPost } from '@leafshift/testing/builders';
import { shiftPlaces, shownArea } from './shift-places.ts';

const home = { latitude: 43.65, longitude: -79.4, precision: 'street' } as const;
const { location } = aTempPost();
const at = (id: number, place: Partial<typeof location>) =>
  aTempPost({ _id: anId(id), location: { ...location, ...place } });
const near = { latitude: 43.66, longitude: -79.41, city: 'Toronto', precision: 'street' } as const;
const far = { latitude: 44.39, longitude: -79.69, city: 'Barrie', precision: 'town' } as const;

describe('The places of open shifts', () => {
  it('are one for each point, the nearest first, with how many are there and whether I am invited', () => {
    const shifts = [at(1, far), at(2, near), at(3, near)];
    expect(shiftPlaces(shifts, new Set([anId(3)]), home)).toMatchObject([
      { city: 'Toronto', count: 2, isMarked: true, isCoarse: false },
      { city: 'Barrie', count: 1, isMarked: false, isCoarse: true },
    ]);
  });

  it('are shown around home as far as I look, else as far as those lie that are not far away', () => {
    const places = shiftPlaces([at(1, near), at(2, far)], new Set(), home);
    expect(shownArea(places, home, 25)).toEqual({ centre: home, radius: 25_000 });
    expect(shownArea(places, home, undefined)?.radius).toBeGreaterThan(80_000);
    const andVancouver = [at(1, near), at(4, { latitude: 49.28, longitude: -123.12 })];
    const wide = shiftPlaces(andVancouver, new Set(), home);
    expect(shownArea(wide, home, undefined)?.radius).toBeLessThan(100_000);
  });

  it('are in the middle themselves where nobody knows my home', () => {
    const places = shiftPlaces([at(1, near), at(2, far)], new Set(), null);
    const area = shownArea(places, null, undefined);
    expect(area?.centre.latitude).toBeCloseTo((43.66 + 44.39) / 2, 5);
    expect(shownArea([], null, undefined)).toBeNull();
  });
});
