import { simulate } from './simulate.ts';

/** The same market in each run; `npm run simulate` has a large one. */
const SMALL = { businesses: 6, workers: 30, weeks: 1, shiftsAWeek: 4.4, seed: 20_300_107 };

it('lives through a week with two processes of the API, all is well at each midnight, and a place that is confirmed twice at its end is found', async () => {
  const lines: string[] = [];
  const { violations, calls, spent } = await simulate({
    ...SMALL,
    plant: 'double-confirmation',
    say: (line) => lines.push(line),
  });

  expect(violations).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^day 7: shift [0-9a-f]{24} has \d confirmed for \d places$/),
      expect.stringMatching(/^day 7: shift [0-9a-f]{24} counts \d confirmed of \d$/),
    ]),
  );
  expect(lines.filter((line) => line.includes(' 0 violations '))).toHaveLength(6);
  const counted = new Map(calls.map(({ name, count }) => [name, count]));
  expect(spent.shifts).toBeGreaterThan(10);
  for (const name of ['posts.confirm', 'posts.complete', 'rating.rateWorker']) {
    expect(counted.get(name)).toBeGreaterThan(5);
  }
}, 480_000);
