import { failureRate, isFailing } from './part-failures.ts';

describe('a part of the portal', () => {
  it.each([
    [0, 0, false],
    [0, 19, false],
    [0, 20, true],
    [19, 1, false],
    [18, 2, true],
    [190, 10, false],
    [189, 11, true],
  ])('with %d loads and %d failures within an hour fails: %s', (loads, failures, failing) => {
    expect(isFailing({ loads, failures })).toBe(failing);
  });

  it('has no rate of nothing', () => {
    expect(failureRate({ loads: 0, failures: 0 })).toBe(0);
    expect(failureRate({ loads: 3, failures: 1 })).toBe(0.25);
  });
});
