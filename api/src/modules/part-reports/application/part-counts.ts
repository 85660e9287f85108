import type { PageVital, PartReport } from '@leafshift/contracts/portal';
import { failsAfterLoading, type PartCount } from '@leafshift/domain/part-failures';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Metrics } from '../../../infra/metrics/metrics.ts';
import { PartTallies, type PartTally } from '../domain/part-tallies.ts';
import { type CountedRelease, CountedReleases } from './counted-releases.ts';

const MS_PER_SECOND = 1000;
const NONE: PartCount = { loads: 0, failures: 0, crashes: 0 };

/** Counts what windows say of the parts of the portal, and writes the failures down. */
@Injectable()
export class PartCounts {
  readonly #counted: CountedReleases;

  constructor(
    private readonly metrics: Metrics,
    private readonly log: Log,
    private readonly tallies: PartTallies,
    private readonly clock: Clock,
  ) {
    this.#counted = new CountedReleases((release) => metrics.forgetRelease(release));
  }

  /** Counts what one window says; what it says of one release becomes one write. */
  async count(reports: readonly PartReport[]): Promise<void> {
    const tallies = new Map<string, PartTally>();
    for (const report of reports) {
      const { kind, side } = report;
      const release = this.#named(report);
      const name = `${release.remote} ${release.release} ${side}`;
      const before = tallies.get(name) ?? NONE;
      tallies.set(name, { ...release, side, ...withReport(before, kind) });
      if (kind === 'loaded') {
        this.metrics.partLoaded({ ...release, kind: side });
      } else {
        this.metrics.partFailed({ ...release, kind });
        this.log.warn('A part of the portal failed', { part: report });
      }
    }
    await this.tallies.add([...tallies.values()], this.clock.now());
  }

  /** Takes what a window has measured into the histograms, times in seconds. */
  measure(vital: PageVital): void {
    const { name, value } = vital;
    const measured = name === 'CLS' ? value : value / MS_PER_SECOND;
    this.metrics.pageMeasured(name, this.#named(vital), measured);
  }

  #named(release: CountedRelease): CountedRelease {
    return this.#counted.named(release, this.clock.now());
  }
}

const withReport = (
  { loads, failures, crashes }: PartCount,
  kind: PartReport['kind'],
): PartCount =>
  kind === 'loaded'
    ? { loads: loads + 1, failures, crashes }
    : { loads, failures: failures + 1, crashes: crashes + (failsAfterLoading(kind) ? 1 : 0) };
