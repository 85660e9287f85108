import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

/** Workers an employer may keep as favourites. */
export const MAX_FAVOURITES = 100;

/** A worker whom an employer likes to work with; `_id` is their user id. */
export const FavouriteWorker = z.strictObject({
  _id: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  /** Average of stars over all employers. */
  rating: z.number().nullable(),
  /** Completed shifts for this employer. */
  shiftsWithMe: z.number().int(),
  addedAt: Instant,
});
export type FavouriteWorker = z.infer<typeof FavouriteWorker>;

/** Somebody who was invited to a shift, and what they made of it. */
export const Invitation = z.strictObject({
  /** The worker's user id. */
  _id: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  invitedAt: Instant,
  answer: z.enum(['waiting', 'requested', 'confirmed']),
});
export type Invitation = z.infer<typeof Invitation>;
