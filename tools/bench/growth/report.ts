import type { Question } from './questions.ts';
import type { Reads } from './reads.ts';
import { GOAL_A_STEP, GOAL_P99_MS } from './settings.ts';

/** What one question came to at one size. */
export interface Answers {
  readonly reads: Reads;
  /** Milliseconds. */
  readonly p99: number;
}

/** A table with a line a question: what was read and how long 99 of 100 answers took, at each size. */
export function tableOf(
  sizes: readonly number[],
  questions: readonly Question[],
  measured: readonly (readonly Answers[])[],
): string {
  const head = [
    'list or search',
    ...sizes.map((size) => `${size.toLocaleString('en')}: documents, keys`),
    ...sizes.map((size) => `${size.toLocaleString('en')}: p99 ms`),
    'longest step',
  ];
  const lines = questions.map(({ name }, index) => {
    const answers = measured.flatMap((ofSize) => ofSize[index] ?? []);
    return [
      name,
      ...answers.map(({ reads }) => readsText(reads)),
      ...answers.map(({ p99 }) => `${p99}${p99 > GOAL_P99_MS ? ' (missed)' : ''}`),
      stepText(answers.map(({ p99 }) => p99)),
    ];
  });
  return [head, head.map(() => '---'), ...lines].map(rowText).join('\n');
}

const rowText = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const readsText = ({ documents, keys, scanned }: Reads): string =>
  `${documents}, ${keys}${scanned.length > 0 ? ` (reads all of ${scanned.join(', ')})` : ''}`;

/** How much longer it took from one size to the next at most, and whether that is too much. */
function stepText(times: readonly number[]): string {
  const steps = times.slice(1).map((time, index) => time / Math.max(1, times[index] ?? 1));
  if (steps.length === 0) return '';
  const longest = Math.max(...steps);
  return `${longest.toFixed(2)}${longest > GOAL_A_STEP ? ' (missed)' : ''}`;
}
