import { type ApiBundle, buildApi } from '../tools/drills/api/api-bundle.ts';
import { type SimulationOptions, simulate } from './simulate.ts';

/** The same market in each run; `npm run simulate` has a large one. */
const SMALL = { businesses: 6, workers: 30, weeks: 1, seed: 20_300_107 };

describe('a simulated market', () => {
  let bundle: ApiBundle;
  const lines: string[] = [];

  beforeAll(async () => {
    bundle = await buildApi();
  }, 120_000);
  afterAll(() => bundle?.remove());

  const run = (options: Partial<SimulationOptions> = {}) =>
    simulate({ ...SMALL, bundle, say: (line) => lines.push(line), ...options });

  it('lives through a week with two processes of the API, and all is well at each midnight', async () => {
    const { violations, calls, spent } = await run();

    expect({ violations, lines: violations.length > 0 ? lines : [] }).toEqual({
      violations: [],
      lines: [],
    });
    const counted = new Map(calls.map(({ name, count }) => [name, count]));
    expect(spent.shifts).toBeGreaterThan(10);
    for (const name of ['posts.confirm', 'posts.complete', 'rating.rateWorker']) {
      expect(counted.get(name)).toBeGreaterThan(5);
    }
  }, 240_000);

  it('has a place that was confirmed twice found at the next midnight', async () => {
    const { violations } = await run({ plant: 'double-confirmation' });

    expect(violations).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^day \d: shift [0-9a-f]{24} has (\d) confirmed for \d places$/),
      ]),
    );
  }, 240_000);
});
