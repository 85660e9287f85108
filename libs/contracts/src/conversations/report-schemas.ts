import { MESSAGE_REPORT_REASONS } from '@leafshift/domain/conversations';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, requiredText, Url } from '../core/primitives.ts';

const Person = z.strictObject({ _id: Id, name: z.string() });
const Side = z.enum(['business', 'worker']);

/** A reported message that waits for the back office. */
export const MessageReport = z.strictObject({
  _id: Id,
  post: Id,
  jobTitle: z.string(),
  locationName: z.string(),
  reason: z.enum(MESSAGE_REPORT_REASONS),
  words: z.string(),
  reporter: Person,
  reported: Person.extend({ side: Side }),
  createdAt: Instant,
});
export type MessageReport = z.infer<typeof MessageReport>;

/** A message beside a reported one, as the back office reads it. */
export const ReportedContext = z.strictObject({
  _id: Id,
  side: Side,
  text: z.string(),
  image: Url.nullable(),
  isRemoved: z.boolean(),
  /** The one that was reported. */
  isReported: z.boolean(),
  sentAt: Instant,
});
export type ReportedContext = z.infer<typeof ReportedContext>;

/** What the back office decides: nothing, that the message goes, or that the two write no more as well. */
export const MessageReportDecision = z.strictObject({
  decision: z.enum(['dismissed', 'removed', 'closed']),
  reason: requiredText(textCode('REASON_REQUIRED'), 500),
});
export type MessageReportDecision = z.infer<typeof MessageReportDecision>;
