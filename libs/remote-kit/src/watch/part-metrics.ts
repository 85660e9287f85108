import { PlainFailure } from '../process/plain-failure.ts';

/** How a release of a remote fared in the windows of users. */
export interface ReleaseFigures {
  /** Pages and slots that were shown, or should have been. */
  readonly shown: number;
  readonly failed: number;
  /** How often by what failed, such as `crashed`. */
  readonly failures: ReadonlyMap<string, number>;
}

const LOADS = 'leafshift_remote_loads_total';
const FAILURES = 'leafshift_remote_failures_total';
const LINE = /^(\w+)\{([^}]*)\} (\d+)/;
const LABEL = /(\w+)="([^"]*)"/g;

/** What was shown before it failed is a load already. */
const AFTER_LOADING = ['crashed'];

export const NO_FIGURES: ReleaseFigures = { shown: 0, failed: 0, failures: new Map() };

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
    const before = figures.get(release) ?? NO_FIGURES;
    figures.set(release, withCount(before, name === FAILURES ? kind : null, Number(count)));
  }
  return figures;
}

function withCount(
  { shown, failed, failures }: ReleaseFigures,
  failure: string | null,
  count: number,
): ReleaseFigures {
  if (failure === null) return { shown: shown + count, failed, failures };
  return {
    shown: AFTER_LOADING.includes(failure) ? shown : shown + count,
    failed: failed + count,
    failures: new Map(failures).set(failure, (failures.get(failure) ?? 0) + count),
  };
}

/** What has come since figures that were read before; a process that began anew counts from zero. */
export function since(before = NO_FIGURES, now = NO_FIGURES): ReleaseFigures {
  if (now.shown < before.shown || now.failed < before.failed) return now;
  const failures = [...now.failures].map(
    ([kind, count]) => [kind, count - (before.failures.get(kind) ?? 0)] as const,
  );
  return {
    shown: now.shown - before.shown,
    failed: now.failed - before.failed,
    failures: new Map(failures.filter(([, count]) => count > 0)),
  };
}

/** Such as '2 of 140 failed (1.4 %: crashed 2)'. */
export function figuresSentence({ shown, failed, failures }: ReleaseFigures): string {
  if (shown === 0 && failed === 0) return 'not shown to anybody yet';
  if (failed === 0) return `none of ${shown} failed`;
  const kinds = [...failures].map(([kind, count]) => `${kind} ${count}`).join(', ');
  return `${failed} of ${shown} failed (${percentOf({ shown, failed }).toFixed(1)} %: ${kinds})`;
}

export const percentOf = ({ shown, failed }: Pick<ReleaseFigures, 'shown' | 'failed'>): number =>
  shown === 0 ? 0 : (100 * failed) / shown;

const ANSWER_WITHIN_MS = 10_000;

/** Reads the metrics of every API process. Throws a PlainFailure when one of them does not answer. */
export function readMetrics(addresses: readonly string[]): Promise<string[]> {
  return Promise.all(
    addresses.map(async (address) => {
      try {
        const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
        if (answer.ok) return await answer.text();
        throw new Error(`it answered ${answer.status}`);
      } catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new PlainFailure(`The metrics at ${address} cannot be read: ${why}`, { cause });
      }
    }),
  );
}
