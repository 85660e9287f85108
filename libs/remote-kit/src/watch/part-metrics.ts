import type { PartCount } from '@leafshift/domain/part-failures';
import { attemptsOf, failsAfterLoading, failureRate } from '@leafshift/domain/part-failures';

/** How a release of a remote fared in the windows of users. */
export interface ReleaseFigures {
  /** Pages and slots that were loaded. */
  readonly loads: number;
  /** How often they failed, by what failed, such as `crashed`. */
  readonly failures: ReadonlyMap<string, number>;
}

export const LOADS = 'leafshift_remote_loads_total';
const FAILURES = 'leafshift_remote_failures_total';
const LINE = /^(\w+)\{([^}]*)\} (\d+)/;
const LABEL = /(\w+)="([^"]*)"/g;

export const NO_FIGURES: ReleaseFigures = { loads: 0, failures: new Map() };

/** The figures of a remote by the id of the release, from what metrics answer for Prometheus. */
export function figuresIn(
  texts: readonly string[],
  remote: string,
): ReadonlyMap<string, ReleaseFigures> {
  const figures = new Map<string, ReleaseFigures>();
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const [, name, labelText = '', count = '0'] = LINE.exec(line) ?? [];
    if (name !== LOADS && name !== FAILURES) continue;
    const labels = Object.fromEntries(
      [...labelText.matchAll(LABEL)].map(([, label, value]) => [label, value]),
    );
    const { release = '', kind = '' } = labels;
    if (labels.remote !== remote) continue;
    const one: ReleaseFigures =
      name === LOADS
        ? { loads: Number(count), failures: new Map() }
        : { loads: 0, failures: new Map([[kind, Number(count)]]) };
    figures.set(release, sumOf(figures.get(release) ?? NO_FIGURES, one));
  }
  return figures;
}

/** Both together. */
export function sumOf(one: ReleaseFigures, other: ReleaseFigures): ReleaseFigures {
  const failures = new Map(one.failures);
  for (const [kind, count] of other.failures) {
    failures.set(kind, (failures.get(kind) ?? 0) + count);
  }
  return { loads: one.loads + other.loads, failures };
}

function countOf({ loads, failures }: ReleaseFigures): PartCount {
  const sum = (counts: readonly (readonly [string, number])[]): number =>
    counts.reduce((total, [, count]) => total + count, 0);
  const all = [...failures];
  return {
    loads,
    failures: sum(all),
    crashes: sum(all.filter(([kind]) => failsAfterLoading(kind))),
  };
}

/** How many pages and slots were shown, or should have been. */
export const shownIn = (figures: ReleaseFigures): number => attemptsOf(countOf(figures));

/** How many of them failed, in per cent. */
export const percentOf = (figures: ReleaseFigures): number => 100 * failureRate(countOf(figures));

/** Such as '2 of 140 failed (1.4 %: crashed 2)'. */
export function figuresSentence(figures: ReleaseFigures): string {
  const shown = shownIn(figures);
  if (shown === 0) return 'not shown to anybody yet';
  const { failures: failed } = countOf(figures);
  if (failed === 0) return `none of ${shown} failed`;
  const kinds = [...figures.failures]
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind} ${count}`);
  return `${failed} of ${shown} failed (${percentOf(figures).toFixed(1)} %: ${kinds.join(', ')})`;
}
