import { offerEnds, offeredUntil } from './next-in-line.ts';

const startsAt = new Date('2026-05-14T12:00:00Z');
const endsAt = new Date('2026-05-14T20:00:00Z');
const HOUR = 3_600_000;

describe('until when the next in line can take a free place', () => {
  it.each([
    ['two hours, a day before the start', -24, 2],
    ['an eighth of the time, eight hours before', -8, 1],
    ['half an hour, shortly before and after the start', 1, 0.5],
    ['the end of the shift, where that comes first', 7.75, 0.25],
  ])('%s', (_, hours, wait) => {
    const now = new Date(startsAt.getTime() + hours * HOUR);
    expect(offeredUntil({ startsAt, endsAt }, now)).toEqual(new Date(now.getTime() + wait * HOUR));
  });

  it.each([
    ['the minutes that the business set, long before the start', -24, 60, 1],
    ['the start, where that comes first', -0.5, 60, 0.5],
    ['the minutes again once it has begun', 1, 60, 1],
    ['the end, where that comes first', 7.5, 60, 0.5],
    ['what the rule says, where it set none', -8, null, 1],
  ])('is %s', (_, hours, minutes, wait) => {
    const now = new Date(startsAt.getTime() + hours * HOUR);
    expect(offerEnds({ startsAt, endsAt }, now, minutes)).toEqual(
      new Date(now.getTime() + wait * HOUR),
    );
  });
});
