import { Meter } from './meter.ts';
import { nationalMarket } from './national-market.ts';

describe('the report of a simulation', () => {
  it('has times by call and refusals by code', () => {
    const meter = new Meter();
    for (let time = 1; time <= 100; time += 1) meter.record('posts.get', time, null);
    meter.record('posts.request', 5, 'SHIFT_FULL');
    expect(meter.figures()).toEqual([
      { name: 'posts.get', count: 100, refusals: {}, p50: 50, p95: 95, p99: 99 },
      { name: 'posts.request', count: 1, refusals: { SHIFT_FULL: 1 }, p50: 5, p95: 5, p99: 5 },
    ]);
  });

  it('multiplies what a shift has used', () => {
    const spent = { shifts: 10, documentBytes: 0, indexBytes: 0, diskBytes: 1_000_000 };
    const small = nationalMarket({ ...spent, apiSeconds: 1, databaseSeconds: 1 });
    // 100 kB a shift, 1.2 million shifts a year, four copies.
    expect(small).toMatchObject({ apiCores: 2, databaseCores: 2, gigabytes: 480 });
    const slow = nationalMarket({ ...spent, apiSeconds: 100, databaseSeconds: 1 });
    expect(slow.apiCores).toBeGreaterThan(small.apiCores);
    expect(slow.dollarsAMonth).toBeGreaterThan(small.dollarsAMonth);
  });
});
