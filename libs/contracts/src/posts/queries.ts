import { WEEKLY_HOURS_GROUPS } from '@leafshift/domain/job-facts';
import { NEAR_HOME } from '@leafshift/domain/search-area';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { PageQuery } from '../core/paging.ts';
import { Day, Instant } from '../core/primitives.ts';
import { Benefit, Credential, EmploymentKind, JobType } from './forms.ts';

const search = z.string().trim().min(1).max(100);

/** An employer's shifts; `from` and `to` bound the start, `open` are those without a status. */
export const EmployerPostsQuery = z.strictObject({
  ...PageQuery.shape,
  from: Instant.optional(),
  to: Instant.optional(),
  status: z.enum(['open', 'filled', 'complete', 'cancelled']).optional(),
  q: search.optional(),
});
export type EmployerPostsQuery = z.infer<typeof EmployerPostsQuery>;

const coordinates = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, textCode('COORDINATES_REQUIRED'));

/**
 * Open shifts that the worker may still request. `near` is `latitude,longitude` or `home`; `withinKm` and the
 * order by the nearest go with it. Around the home of somebody whose address has no place on the map
 * nothing is left away.
 */
export const FindWorkQuery = z.strictObject({
  ...PageQuery.shape,
  q: search.optional(),
  province: z.string().max(50).optional(),
  city: z.string().max(100).optional(),
  jobType: JobType.optional(),
  minRate: z.coerce.number().min(0).max(1000).optional(),
  from: z.union([Day, Instant]).optional(),
  to: z.union([Day, Instant]).optional(),
  near: z.union([z.literal(NEAR_HOME), coordinates]).optional(),
  withinKm: z.coerce.number().min(1).max(500).optional(),
  sort: z.enum(['soonest', 'nearest', 'newest', 'best-paid']).default('soonest'),
});
export type FindWorkQuery = z.infer<typeof FindWorkQuery>;

export const BoardQuery = z.strictObject({
  ...PageQuery.shape,
  q: search.optional(),
  province: z.string().max(50).optional(),
  kind: EmploymentKind.optional(),
  hours: z.enum(WEEKLY_HOURS_GROUPS).optional(),
  benefit: Benefit.optional(),
  /** Those that ask for it. */
  credential: Credential.optional(),
  sort: z.enum(['newest', 'best-paid']).default('newest'),
});
export type BoardQuery = z.infer<typeof BoardQuery>;
