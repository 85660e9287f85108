import { SUPPORT_TOPICS } from '@leafshift/domain/support';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant, requiredText } from '../core/primitives.ts';
import { UserType } from '../users/schemas.ts';

const MOST_WORDS = 2000;

/** A question to the back office. */
export const SupportForm = z.strictObject({
  topic: z.enum(SUPPORT_TOPICS),
  text: requiredText(textCode('FIELD_REQUIRED'), MOST_WORDS),
});
export type SupportForm = z.infer<typeof SupportForm>;

const Answer = z.strictObject({ text: z.string(), at: Instant });

/** A question as who asked it sees it. */
export const SupportRequest = z.strictObject({
  _id: Id,
  topic: z.enum(SUPPORT_TOPICS),
  text: z.string(),
  askedAt: Instant,
  /** Null until it is answered. */
  answer: Answer.nullable(),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

/** A question that waits, as the back office sees it. */
export const WaitingSupport = z.strictObject({
  ...SupportRequest.shape,
  user: z.strictObject({ _id: Id, name: z.string(), usertype: UserType }),
  /** Who is at it, until when without saying so again; null where nobody is. */
  claim: z.strictObject({ _id: Id, name: z.string(), until: Instant }).nullable(),
});
export type WaitingSupport = z.infer<typeof WaitingSupport>;

export const SupportAnswer = z.strictObject({
  text: requiredText(textCode('FIELD_REQUIRED'), MOST_WORDS),
});
export type SupportAnswer = z.infer<typeof SupportAnswer>;
