import { z } from 'zod';
import { Day, Dollars, Instant } from '../core/primitives.ts';
import { JobType } from '../posts/forms.ts';

/**
 * Hourly rates of a group of shifts: the middle one, and the range of the middle half. Only groups
 * in which at least three businesses posted are shown.
 */
const rates = {
  low: Dollars,
  median: Dollars,
  high: Dollars,
  shifts: z.number().int(),
};

/** Provinces in which too few businesses posted are taken together with their neighbours. */
export const MarketRegion = z.enum(['west', 'central', 'atlantic', 'north']);
export type MarketRegion = z.infer<typeof MarketRegion>;

export const MarketStats = z.strictObject({
  /** Shifts that start from this day on. */
  from: Day,
  /** The last day. */
  to: Day,
  generatedAt: Instant,
  /** Null while too few businesses post. */
  totals: z
    .strictObject({
      shifts: z.number().int(),
      spots: z.number().int(),
      filled: z.number().int(),
      medianRate: Dollars,
    })
    .nullable(),
  ratesByJobType: z.array(z.strictObject({ jobType: JobType, ...rates })),
  ratesByPlace: z.array(
    z.strictObject({
      /** The code of a province, or a region. */
      place: z.union([
        z.strictObject({ province: z.string() }),
        z.strictObject({ region: MarketRegion }),
      ]),
      ...rates,
    }),
  ),
  /** Spots asked for and filled, by the Monday of the week; null where too few businesses posted. */
  demandByWeek: z.array(
    z.strictObject({
      week: Day,
      spots: z.number().int().nullable(),
      filled: z.number().int().nullable(),
      /** The week has not ended. */
      isOpen: z.boolean(),
    }),
  ),
  /** Spots of shifts that have begun, and how many were filled. */
  fillByJobType: z.array(
    z.strictObject({ jobType: JobType, spots: z.number().int(), filled: z.number().int() }),
  ),
});
export type MarketStats = z.infer<typeof MarketStats>;
