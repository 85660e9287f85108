import type { JobType } from '@leafshift/contracts/posts';

/** How many businesses stand behind a group of shifts, and how much the largest of them is of it. */
export interface Backing {
  readonly businesses: number;
  readonly shifts: number;
  readonly shiftsOfLargest: number;
}

export interface RateCount {
  readonly rateCents: number;
  readonly shifts: number;
}

export interface RatedGroup<Group extends string = string> extends Backing {
  readonly group: Group;
  /** By ascending rate. */
  readonly rates: readonly RateCount[];
}

export interface DemandGroup<Group extends string = string> extends Backing {
  readonly group: Group;
  readonly spots: number;
  readonly filled: number;
}

/** Counts of shifts that were not cancelled; nothing that names a business. */
export interface MarketFigures extends Backing {
  /** Of all shifts, by ascending rate. */
  readonly rates: readonly RateCount[];
  readonly spots: number;
  readonly filled: number;
  readonly byJobType: readonly RatedGroup<JobType>[];
  /** By short code. */
  readonly byProvince: readonly RatedGroup[];
  /** By the Monday of the local week. */
  readonly byWeek: readonly DemandGroup[];
  /** Only shifts that have begun. */
  readonly begunByJobType: readonly DemandGroup<JobType>[];
}

export interface MarketSpan {
  /** Starts from here on. */
  readonly from: Date;
  /** Starts before. */
  readonly to: Date;
  readonly now: Date;
}

/** Looks over all shifts of the marketplace at once. */
export abstract class MarketOverview {
  abstract figures(span: MarketSpan): Promise<MarketFigures>;

  /** Provinces taken together as one group. */
  abstract provincesTogether(
    span: MarketSpan,
    provinces: readonly string[],
  ): Promise<RatedGroup | null>;
}
