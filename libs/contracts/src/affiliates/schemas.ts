import { z } from 'zod';
import { Dollars } from '../core/primitives.ts';

/** My link's code, how many joined by it, and what that has earned; nobody is named (ACCOUNT-62). */
export const Affiliate = z.strictObject({
  /** Of the link `/register?ref=CODE`. */
  code: z.string(),
  joined: z.number().int().min(0),
  /** Null where joining earns me nothing: the account is a business's, or it is switched off. */
  reward: z
    .strictObject({
      /** At most so much for each; null where it is switched off and only earlier rewards are left. */
      most: Dollars.nullable(),
      /** How many days after the first paid shift it is decided. */
      days: z.number().int().min(0),
      earned: Dollars,
      /** Of it what has not arrived at my bank. */
      toCome: Dollars,
    })
    .nullable(),
});
export type Affiliate = z.infer<typeof Affiliate>;
