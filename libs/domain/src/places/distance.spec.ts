import fc from 'fast-check';
import { isAtPlace, metresBetween, type Position } from './distance.ts';

const somewhere: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance of two positions', () => {
  it('is the same in both directions, none to itself, and at most half around the earth', () => {
    fc.assert(
      fc.property(somewhere, somewhere, (one, other) => {
        const metres = metresBetween(one, other);
        expect(metres).toBeCloseTo(metresBetween(other, one), 3);
        expect(metres).toBeGreaterThanOrEqual(0);
        expect(metres).toBeLessThanOrEqual(Math.PI * 6_371_000 + 1);
        expect(metresBetween(one, one)).toBe(0);
      }),
    );
  });

  it('is no longer than a way over a third place', () => {
    fc.assert(
      fc.property(somewhere, somewhere, somewhere, (one, other, third) => {
        const over = metresBetween(one, third) + metresBetween(third, other);
        expect(metresBetween(one, other)).toBeLessThanOrEqual(over + 0.1);
      }),
    );
  });

  it.each([
    ['Toronto and Vancouver', [43.6532, -79.3832], [49.2827, -123.1207], 3_358_000, 5_000],
    ['two corners of a block', [43.6532, -79.3832], [43.6552, -79.3832], 222, 1],
    ['both sides of the date line', [0, 179.999], [0, -179.999], 222, 1],
  ] as const)('between %s', (_, [lat1, lng1], [lat2, lng2], metres, within) => {
    const one = { latitude: lat1, longitude: lng1 };
    const other = { latitude: lat2, longitude: lng2 };
    expect(Math.abs(metresBetween(one, other) - metres)).toBeLessThan(within);
  });
});

describe('whether somebody is at a place', () => {
  it.each([
    [300, true],
    [301, false],
    [null, false],
  ])('with %s metres: %s', (metres, isThere) => {
    expect(isAtPlace(metres)).toBe(isThere);
  });
});
