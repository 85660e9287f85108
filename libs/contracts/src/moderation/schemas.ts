import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, optionalText, requiredText } from '../core/primitives.ts';
import { PermanentPost } from '../posts/schemas.ts';

const MAX_REASON = 500;

/** A posting that waits for the back office. */
export const WaitingPost = z.strictObject({
  post: PermanentPost,
  employer: Id,
  waitingSince: Instant,
  /** Goes back with the decision, so that nobody decides about a text that they have not read. */
  revision: z.number().int(),
});
export type WaitingPost = z.infer<typeof WaitingPost>;

const revision = z.number().int().min(0);

export const PostingDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('Approved'), revision }),
  z.strictObject({
    decision: z.literal('Rejected'),
    reason: requiredText(textCode('REASON_REQUIRED'), MAX_REASON),
    revision,
  }),
]);
export type PostingDecision = z.infer<typeof PostingDecision>;

/** Why somebody reports a posting: one of `REPORT_REASONS`, or said in their own words; 'other' needs words. */
export const ReportForm = z
  .strictObject({
    reason: requiredText(textCode('REASON_REQUIRED'), MAX_REASON),
    words: optionalText(MAX_REASON),
  })
  .refine(({ reason, words }) => reason !== 'other' || words, {
    path: ['words'],
    error: textCode('REASON_REQUIRED'),
  });
export type ReportForm = z.infer<typeof ReportForm>;

/** A report that waits for the back office. */
export const PostingReport = z.strictObject({
  _id: Id,
  postId: Id,
  employmentType: z.enum(['Temp', 'Permanent']),
  title: z.string(),
  employer: Id,
  employerName: z.string(),
  reason: z.string(),
  words: z.string(),
  /** Whether the person who reported was signed in; who it was is nobody's business here. */
  isMember: z.boolean(),
  createdAt: Instant,
});
export type PostingReport = z.infer<typeof PostingReport>;

export const TakeDown = z.strictObject({
  reason: requiredText(textCode('REASON_REQUIRED'), MAX_REASON),
});
