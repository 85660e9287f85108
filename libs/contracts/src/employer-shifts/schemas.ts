import { z } from 'zod';
import { PageQuery } from '../core/paging.ts';
import { Dollars, Id, Instant } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';

/** How an employer's shifts are divided (POST-57); one can need something and stand in another part as well. */
export const SHIFT_TABS = ['needs-action', 'upcoming', 'to-submit', 'past'] as const;
export type ShiftTab = (typeof SHIFT_TABS)[number];

/** What a shift waits for its employer with (POST-58). */
export const SHIFT_NEEDS = ['requests', 'submit', 'dispute', 'pay-refused'] as const;
export type ShiftNeed = (typeof SHIFT_NEEDS)[number];

/** What an employer narrows their shifts to; `from` and `to` bound the start, `to` is exclusive. */
export const EmployerShiftFilters = z.strictObject({
  /** Of one location of the profile. */
  location: Id.optional(),
  /** Of one supervisor of the profile. */
  supervisor: Id.optional(),
  /** That this worker has asked for or is confirmed on, by their user id. */
  worker: Id.optional(),
  state: z.enum(['open', 'filled', 'complete', 'cancelled']).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  /** Words of the posting, or of the name of a worker on it. */
  q: z.string().trim().min(1).max(100).optional(),
});
export type EmployerShiftFilters = z.infer<typeof EmployerShiftFilters>;

export const EmployerShiftsQuery = z.strictObject({
  ...PageQuery.shape,
  ...EmployerShiftFilters.shape,
  tab: z.enum(SHIFT_TABS),
});
export type EmployerShiftsQuery = z.infer<typeof EmployerShiftsQuery>;

/** One shift in an employer's list. */
export const EmployerShiftRow = z.strictObject({
  post: TempPost,
  /**
   * With fees and tax: of the invoice; before it, with all spots worked as posted, after the end with those that
   * were filled.
   */
  total: Dollars,
  /** Whether the total is that of an invoice. */
  isBilled: z.boolean(),
  needs: z.array(z.enum(SHIFT_NEEDS)),
});
export type EmployerShiftRow = z.infer<typeof EmployerShiftRow>;

/** How many shifts each tab has. */
export const ShiftCounts = z.record(z.enum(SHIFT_TABS), z.number().int().nonnegative());
export type ShiftCounts = z.infer<typeof ShiftCounts>;

/** A worker who has asked for shifts of the employer or was confirmed on them; `_id` is their user id. */
export const WorkerOfEmployer = z.strictObject({ _id: Id, name: z.string() });
export type WorkerOfEmployer = z.infer<typeof WorkerOfEmployer>;

/** What waits for an employer, counted (POST-61). */
export const EmployerDesk = z.strictObject({
  /** Requests that can be answered. */
  requests: z.number().int().nonnegative(),
  /** Shifts that have ended and wait to be submitted. */
  toSubmit: z.number().int().nonnegative(),
  /** Spots that are open on shifts that begin before the moment asked about. */
  openSpots: z.number().int().nonnegative(),
  /** Shifts whose hours a worker disputes and waits for an answer. */
  disputes: z.number().int().nonnegative(),
  /** Shifts whose pay the card refused, and invoices that it did not pay. */
  payments: z.number().int().nonnegative(),
});
export type EmployerDesk = z.infer<typeof EmployerDesk>;

/** How far a worker lives from the store of a shift, in whole kilometres; `isExact` as for any distance (SHIFT-60). */
export const WorkerDistance = z.strictObject({
  worker: Id,
  km: z.number().int().positive(),
  isExact: z.boolean(),
});
export type WorkerDistance = z.infer<typeof WorkerDistance>;
