import { monthSpan } from './month-span.ts';

describe('a month of a calendar', () => {
  it.each([
    ['2026-05', 'America/Toronto', '2026-05-01T04:00:00.000Z', '2026-06-01T04:00:00.000Z'],
    ['2026-12', 'America/Winnipeg', '2026-12-01T06:00:00.000Z', '2027-01-01T06:00:00.000Z'],
    // The clocks change within it.
    ['2026-11', 'America/Toronto', '2026-11-01T04:00:00.000Z', '2026-12-01T05:00:00.000Z'],
  ])('%s in %s is from midnight to midnight there', (period, zone, from, to) => {
    expect(monthSpan(period, zone)).toEqual({ from: new Date(from), to: new Date(to) });
  });
});
