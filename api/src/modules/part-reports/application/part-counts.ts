import type { PageVital, PartReport } from '@leafshift/contracts/portal';
import { Injectable } from '@nestjs/common';
import { Log } from '../../../infra/logger/log.ts';
import { Metrics } from '../../../infra/metrics/metrics.ts';

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
  ) {}

  count(report: PartReport): void {
    const { kind, side } = report;
    const { remote, release } = this.#counted(report);
    if (kind === 'loaded') {
      this.metrics.partLoaded({ remote, release, kind: side });
    } else {
      this.metrics.partFailed({ remote, release, kind });
      this.log.warn('A part of the portal failed', { part: report });
    }
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
