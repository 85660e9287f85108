import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

/** One sign-in that is still good, as its owner sees it. */
export const OwnSession = z.strictObject({
  _id: Id,
  /** Browser and system, such as `Firefox, Windows`; empty where they were not recognised. */
  device: z.string(),
  createdAt: Instant,
  /** Exact to a few minutes. */
  lastUsedAt: Instant,
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;
