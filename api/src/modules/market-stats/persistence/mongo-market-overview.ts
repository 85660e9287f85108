import type { JobType } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage } from 'mongoose';
import { type ShiftDocument, shiftCollection } from '../../posts/index.ts';
import {
  type DemandGroup,
  type MarketFigures,
  MarketOverview,
  type MarketSpan,
  type RatedGroup,
} from '../domain/market-figures.ts';

/** A group by one business and one rate; the groups are summed up from these. */
interface Row {
  readonly _id: { readonly group: string; readonly employer: unknown; readonly rateCents: number };
  readonly shifts: number;
}

interface DemandRow {
  readonly _id: string;
  readonly businesses: number;
  readonly shifts: number;
  readonly shiftsOfLargest: number;
  readonly spots: number;
  readonly filled: number;
}

interface Facets {
  readonly totals: readonly { spots: number; filled: number }[];
  readonly byJobType: readonly Row[];
  readonly byProvince: readonly Row[];
  readonly byWeek: readonly DemandRow[];
  readonly begunByJobType: readonly DemandRow[];
}

type FacetStage = PipelineStage.FacetPipelineStage;

const ratesBy = (group: string): FacetStage[] => [
  {
    $group: {
      _id: { group, employer: '$employerId', rateCents: '$rateCents' },
      shifts: { $sum: 1 },
    },
  },
];

const demandBy = (group: unknown): FacetStage[] => [
  {
    $group: {
      _id: { group, employer: '$employerId' },
      shifts: { $sum: 1 },
      spots: { $sum: '$totalWorkers' },
      filled: { $sum: '$confirmedCount' },
    },
  },
  {
    $group: {
      _id: '$_id.group',
      businesses: { $sum: 1 },
      shifts: { $sum: '$shifts' },
      shiftsOfLargest: { $max: '$shifts' },
      spots: { $sum: '$spots' },
      filled: { $sum: '$filled' },
    },
  },
  { $sort: { _id: 1 } },
];

/** The Monday of the week in which a shift starts, where it is. */
const WEEK = {
  $dateToString: {
    format: '%Y-%m-%d',
    date: {
      $dateTrunc: {
        date: { $dateFromString: { dateString: '$localDay' } },
        unit: 'week',
        startOfWeek: 'monday',
      },
    },
  },
};

/** The marketplace's shifts in MongoDB, counted. */
@Injectable()
export class MongoMarketOverview extends MarketOverview {
  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
  }

  override async figures(span: MarketSpan): Promise<MarketFigures> {
    const [facets] = await this.shifts.aggregate<Facets>([
      within(span),
      {
        $facet: {
          totals: [
            {
              $group: {
                _id: null,
                spots: { $sum: '$totalWorkers' },
                filled: { $sum: '$confirmedCount' },
              },
            },
          ],
          byJobType: ratesBy('$jobType'),
          byProvince: ratesBy('$location.province'),
          byWeek: demandBy(WEEK),
          begunByJobType: [{ $match: { startsAt: { $lte: span.now } } }, ...demandBy('$jobType')],
        },
      },
    ]);
    const { spots = 0, filled = 0 } = facets?.totals[0] ?? {};
    const { group: _, ...all } = ratedGroup('all', facets?.byJobType ?? []);
    return {
      ...all,
      spots,
      filled,
      byJobType: ratedGroups(facets?.byJobType ?? []) as RatedGroup<JobType>[],
      byProvince: ratedGroups(facets?.byProvince ?? []),
      byWeek: (facets?.byWeek ?? []).map(demandGroup),
      begunByJobType: (facets?.begunByJobType ?? []).map(demandGroup) as DemandGroup<JobType>[],
    };
  }

  override async provincesTogether(
    span: MarketSpan,
    provinces: readonly string[],
  ): Promise<RatedGroup | null> {
    const rows = await this.shifts.aggregate<Row>([
      within(span),
      { $match: { 'location.province': { $in: [...provinces] } } },
      {
        $group: {
          _id: { group: 'together', employer: '$employerId', rateCents: '$rateCents' },
          shifts: { $sum: 1 },
        },
      },
    ]);
    return ratedGroups(rows)[0] ?? null;
  }
}

const within = ({ from, to }: MarketSpan): PipelineStage.Match => ({
  $match: { startsAt: { $gte: from, $lt: to }, status: { $ne: 'Cancelled' } },
});

const demandGroup = ({ _id, ...counts }: DemandRow): DemandGroup => ({ group: _id, ...counts });

function ratedGroups(rows: readonly Row[]): RatedGroup[] {
  const groups = Map.groupBy(rows, ({ _id }) => _id.group);
  return [...groups].map(([group, own]) => ratedGroup(group, own));
}

function ratedGroup(group: string, rows: readonly Row[]): RatedGroup {
  const byBusiness = sums(rows, ({ _id }) => String(_id.employer));
  const byRate = sums(rows, ({ _id }) => _id.rateCents);
  return {
    group,
    businesses: byBusiness.size,
    shifts: rows.reduce((sum, { shifts }) => sum + shifts, 0),
    shiftsOfLargest: Math.max(0, ...byBusiness.values()),
    rates: [...byRate]
      .map(([rateCents, shifts]) => ({ rateCents, shifts }))
      .sort((one, other) => one.rateCents - other.rateCents),
  };
}

function sums<Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number> {
  const found = new Map<Key, number>();
  for (const row of rows) found.set(keyOf(row), (found.get(keyOf(row)) ?? 0) + row.shifts);
  return found;
}
