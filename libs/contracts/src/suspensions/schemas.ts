import { SUSPENSION_REASONS } from '@leafshift/domain/suspension';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, requiredText } from '../core/primitives.ts';

const MAX_WORDS = 500;
const MAX_APPEAL = 2000;

/** How the back office answers an appeal. */
const APPEAL_DECISIONS = ['upheld', 'shortened', 'lifted'] as const;

/** The one appeal against a suspension, and its answer. */
export const Appeal = z.strictObject({
  text: z.string(),
  at: Instant,
  answer: z
    .strictObject({ decision: z.enum(APPEAL_DECISIONS), words: z.string(), at: Instant })
    .nullable(),
});
export type Appeal = z.infer<typeof Appeal>;

/** A suspension as its account sees it; `words` are those of the back office. */
export const Suspension = z.strictObject({
  reason: z.enum(SUSPENSION_REASONS),
  words: z.string(),
  since: Instant,
  /** Null until a person decides. */
  until: Instant.nullable(),
  appeal: Appeal.nullable(),
});
export type Suspension = z.infer<typeof Suspension>;

/** What lies ahead, as an instant. */
export const SuspensionEnd = Instant;

/** What the back office tells the suspended account. */
export const SuspensionWords = requiredText(textCode('REASON_REQUIRED'), MAX_WORDS);

export const AppealForm = z.strictObject({
  text: requiredText(textCode('APPEAL_REQUIRED'), MAX_APPEAL),
});
export type AppealForm = z.infer<typeof AppealForm>;

/** A suspension that was appealed against, for the back office; `_id` is the suspension's. */
export const AppealedSuspension = z.strictObject({
  _id: Id,
  user: Id,
  userName: z.string(),
  usertype: z.enum(['Employer', 'Temp', 'Admin']),
  ...Suspension.shape,
  /** How many suspensions the account had before. */
  earlier: z.number().int().min(0),
});
export type AppealedSuspension = z.infer<typeof AppealedSuspension>;

export const AppealAnswer = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('upheld'), words: SuspensionWords }),
  z.strictObject({
    decision: z.literal('shortened'),
    words: SuspensionWords,
    until: SuspensionEnd,
  }),
  z.strictObject({ decision: z.literal('lifted'), words: SuspensionWords }),
]);
export type AppealAnswer = z.infer<typeof AppealAnswer>;
