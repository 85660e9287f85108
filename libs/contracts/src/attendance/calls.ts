import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, Instant } from '../core/primitives.ts';
import {
  ArrivingForm,
  OwnAttendance,
  WaitingWorker,
  Whereabouts,
  WorkerAttendance,
} from './schemas.ts';

const ofShift = z.strictObject({ postId: Id });

export const sayComing = defineCall({
  name: 'attendance.coming',
  method: 'POST',
  path: '/attendance/:postId/coming',
  access: ['Temp'],
  summary: 'I still come to the shift, once I was asked; to say no is to cancel',
  params: ofShift,
  answer: OwnAttendance,
  status: 200,
  errors: ['NOT_CONFIRMED', 'COMING_NOT_ASKED', 'SHIFT_BEGUN', 'POST_COMPLETE', 'POST_CANCELLED'],
  idempotent: true,
});

export const sayArriving = defineCall({
  name: 'attendance.arriving',
  method: 'POST',
  path: '/attendance/:postId/arriving',
  access: ['Temp'],
  summary: 'I am on my way to the shift, in time or late by some minutes; what is said last counts',
  params: ofShift,
  body: ArrivingForm,
  answer: OwnAttendance,
  status: 200,
  errors: [
    'NOT_CONFIRMED',
    'ARRIVING_TOO_EARLY',
    'ARRIVING_TOO_LATE',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const sayNobodyHere = defineCall({
  name: 'attendance.nobodyHere',
  method: 'POST',
  path: '/attendance/:postId/nobody-here',
  access: ['Temp'],
  summary: 'I am at the place and nobody is here, from an hour before the start until the end',
  params: ofShift,
  body: Whereabouts,
  answer: OwnAttendance,
  status: 200,
  errors: [
    'NOT_CONFIRMED',
    'NOBODY_TOO_EARLY',
    'NOBODY_TOO_LATE',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const sayStillNobody = defineCall({
  name: 'attendance.stillNobody',
  method: 'POST',
  path: '/attendance/:postId/still-nobody',
  access: ['Temp'],
  summary: 'I have waited an hour and still nobody is here',
  params: ofShift,
  body: Whereabouts,
  answer: OwnAttendance,
  status: 200,
  errors: [
    'NOT_CONFIRMED',
    'NOBODY_NOT_REPORTED',
    'NOBODY_WAIT_LONGER',
    'NOBODY_TOO_LATE',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const ownAttendance = defineCall({
  name: 'attendance.own',
  method: 'GET',
  path: '/attendance',
  access: ['Temp'],
  summary: 'How I stand on the shifts that I am confirmed on, soonest first',
  answer: z.strictObject({ now: Instant, attendance: z.array(OwnAttendance) }),
  status: 200,
});

export const shiftAttendance = defineCall({
  name: 'attendance.ofShift',
  method: 'GET',
  path: '/attendance/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Which confirmed workers of my shift have said that they come, and who waits outside',
  params: ofShift,
  answer: z.strictObject({ workers: z.array(WorkerAttendance) }),
  status: 200,
});

export const waitingWorkers = defineCall({
  name: 'admin.attendance',
  method: 'GET',
  path: '/admin/attendance',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Workers who had waited half an hour and found nobody, the newest first',
  query: PageQuery,
  answer: pageOf('waiting', WaitingWorker),
  status: 200,
});
