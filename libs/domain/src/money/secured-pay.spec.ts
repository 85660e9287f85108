import { mendBy, secureAt } from './secured-pay.ts';

const startsAt = new Date('2026-05-14T12:00:00Z');
const ahead = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

describe("when a shift's pay is set aside", () => {
  it.each([
    ['48 hours before the start', 100, 48],
    ['at once where somebody is confirmed later', 20, 20],
  ])('%s', (_, now, at) => {
    expect(secureAt({ startsAt }, ahead(now), 48)).toEqual(ahead(at));
  });
});

describe('until when a card that refused can be mended', () => {
  it.each([
    ['12 hours before the start', 48, 12],
    ['12 hours before the start, with two hours left', 14, 12],
    ['two hours after it refused, where that is later', 13, 11],
    ['two hours after it refused, shortly before the start', 3, 1],
    ['at the start, where that comes first', 1, 0],
  ])('%s', (_, refused, until) => {
    expect(mendBy({ startsAt }, ahead(refused))).toEqual(ahead(until));
  });
});
