import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, Instant } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';
import {
  AcceptedMoment,
  BreakMinutes,
  ClockCode,
  CorrectionForm,
  DisputeAnswerForm,
  DisputeDecisionForm,
  DisputedTimesheet,
  DisputeForm,
  LocationPoster,
  PosterCode,
  SelfClockForm,
  Timesheet,
  TimesheetQuery,
} from './schemas.ts';

const confirmedAssignment = z.strictObject({ postId: Id, confirmedId: Id });

/** Between which times a clock-in and a clock-out may lie, and what time it is for the API. */
export const clockRules = defineCall({
  name: 'clockedtime.rules',
  method: 'GET',
  path: '/clockedtime/rules',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'none' },
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
  member: { needs: 'shifts', stores: { shift: 'postId' } },
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
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: "Confirm a worker's clock-out time: after clock-in, not in the future",
  params: confirmedAssignment,
  body: z.strictObject({ clockOut: Instant, breakMinutes: BreakMinutes.optional() }),
  answer: TempPost,
  status: 200,
  errors: [
    'NOT_CLOCKED_IN',
    'ALREADY_CLOCKED_OUT',
    'CLOCK_OUT_BEFORE_IN',
    'CLOCK_IN_FUTURE',
    'CLOCK_TOO_LONG',
    'BREAK_TOO_LONG',
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
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'My timesheets, latest shift first',
  query: TimesheetQuery,
  answer: pageOf('timesheets', Timesheet),
  status: 200,
});

const ofShift = z.strictObject({ postId: Id });

const OVER = ['POST_COMPLETE', 'POST_CANCELLED'] as const;

export const clockCode = defineCall({
  name: 'clockedtime.code',
  method: 'GET',
  path: '/clockedtime/code/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'The code of my shift with which workers clock themselves; another one every 30 seconds',
  params: ofShift,
  answer: ClockCode,
  status: 200,
  errors: ['CLOCK_TOO_EARLY', ...OVER],
});

export const locationPoster = defineCall({
  name: 'clockedtime.poster',
  method: 'GET',
  path: '/clockedtime/posters/:locationId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { store: 'locationId' } },
  summary: 'The poster of my location, with which workers there clock themselves',
  params: z.strictObject({ locationId: Id }),
  answer: LocationPoster,
  status: 200,
});

export const posterShift = defineCall({
  name: 'clockedtime.posterShift',
  method: 'GET',
  path: '/clockedtime/poster-shift',
  access: ['Temp'],
  summary: 'Which of my confirmed shifts is at the place of a poster now, or next',
  query: z.strictObject({ code: PosterCode }),
  answer: z.strictObject({ postId: Id }),
  status: 200,
  errors: ['POSTER_UNKNOWN'],
});

export const selfClockIn = defineCall({
  name: 'clockedtime.selfIn',
  method: 'POST',
  path: '/clockedtime/self/:postId/in',
  access: ['Temp'],
  summary:
    'Clock myself in: with the code of the shift it counts, without it the employer is asked',
  params: ofShift,
  body: SelfClockForm.omit({ breakMinutes: true }),
  answer: Timesheet,
  status: 200,
  errors: [
    'CLOCK_CODE_WRONG',
    'POSTER_UNKNOWN',
    'NOT_CONFIRMED',
    'ALREADY_CLOCKED_OUT',
    'CLOCK_TOO_EARLY',
    'CLOCK_SENT_TOO_LATE',
    ...OVER,
  ],
  idempotent: true,
});

export const selfClockOut = defineCall({
  name: 'clockedtime.selfOut',
  method: 'POST',
  path: '/clockedtime/self/:postId/out',
  access: ['Temp'],
  summary: 'Clock myself out, with my unpaid break; as with clocking in',
  params: ofShift,
  body: SelfClockForm,
  answer: Timesheet,
  status: 200,
  errors: [
    'CLOCK_CODE_WRONG',
    'POSTER_UNKNOWN',
    'NOT_CONFIRMED',
    'NOT_CLOCKED_IN',
    'CLOCK_OUT_BEFORE_IN',
    'CLOCK_TOO_LONG',
    'CLOCK_SENT_TOO_LATE',
    'BREAK_TOO_LONG',
    ...OVER,
  ],
  idempotent: true,
});

export const recordBreak = defineCall({
  name: 'clockedtime.recordBreak',
  method: 'PUT',
  path: '/clockedtime/self/:postId/break',
  access: ['Temp'],
  summary:
    'My unpaid break, until the shift is submitted; it counts where the employer entered none',
  params: ofShift,
  body: z.strictObject({ breakMinutes: BreakMinutes }),
  answer: Timesheet,
  status: 200,
  errors: ['NOT_CLOCKED_IN', 'BREAK_TOO_LONG', ...OVER],
  idempotent: true,
});

const ofTimesheet = z.strictObject({ id: Id });

export const witnessTime = defineCall({
  name: 'clockedtime.witness',
  method: 'POST',
  path: '/clockedtime/timesheets/:id/witness',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { timesheet: 'id' } },
  summary: 'Accept a time that a worker recorded without a code; it counts where there is none yet',
  params: ofTimesheet,
  body: AcceptedMoment,
  answer: Timesheet,
  status: 200,
  errors: [
    'NOTHING_TO_ACCEPT',
    'NOT_CONFIRMED',
    'NOT_CLOCKED_IN',
    'CLOCK_OUT_BEFORE_IN',
    'CLOCK_TOO_LONG',
    'BREAK_TOO_LONG',
    ...OVER,
  ],
  idempotent: true,
});

export const correctTimesheet = defineCall({
  name: 'clockedtime.correct',
  method: 'PUT',
  path: '/clockedtime/timesheets/:id',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { timesheet: 'id' } },
  summary: 'Put times or break right until the shift is submitted; the worker is told why',
  params: ofTimesheet,
  body: CorrectionForm,
  answer: Timesheet,
  status: 200,
  errors: [
    'CORRECTION_REASON_REQUIRED',
    'NOT_CLOCKED_IN',
    'NOT_CLOCKED_OUT',
    'CLOCK_TOO_EARLY',
    'CLOCK_IN_FUTURE',
    'CLOCK_OUT_BEFORE_IN',
    'CLOCK_TOO_LONG',
    'BREAK_TOO_LONG',
    ...OVER,
  ],
  idempotent: true,
});

export const acceptTimesheet = defineCall({
  name: 'clockedtime.acceptTimesheet',
  method: 'POST',
  path: '/clockedtime/timesheets/:id/accept',
  access: ['Temp'],
  summary: 'Accept the hours of a submitted shift',
  params: z.strictObject({ id: Id }),
  answer: Timesheet,
  status: 200,
  errors: ['TIMESHEET_NOT_OPEN'],
  idempotent: true,
});

export const disputeTimesheet = defineCall({
  name: 'clockedtime.disputeTimesheet',
  method: 'POST',
  path: '/clockedtime/timesheets/:id/dispute',
  access: ['Temp'],
  summary:
    'Say that the hours of a submitted shift are wrong, and what they were, or that I was sent home',
  params: z.strictObject({ id: Id }),
  body: DisputeForm,
  answer: Timesheet,
  status: 200,
  errors: [
    'TIMESHEET_NOT_OPEN',
    'CLOCK_TOO_EARLY',
    'CLOCK_IN_FUTURE',
    'CLOCK_OUT_BEFORE_IN',
    'CLOCK_TOO_LONG',
    'BREAK_TOO_LONG',
  ],
  idempotent: true,
});

export const answerDispute = defineCall({
  name: 'clockedtime.answerDispute',
  method: 'POST',
  path: '/clockedtime/timesheets/:id/answer',
  access: ['Employer'],
  member: { needs: 'money', stores: { timesheet: 'id' } },
  summary: 'Agree to what a worker claims, or explain; agreeing books what it makes more',
  params: z.strictObject({ id: Id }),
  body: DisputeAnswerForm,
  answer: Timesheet,
  status: 200,
  errors: ['DISPUTE_NOT_OPEN'],
  idempotent: true,
});

export const disputedTimesheets = defineCall({
  name: 'admin.disputedTimesheets',
  method: 'GET',
  path: '/admin/timesheets',
  access: ['Admin'],
  roles: ['support', 'finance'],
  summary: 'Disputes of hours on which worker and employer do not agree, longest disputed first',
  query: PageQuery,
  answer: pageOf('disputes', DisputedTimesheet),
  status: 200,
});

export const decideTimesheet = defineCall({
  name: 'admin.decideTimesheet',
  method: 'POST',
  path: '/admin/timesheets/:id/decide',
  access: ['Admin'],
  roles: ['support', 'finance'],
  summary:
    'Decide which times count, and who was sent home; what that makes more or less is booked',
  stepUp: true,
  params: z.strictObject({ id: Id }),
  body: DisputeDecisionForm,
  answer: Timesheet,
  status: 200,
  errors: [
    'DISPUTE_NOT_TO_DECIDE',
    'CLOCK_TOO_EARLY',
    'CLOCK_IN_FUTURE',
    'CLOCK_OUT_BEFORE_IN',
    'CLOCK_TOO_LONG',
    'BREAK_TOO_LONG',
  ],
  idempotent: true,
});
