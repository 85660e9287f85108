import type { PageVital, PartReport } from '@leafshift/contracts/portal';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Metrics } from '../../../infra/metrics/metrics.ts';
import { PartTallies, type PartTally } from '../domain/part-tallies.ts';

/** Anybody can report anything: more releases than this are counted together, so that memory has an end. */
const MOST_RELEASES = 200;
const OTHERS = { remote: 'others', release: 'none' } as const;
const MS_PER_SECOND = 1000;

type Part = Pick<PartReport, 'remote' | 'release'>;

/** Counts what windows say of the parts of the portal, and writes the failures down. */
@Injectable()
export class PartCounts {
  readonly #known = new Set<string>();

  constructor(
    private readonly metrics: Metrics,
    private readonly log: Log,
    private readonly tallies: PartTallies,
    private readonly clock: Clock,
  ) {}

  /** Counts what one window says; what it says of one release becomes one write. */
  async count(reports: readonly PartReport[]): Promise<void> {
    const tallies = new Map<string, PartTally>();
    for (const report of reports) {
      const { kind, side } = report;
      const part = { ...this.#counted(report), side };
      const name = `${part.remote} ${part.release} ${side}`;
      const { loads, failures } = tallies.get(name) ?? { loads: 0, failures: 0 };
      if (kind === 'loaded') {
        this.metrics.partLoaded({ remote: part.remote, release: part.release, kind: side });
        tallies.set(name, { ...part, loads: loads + 1, failures });
      } else {
        this.metrics.partFailed({ remote: part.remote, release: part.release, kind });
        tallies.set(name, { ...part, loads, failures: failures + 1 });
        this.log.warn('A part of the portal failed', { part: report });
      }
    }
    await this.tallies.add([...tallies.values()], this.clock.now());
  }

  /** Takes what a window has measured into the histograms, times in seconds. */
  measure(vital: PageVital): void {
    const { name, value } = vital;
    const { remote, release } = this.#counted(vital);
    const measured = name === 'CLS' ? value : value / MS_PER_SECOND;
    this.metrics.pageMeasured(name, { remote, release }, measured);
  }

  #counted({ remote, release }: Part): Part {
    const name = `${remote} ${release}`;
    if (this.#known.has(name)) return { remote, release };
    if (this.#known.size >= MOST_RELEASES) return OTHERS;
    this.#known.add(name);
    return { remote, release };
  }
}
