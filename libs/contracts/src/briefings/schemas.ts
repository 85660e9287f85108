import { plainMessage } from '@leafshift/domain/conversations';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, Url } from '../core/primitives.ts';

const MAX_PART = 500;

/** One part of a briefing: some lines of plain text, or nothing. */
const Part = z
  .string()
  .overwrite(plainMessage)
  .max(MAX_PART, textCode('TEXT_TOO_LONG', { count: MAX_PART }));

const parts = { entrance: Part, clothing: Part, contact: Part };

/** What a confirmed worker has to know of a location: where to enter, what to wear, whom to ask. All empty takes it away. */
export const BriefingForm = z.strictObject({
  ...parts,
  /** The `url` of an upload of kind `briefing-photo`, or that of the briefing; null for none. */
  photo: Url.nullable(),
});
export type BriefingForm = z.infer<typeof BriefingForm>;

export const Briefing = z.strictObject({
  location: Id,
  /** Counts from 1 with each change; a worker reads each once. */
  version: z.number().int(),
  entrance: z.string(),
  clothing: z.string(),
  contact: z.string(),
  /** An address for a minute and this session. */
  photo: Url.nullable(),
  updatedAt: Instant,
});
export type Briefing = z.infer<typeof Briefing>;

/** The briefing of a shift that I am confirmed on. */
export const ComingBriefing = z.strictObject({
  post: Id,
  briefing: Briefing,
  /** When I said that I have read it as it is now. */
  readAt: Instant.nullable(),
});
export type ComingBriefing = z.infer<typeof ComingBriefing>;

/** Who of a shift has read the briefing as it is now. */
export const BriefingReader = z.strictObject({ worker: Id, readAt: Instant.nullable() });
export type BriefingReader = z.infer<typeof BriefingReader>;
