/** How one call was answered. */
export interface CallFigures {
  readonly name: string;
  readonly count: number;
  /** How often a rule refused, by its code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Milliseconds in which half of the answers came, 95 of a hundred, and 99. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

interface Recorded {
  readonly times: number[];
  readonly refusals: Record<string, number>;
}

/** Counts calls and how long they took. */
export class Meter {
  readonly #calls = new Map<string, Recorded>();

  /** `code` is that of a refusal. */
  record(name: string, milliseconds: number, code: string | null): void {
    const call = this.#calls.get(name) ?? { times: [], refusals: {} };
    call.times.push(milliseconds);
    if (code !== null) call.refusals[code] = (call.refusals[code] ?? 0) + 1;
    this.#calls.set(name, call);
  }

  /** The most frequent first. */
  figures(): readonly CallFigures[] {
    return [...this.#calls]
      .map(([name, { times, refusals }]) => {
        const sorted = Float64Array.from(times).toSorted();
        return {
          ...{ name, count: times.length, refusals },
          ...{
            p50: quantile(sorted, 0.5),
            p95: quantile(sorted, 0.95),
            p99: quantile(sorted, 0.99),
          },
        };
      })
      .toSorted((one, other) => other.count - one.count);
  }
}

/** The value that this share of the sorted ones does not exceed; 0 of none. */
function quantile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
