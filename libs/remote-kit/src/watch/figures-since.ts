import { NO_FIGURES, type ReleaseFigures, sumOf } from './part-metrics.ts';

/**
 * Counts how a release has fared since a first look, over all API processes, each looked at for itself. A
 * process that began anew counts from zero, and what it said before stays counted.
 */
export class FiguresSince {
  #last: readonly ReleaseFigures[];
  #sum = NO_FIGURES;

  /** `first` and all that is added have one entry for each process, in the same order. */
  constructor(first: readonly ReleaseFigures[]) {
    this.#last = first;
  }

  /** All that has come since the first look. */
  add(now: readonly ReleaseFigures[]): ReleaseFigures {
    this.#sum = now
      .map((figures, process) => moreIn(figures, this.#last[process] ?? NO_FIGURES))
      .reduce(sumOf, this.#sum);
    this.#last = now;
    return this.#sum;
  }
}

/** What one process has counted since it was looked at last. */
function moreIn(now: ReleaseFigures, last: ReleaseFigures): ReleaseFigures {
  const hasFallen =
    now.loads < last.loads ||
    [...last.failures].some(([kind, count]) => (now.failures.get(kind) ?? 0) < count);
  if (hasFallen) return now;
  return {
    loads: now.loads - last.loads,
    failures: new Map(
      [...now.failures].map(([kind, count]) => [kind, count - (last.failures.get(kind) ?? 0)]),
    ),
  };
}
