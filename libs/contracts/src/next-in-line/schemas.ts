import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

/** A place on a shift that has become free, or that its business offers me, and that is mine to take. */
export const OwnOffer = z.strictObject({
  postId: Id,
  /** Then it is offered to the next. */
  until: Instant,
});
export type OwnOffer = z.infer<typeof OwnOffer>;

/** To whom a free place of my shift is offered at the moment. */
const ShiftOffer = z.strictObject({
  workerId: Id,
  name: z.string(),
  until: Instant,
});

const Named = z.strictObject({ workerId: Id, name: z.string() });

/** The chain of a shift: who is being offered a place, who comes next, and who did not take one. */
export const ShiftChain = z.strictObject({
  offer: ShiftOffer.nullable(),
  /** Whom the business has chosen and who has not been asked yet, in order; missing in answers of the release before. */
  next: z.array(Named).optional(),
  /** Who said no or did not answer; which of the two is not told. */
  passed: z.array(Named).optional(),
  /** Whether those who requested the shift, and favourites, come after the chosen. */
  isReplacement: z.boolean().optional(),
});
export type ShiftChain = z.infer<typeof ShiftChain>;

/** A worker whom the business may offer places to. */
export const OfferableWorker = z.strictObject({
  _id: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  rating: z.number().nullable(),
  /** Completed shifts for this business. */
  shiftsWithMe: z.number().int(),
  isFavourite: z.boolean(),
});
export type OfferableWorker = z.infer<typeof OfferableWorker>;

/** Shifts and workers of one offering. */
export const MAX_OFFERED_SHIFTS = 200;
export const MAX_OFFERED_WORKERS = 20;

/** Why nothing of a shift could be offered. */
const OFFER_PROBLEMS = [
  'SHIFT_FULL',
  'SHIFT_BEGUN',
  'POST_COMPLETE',
  'POST_CANCELLED',
  'NOBODY_TO_OFFER',
] as const;

/** What became of offering a shift: null where somebody is offered a place now. */
export const OfferResult = z.strictObject({
  postId: Id,
  problem: z.enum(OFFER_PROBLEMS).nullable(),
});
export type OfferResult = z.infer<typeof OfferResult>;
