import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id, Instant } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';

const confirmedAssignment = z.strictObject({ postId: Id, confirmedId: Id });

export const clockIn = defineCall({
  name: 'clockedtime.clockIn',
  method: 'PUT',
  path: '/clockedtime/clockin/:postId/:confirmedId',
  access: ['Employer'],
  summary: "Confirm a worker's clock-in time",
  params: confirmedAssignment,
  body: z.strictObject({ clockIn: Instant }),
  answer: TempPost,
  status: 200,
  errors: ['ALREADY_CLOCKED_IN', 'POST_COMPLETE', 'POST_CANCELLED'],
  idempotent: true,
});

export const clockOut = defineCall({
  name: 'clockedtime.clockOut',
  method: 'PUT',
  path: '/clockedtime/clockout/:postId/:confirmedId',
  access: ['Employer'],
  summary: "Confirm a worker's clock-out time: after clock-in, at most 24 hours",
  params: confirmedAssignment,
  body: z.strictObject({ clockOut: Instant }),
  answer: TempPost,
  status: 200,
  errors: [
    'NOT_CLOCKED_IN',
    'ALREADY_CLOCKED_OUT',
    'CLOCK_OUT_BEFORE_IN',
    'SHIFT_TOO_LONG',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});
