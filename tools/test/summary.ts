import type { StageResult } from './stage.ts';

/** A stage's name with what came of it. */
export type NamedResult = readonly [name: string, result: StageResult];

/** The table of all stages; its last line is exactly `N passed, N failed` over all of them. */
export function summary(results: readonly NamedResult[]): string {
  const rows = results.map(([name, { passed, failed, milliseconds }]) =>
    row(name, String(passed), String(failed), `${(milliseconds / 1000).toFixed(1)} s`),
  );
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  const header = row('stage', 'passed', 'failed', 'time');
  return ['', header, ...rows, '', `${passed} passed, ${failed} failed`].join('\n');
}

/** Whether the run as a whole is good: something ran and nothing failed. */
export function isGood(results: readonly NamedResult[]): boolean {
  return sum(results, 'failed') === 0 && sum(results, 'passed') > 0;
}

function sum(results: readonly NamedResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, [, result]) => total + result[key], 0);
}

function row(name: string, passed: string, failed: string, time: string): string {
  return `  ${name.padEnd(14)}${passed.padStart(8)}${failed.padStart(8)}${time.padStart(10)}`;
}
