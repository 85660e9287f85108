import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

/** A place on a shift that I requested, which has become free and is mine to take. */
export const OwnOffer = z.strictObject({
  postId: Id,
  /** Then it is offered to the next. */
  until: Instant,
});
export type OwnOffer = z.infer<typeof OwnOffer>;

/** To whom a free place of my shift is offered at the moment. */
export const ShiftOffer = z.strictObject({
  workerId: Id,
  name: z.string(),
  until: Instant,
});
export type ShiftOffer = z.infer<typeof ShiftOffer>;
