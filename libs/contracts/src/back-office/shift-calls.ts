import { z } from 'zod';
import { Timesheet } from '../clockedtime/schemas.ts';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Dollars, Hours, Id, Instant } from '../core/primitives.ts';
import { Invoice } from '../invoice/schemas.ts';
import { Payout } from '../payouts/schemas.ts';
import { NamedPerson } from './people-schemas.ts';

/** Where a shift is: it has open spots, is full, was submitted or cancelled. */
export const SHIFT_STATES = ['open', 'filled', 'completed', 'cancelled'] as const;

/** A line of the list of shifts. */
export const ShiftRow = z.strictObject({
  _id: Id,
  employer: NamedPerson,
  jobType: z.string(),
  jobTitle: z.string(),
  locationName: z.string(),
  city: z.string(),
  province: z.string(),
  date: Instant,
  endsAt: Instant,
  timeZone: z.string(),
  durationHours: Hours,
  rate: Dollars,
  totalWorkers: z.number().int(),
  confirmed: z.number().int(),
  requests: z.number().int(),
  openSpots: z.number().int(),
  state: z.enum(SHIFT_STATES),
  createdAt: Instant,
});
export type ShiftRow = z.infer<typeof ShiftRow>;

/** What speaks for a time that a worker recorded. */
export const ClockedProof = z.strictObject({
  at: Instant,
  /** The code of the shift, the poster of the place, or the worker's word alone. */
  by: z.enum(['code', 'poster', 'none']),
  /** When the employer accepted what nobody had witnessed. */
  acceptedAt: Instant.nullable(),
  /** How far from the place, where the worker let it be known. */
  metres: z.number().int().nullable(),
});
export type ClockedProof = z.infer<typeof ClockedProof>;

/** A worker on a shift, with both sides' times. */
const ShiftAssignment = z.strictObject({
  _id: Id,
  worker: NamedPerson,
  /** Requested, confirmed, clocked in and so on; see the lifecycle. */
  state: z.string(),
  requestedAt: Instant,
  completedAt: Instant.nullable(),
  /** Why the employer released the worker, where they did. */
  release: z.strictObject({ reason: z.string(), at: Instant }).nullable(),
  /** The times that count, and where the timesheet has begun all that both sides say. */
  clockIn: Instant.nullable(),
  clockOut: Instant.nullable(),
  breakMinutes: z.number().int().min(0),
  timesheet: Timesheet.nullable(),
  /** Coming and going as the worker recorded them; null where they did not. */
  proof: z.strictObject({ in: ClockedProof.nullable(), out: ClockedProof.nullable() }),
});

/** One shift with everybody on it. */
export const ShiftFile = z.strictObject({
  shift: ShiftRow,
  fullAddress: z.string(),
  supervisor: z.strictObject({ name: z.string(), phoneNumber: z.string(), email: z.string() }),
  jobDescription: z.string(),
  invoiceId: Id.nullable(),
  takenDownReason: z.string().nullable(),
  completedAt: Instant.nullable(),
  /** Of the shift and of corrections of its hours, oldest first. */
  invoices: z.array(
    z.strictObject({
      ...Invoice.pick({ _id: true, number: true, status: true, total: true }).shape,
      hasFailed: z.boolean(),
    }),
  ),
  /** What its workers are paid, oldest first. */
  payouts: z.array(
    z.strictObject({
      ...Payout.pick({ _id: true, status: true, waitingFor: true, amount: true, hours: true })
        .shape,
      worker: NamedPerson,
      correction: Payout.shape.correction,
    }),
  ),
  /** Oldest request first. */
  assignments: z.array(ShiftAssignment),
});
export type ShiftFile = z.infer<typeof ShiftFile>;

export const adminShifts = defineCall({
  name: 'admin.shifts',
  method: 'GET',
  path: '/admin/shifts',
  access: ['Admin'],
  roles: ['support', 'finance'],
  summary: 'Shifts, latest first; `q` is the start of a business’s name or address, or an id',
  query: z.strictObject({
    ...PageQuery.shape,
    q: z.string().trim().max(100).optional(),
    from: z.union([Day, Instant]).optional(),
    to: z.union([Day, Instant]).optional(),
    state: z.enum(SHIFT_STATES).optional(),
  }),
  answer: pageOf('shifts', ShiftRow),
  status: 200,
});

export const adminShift = defineCall({
  name: 'admin.shift',
  method: 'GET',
  path: '/admin/shifts/:id',
  access: ['Admin'],
  roles: ['support', 'finance'],
  summary: 'One shift with its workers and the hours as both sides have them',
  params: z.strictObject({ id: Id }),
  answer: ShiftFile,
  status: 200,
});
