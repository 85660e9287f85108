import { Draws } from './draws.ts';
import { businessHabits } from './habits.ts';

describe('how often businesses post', () => {
  const draws = new Draws(7);
  const often = Array.from(
    { length: 2000 },
    (_, business) => (businessHabits(draws, business, 1.5).posts / 100) * 7,
  );

  it('is on average what was asked for', () => {
    const average = often.reduce((sum, shifts) => sum + shifts, 0) / often.length;
    expect(Math.abs(average - 1.5)).toBeLessThan(0.1);
  });

  it('is nearly every day for a tenth of them, and once in a while for the others', () => {
    const busy = often.filter((shifts) => shifts > 3);
    expect(busy.length).toBeGreaterThan(150);
    expect(busy.length).toBeLessThan(250);
    expect(Math.min(...often)).toBeLessThan(0.6);
  });
});
