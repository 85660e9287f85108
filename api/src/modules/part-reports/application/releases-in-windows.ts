import type { ReleaseHealth } from '@leafshift/contracts/back-office';
import { isFailing, type PartCount } from '@leafshift/domain/part-failures';
import { addHours } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { PartTallies, type TalliedPart } from '../domain/part-tallies.ts';

const DAY = 24;
const NONE: PartCount = { loads: 0, failures: 0, crashes: 0 };

const countOf = ({ loads, failures, crashes }: PartCount): PartCount => ({
  loads,
  failures,
  crashes,
});

const nameOf = ({ remote, release, side }: TalliedPart): string => `${remote} ${release} ${side}`;

/** How the releases of the remotes do in windows. Anybody can report anything: it is for people to judge. */
@Injectable()
export class ReleasesInWindows {
  constructor(
    private readonly tallies: PartTallies,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<{ readonly since: Date; readonly releases: readonly ReleaseHealth[] }> {
    const now = this.clock.now();
    const since = addHours(now, -DAY);
    const hours = new Map((await this.#hour()).map((tally) => [nameOf(tally), tally]));
    const releases = (await this.tallies.since(since)).map(
      ({ loads, failures, crashes, ...part }) => {
        const hour = countOf(hours.get(nameOf(part)) ?? NONE);
        return {
          ...part,
          hour,
          day: { loads, failures, crashes },
          isFailing: isFailing(hour),
        };
      },
    );
    return { since, releases };
  }

  /** The failures of the last hour by remote, of those of which a release fails. */
  async failing(): Promise<ReadonlyMap<string, number>> {
    const failures = new Map<string, number>();
    for (const { remote, ...count } of (await this.#hour()).filter(isFailing)) {
      failures.set(remote, (failures.get(remote) ?? 0) + count.failures);
    }
    return failures;
  }

  #hour() {
    return this.tallies.since(addHours(this.clock.now(), -1));
  }
}
