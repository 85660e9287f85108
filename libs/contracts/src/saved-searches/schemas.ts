import { PROVINCE_CODES } from '@leafshift/domain/provinces';
import { textCode } from '@leafshift/domain/text-code';
import { WORK_DISTANCES } from '@leafshift/domain/work-search';
import { z } from 'zod';
import { Day, Id, Instant, requiredText } from '../core/primitives.ts';
import { JobType } from '../posts/forms.ts';
import { FindWorkQuery } from '../posts/queries.ts';

/** Searches that a worker may keep. */
export const MAX_SAVED_SEARCHES = 10;

const words = z.string().trim().min(1).max(100);

/** What a search narrows Find Work to; what is absent is not narrowed. A distance counts from home. */
const WorkFilters = z.strictObject({
  q: words.optional(),
  province: z.enum(PROVINCE_CODES).optional(),
  city: words.optional(),
  jobType: JobType.optional(),
  /** Dollars an hour. */
  minRate: z.number().positive().max(1000).optional(),
  from: Day.optional(),
  to: Day.optional(),
  withinKm: z.literal([...WORK_DISTANCES]).optional(),
});

const name = requiredText(textCode('SEARCH_NAME_REQUIRED'), 60);

/** A search of Find Work under a name of the worker's own. */
export const SavedSearchForm = z.strictObject({
  name,
  filters: WorkFilters,
  sort: FindWorkQuery.shape.sort.unwrap(),
  /** Whether new shifts that fit are told. */
  alerts: z.boolean(),
});
export type SavedSearchForm = z.infer<typeof SavedSearchForm>;

/** What can be changed of a search; what it looks for stays. */
export const SavedSearchChange = SavedSearchForm.pick({ name: true, alerts: true });
export type SavedSearchChange = z.infer<typeof SavedSearchChange>;

export const SavedSearch = z.strictObject({
  _id: Id,
  ...SavedSearchForm.shape,
  savedAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;
