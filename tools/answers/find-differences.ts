import type { Recording } from './record-answers.ts';

/** One way in which an answer is not what it was. */
export interface Difference {
  /** Who asked, and what: the key of the recording. */
  readonly label: string;
  /** The template of the path that was asked. */
  readonly call: string;
  /** Where in the answer, as in `body.posts[].rate`. */
  readonly field: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * What differs between two recordings. `allowed` names fields that may be added, as in
 * `/posts/{id} body.openSpots`; `*` stands for every call. Nothing else may change.
 */
export function findDifferences(
  before: Recording,
  after: Recording,
  allowed: readonly string[],
): Difference[] {
  const differences: Difference[] = [];
  for (const [label, { path, answer }] of before) {
    const now = after.get(label)?.answer;
    for (const found of compare(answer, now, '')) {
      const isAllowed =
        found.kind === 'added' &&
        [path, '*'].some((call) => allowed.includes(`${call} ${found.field}`));
      if (!isAllowed) differences.push({ label, call: path, ...found });
    }
  }
  return differences;
}

type Found = Pick<Difference, 'field' | 'kind' | 'before' | 'after'>;

function compare(before: unknown, after: unknown, field: string): Found[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, field);
  if (!isRecord(before) || !isRecord(after)) {
    return Object.is(before, after)
      ? []
      : [{ field: field || 'answer', kind: kindOf(before, after), before, after }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    compare(before[name], after[name], field ? `${field}.${name}` : name),
  );
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  field: string,
): Found[] {
  if (before.length !== after.length) {
    return [{ field: `${field}.length`, kind: 'changed', before, after }];
  }
  return before.flatMap((item, index) => compare(item, after[index], `${field}[]`));
}

function kindOf(before: unknown, after: unknown): Difference['kind'] {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
