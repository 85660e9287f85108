import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { pageOf } from '../core/paging.ts';
import { Id, Instant } from '../core/primitives.ts';
import { TempPost } from '../posts/schemas.ts';
import {
  EmployerDesk,
  EmployerShiftFilters,
  EmployerShiftRow,
  EmployerShiftsQuery,
  ShiftCounts,
  WorkerDistance,
  WorkerOfEmployer,
} from './schemas.ts';

export const employerShiftRows = defineCall({
  name: 'employerShifts.list',
  method: 'GET',
  path: '/employer-shifts',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'My shifts of one tab: the next first, those that are past latest first',
  query: EmployerShiftsQuery,
  answer: pageOf('rows', EmployerShiftRow),
  status: 200,
});

export const employerShiftCounts = defineCall({
  name: 'employerShifts.counts',
  method: 'GET',
  path: '/employer-shifts/counts',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'How many of my shifts each tab has',
  query: EmployerShiftFilters,
  answer: ShiftCounts,
  status: 200,
});

export const employerDesk = defineCall({
  name: 'employerShifts.desk',
  method: 'GET',
  path: '/employer-shifts/desk',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary:
    'How much waits for me: requests, shifts to submit, open spots until a moment, disputes, payments',
  query: z.strictObject({ until: Instant }),
  answer: EmployerDesk,
  status: 200,
});

export const workersOfEmployer = defineCall({
  name: 'employerShifts.workers',
  method: 'GET',
  path: '/employer-shifts/workers',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'Workers who asked for my shifts or worked them, by words of their name or by one id',
  query: z.strictObject({
    q: z.string().trim().min(1).max(100).optional(),
    id: Id.optional(),
  }),
  answer: z.strictObject({ workers: z.array(WorkerOfEmployer) }),
  status: 200,
});

export const shiftDistances = defineCall({
  name: 'employerShifts.distances',
  method: 'GET',
  path: '/employer-shifts/:postId/distances',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'How far those who requested my shift, or are confirmed on it, live from its store',
  params: z.strictObject({ postId: Id }),
  /** Who has no place on the map is missing. */
  answer: z.strictObject({ distances: z.array(WorkerDistance) }),
  status: 200,
});

export const declineRequest = defineCall({
  name: 'employerShifts.decline',
  method: 'POST',
  path: '/employer-shifts/:postId/requests/:requestId/decline',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Decline a request for my shift; the worker is told and cannot ask for it again',
  params: z.strictObject({ postId: Id, requestId: Id }),
  answer: TempPost,
  status: 200,
  errors: [
    'REQUEST_WITHDRAWN',
    'REQUEST_DECLINED',
    'ALREADY_CONFIRMED',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});
