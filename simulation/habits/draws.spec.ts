import { Draws } from './draws.ts';

describe('chance', () => {
  const draws = new Draws(7);

  it('gives the same for the same seed and words, in whatever order it is asked', () => {
    const first = [draws.fraction('a', 1), draws.fraction('b', 1)];
    const other = new Draws(7);
    expect([other.fraction('b', 1), other.fraction('a', 1)].toReversed()).toEqual(first);
    expect(new Draws(8).fraction('a', 1)).not.toBe(first[0]);
  });

  it('is spread evenly', () => {
    const often = Array.from({ length: 2000 }, (_, about) => draws.happens(30, about));
    expect(often.filter(Boolean).length).toBeGreaterThan(500);
    expect(often.filter(Boolean).length).toBeLessThan(700);
  });

  it('draws from both ends', () => {
    const drawn = new Set(Array.from({ length: 200 }, (_, about) => draws.between(2, 4, about)));
    expect([...drawn].toSorted()).toEqual([2, 3, 4]);
  });

  it('has nothing to pick from nothing, and keeps all that it shuffles', () => {
    expect(draws.pick([], 'x')).toBeUndefined();
    const items = [1, 2, 3, 4, 5, 6];
    const shuffled = draws.shuffled(items, 'x');
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted()).toEqual(items);
  });
});
