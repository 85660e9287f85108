import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { pageOf } from '../core/paging.ts';
import { Id, Instant } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';
import { Timesheet, TimesheetQuery } from './schemas.ts';

const confirmedAssignment = z.strictObject({ postId: Id, confirmedId: Id });

/** Between which times a clock-in and a clock-out may lie, and what time it is for the API. */
export const clockRules = defineCall({
  name: 'clockedtime.rules',
  method: 'GET',
  path: '/clockedtime/rules',
  access: ['Employer'],
  summary: 'Which times can be clocked, and the time by which that is judged',
  answer: z.strictObject({
    now: Instant,
    clockInEarlyMinutes: z.number().int(),
    clockOutMaxHours: z.number(),
  }),
  status: 200,
});

export const clockIn = defineCall({
  name: 'clockedtime.clockIn',
  method: 'PUT',
  path: '/clockedtime/clockin/:postId/:confirmedId',
  access: ['Employer'],
  summary: "Confirm a worker's clock-in time: not long before the start, nor in the future",
  params: confirmedAssignment,
  body: z.strictObject({ clockIn: Instant }),
  answer: TempPost,
  status: 200,
  errors: [
    'ALREADY_CLOCKED_IN',
    'CLOCK_TOO_EARLY',
    'CLOCK_IN_FUTURE',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const clockOut = defineCall({
  name: 'clockedtime.clockOut',
  method: 'PUT',
  path: '/clockedtime/clockout/:postId/:confirmedId',
  access: ['Employer'],
  summary: "Confirm a worker's clock-out time: after clock-in, not in the future",
  params: confirmedAssignment,
  body: z.strictObject({ clockOut: Instant }),
  answer: TempPost,
  status: 200,
  errors: [
    'NOT_CLOCKED_IN',
    'ALREADY_CLOCKED_OUT',
    'CLOCK_OUT_BEFORE_IN',
    'CLOCK_IN_FUTURE',
    'CLOCK_TOO_LONG',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const timesheets = defineCall({
  name: 'clockedtime.timesheets',
  method: 'GET',
  path: '/clockedtime/timesheets',
  access: ['Employer', 'Temp'],
  summary: 'My timesheets, latest shift first',
  query: TimesheetQuery,
  answer: pageOf('timesheets', Timesheet),
  status: 200,
});
