import { attemptsOf, failsAfterLoading, failureRate, isFailing } from './part-failures.ts';

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
    expect(isFailing({ loads, failures, crashes: 0 })).toBe(failing);
  });

  it('has no rate of nothing', () => {
    expect(failureRate({ loads: 0, failures: 0, crashes: 0 })).toBe(0);
    expect(failureRate({ loads: 3, failures: 1, crashes: 0 })).toBe(0.25);
  });

  it('that crashes for everybody who has loaded it fails always, not every other time', () => {
    expect(failsAfterLoading('crashed')).toBe(true);
    expect(failsAfterLoading('unreachable')).toBe(false);
    expect(failureRate({ loads: 40, failures: 40, crashes: 40 })).toBe(1);
    expect(failureRate({ loads: 40, failures: 10, crashes: 0 })).toBe(0.2);
    expect(failureRate({ loads: 38, failures: 40, crashes: 38 })).toBe(1);
    expect(attemptsOf({ loads: 19, failures: 19, crashes: 19 })).toBe(19);
    expect(isFailing({ loads: 19, failures: 19, crashes: 19 })).toBe(false);
  });

  it('never fails more often than it was to be shown, also where it was loaded before', () => {
    expect(failureRate({ loads: 0, failures: 2, crashes: 2 })).toBe(1);
  });
});
