import {
  MarketRegion,
  type MarketStats as MarketStatsAnswer,
} from '@leafshift/contracts/market-stats';
import { addDays } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { mayBeShown } from '../domain/discretion.ts';
import {
  type DemandGroup,
  type MarketFigures,
  MarketOverview,
  type MarketSpan,
  type RatedGroup,
} from '../domain/market-figures.ts';
import { rateRange } from '../domain/rate-range.ts';
import { REGIONS } from '../domain/regions.ts';
import { dayOf, type Weeks, weeksAround } from '../domain/span.ts';

const KEEP_MS = 10 * 60_000;

type Places = MarketStatsAnswer['ratesByPlace'];

/** What the marketplace pays and asks for; the same for everybody, so it is counted once in ten minutes. */
@Injectable()
export class MarketStats {
  #kept: { readonly until: number; readonly stats: Promise<MarketStatsAnswer> } | null = null;

  constructor(
    private readonly market: MarketOverview,
    private readonly clock: Clock,
  ) {}

  get(): Promise<MarketStatsAnswer> {
    const now = this.clock.now();
    if (this.#kept && now.getTime() < this.#kept.until) return this.#kept.stats;
    const kept = { until: now.getTime() + KEEP_MS, stats: this.#count(now) };
    this.#kept = kept;
    // Who waits for it hears of the failure; whoever comes next tries again.
    kept.stats.catch(() => {
      if (this.#kept === kept) this.#kept = null;
    });
    return kept.stats;
  }

  async #count(now: Date): Promise<MarketStatsAnswer> {
    const weeks = weeksAround(dayOf(now));
    const span = { from: startOf(weeks.from), to: startOf(addDays(weeks.to, 1)), now };
    const figures = await this.market.figures(span);
    return {
      from: weeks.from,
      to: weeks.to,
      generatedAt: now.toISOString(),
      totals: mayBeShown(figures)
        ? {
            shifts: figures.shifts,
            spots: figures.spots,
            filled: figures.filled,
            medianRate: rateRange(figures.rates).median,
          }
        : null,
      ratesByJobType: figures.byJobType
        .filter(mayBeShown)
        .map(({ group, rates, shifts }) => ({ jobType: group, shifts, ...rateRange(rates) }))
        .sort(
          (one, other) => other.median - one.median || one.jobType.localeCompare(other.jobType),
        ),
      ratesByPlace: await this.#places(figures, span),
      demandByWeek: demandOf(weeks, figures.byWeek),
      fillByJobType: figures.begunByJobType
        .filter(mayBeShown)
        .map(({ group, spots, filled }) => ({ jobType: group, spots, filled })),
    };
  }

  /** Provinces where they may be shown; the others with their neighbours, where that may be shown. */
  async #places({ byProvince }: MarketFigures, span: MarketSpan): Promise<Places> {
    const alone = byProvince.filter(mayBeShown);
    const isAlone = new Set(alone.map(({ group }) => group));
    const places: Places = alone.map((group) => ({
      place: { province: group.group },
      ...ratesOf(group),
    }));
    for (const region of MarketRegion.options) {
      const others = REGIONS[region].filter((code) => !isAlone.has(code));
      const together = await this.market.provincesTogether(span, others);
      if (together && mayBeShown(together))
        places.push({ place: { region }, ...ratesOf(together) });
    }
    return places.sort((one, other) => other.shifts - one.shifts);
  }
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const ratesOf = ({ rates, shifts }: RatedGroup) => ({ shifts, ...rateRange(rates) });

function demandOf(weeks: Weeks, groups: readonly DemandGroup[]): MarketStatsAnswer['demandByWeek'] {
  const byWeek = new Map(groups.map((group) => [group.group, group]));
  return weeks.mondays.map((week) => {
    const group = byWeek.get(week);
    const isShown = group !== undefined && mayBeShown(group);
    return {
      week,
      spots: isShown ? group.spots : null,
      filled: isShown ? group.filled : null,
      isOpen: week >= weeks.thisWeek,
    };
  });
}
