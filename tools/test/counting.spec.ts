import { countProjects } from './check-stages.ts';
import { countTests, type JestReport } from './jest-stage.ts';
import { isGood, summary } from './summary.ts';

const report: JestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  success: true,
};

describe('counting a run of Jest', () => {
  it('counts tests', () => {
    expect(countTests({ ...report, numFailedTests: 2, success: false }, false)).toEqual({
      passed: 5,
      failed: 2,
    });
  });

  it.each([
    ['a file that could not run', { ...report, numRuntimeErrorTestSuites: 1 }, false],
    ['a skipped test', { ...report, numPendingTests: 1 }, true],
    ['a bad end without a failed test', report, false],
  ])('takes %s as a failure', (_what, jest, endedWell) => {
    expect(countTests(jest, endedWell)).toEqual({ passed: 5, failed: 1 });
  });

  it('takes a run of nothing as a failure', () => {
    expect(countTests({ ...report, numPassedTests: 0 }, true)).toEqual({ passed: 0, failed: 1 });
    expect(countTests(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('counting type checks', () => {
  const ran = '✔ nx run domain:typecheck\n✖ nx run shell:typecheck\nnx run shell:typecheck\n';

  it('counts each project once, by outcome', () => {
    expect(countProjects(`${ran}\nFailed tasks:\n\n- shell:typecheck\n`)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('counts all as passed when none failed', () => {
    expect(countProjects('nx run domain:typecheck\nnx run ui:typecheck')).toEqual({
      passed: 2,
      failed: 0,
    });
  });
});

describe('the summary', () => {
  const format = ['format', { passed: 1, failed: 0, milliseconds: 1234 }] as const;
  const unit = ['unit', { passed: 40, failed: 2, milliseconds: 60_000 }] as const;

  it('ends with one line over all stages', () => {
    expect(summary([format, unit]).split('\n').at(-1)).toBe('41 passed, 2 failed');
  });

  it('is good only when something ran and nothing failed', () => {
    expect(isGood([format])).toBe(true);
    expect(isGood([format, unit])).toBe(false);
    expect(isGood([])).toBe(false);
  });
});
