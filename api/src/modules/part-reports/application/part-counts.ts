import type { PartReport } from '@leafshift/contracts/portal';
import { Injectable } from '@nestjs/common';
import { Log } from '../../../infra/logger/log.ts';
import { Metrics } from '../../../infra/metrics/metrics.ts';

/** Anybody can report anything: more releases than this are counted together, so that memory has an end. */
const MOST_RELEASES = 200;
const OTHERS = { remote: 'others', release: 'none' } as const;

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
    const part = this.#isCounted(report) ? report : OTHERS;
    const { remote, release } = part;
    if (kind === 'loaded') {
      this.metrics.partLoaded({ remote, release, kind: side });
    } else {
      this.metrics.partFailed({ remote, release, kind });
      this.log.warn('A part of the portal failed', { part: report });
    }
  }

  #isCounted({ remote, release }: PartReport): boolean {
    const name = `${remote} ${release}`;
    if (this.#known.has(name)) return true;
    if (this.#known.size >= MOST_RELEASES) return false;
    this.#known.add(name);
    return true;
  }
}
