import { TERM_CHANGES } from '@leafshift/domain/shift-lifecycle';
import { z } from 'zod';
import { Dollars, Instant, MAX_TEXT } from '../core/primitives.ts';

const line = z.string().max(MAX_TEXT);

/** The terms of a shift as a page showed them; named as on the shift. */
export const SeenTerms = z.strictObject({
  date: Instant,
  duration: z.number(),
  rate: Dollars,
  jobType: line,
  jobTitle: line,
  location: z.strictObject({ fullAddress: z.string().max(1000), city: line, province: line }),
});
export type SeenTerms = z.infer<typeof SeenTerms>;

/** What a worker takes a shift on; who does not say which terms they saw takes the present ones. */
export const OnTerms = z.strictObject({ seen: SeenTerms.optional() }).default({});

/** A request whose shift was changed, until its worker agrees: what has changed, and what it was before. */
export const ChangedTerms = z.strictObject({
  what: z.array(z.enum(TERM_CHANGES)),
  before: z.strictObject({
    date: Instant,
    endDate: Instant,
    timeZone: z.string(),
    duration: z.number(),
    rate: Dollars,
    jobType: z.string(),
    jobTitle: z.string(),
    location: z.strictObject({
      locationName: z.string(),
      fullAddress: z.string(),
      city: z.string(),
      province: z.string(),
    }),
  }),
});
export type ChangedTerms = z.infer<typeof ChangedTerms>;
