import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Dollars, Id } from '../core/primitives.ts';
import { ShiftCost } from '../invoice/schemas.ts';

/** Shifts whose costs are asked for at once. */
export const MAX_COSTED_SHIFTS = 200;

export const shiftCost = defineCall({
  name: 'posts.cost',
  method: 'GET',
  path: '/posts/cost/:postId',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'postId' } },
  summary: 'What submitting a shift will cost, once all its workers are completed',
  params: z.strictObject({ postId: Id }),
  answer: ShiftCost,
  status: 200,
  errors: [
    'WORKERS_NOT_COMPLETED',
    'NO_WORKERS_CONFIRMED',
    'SHIFT_NOT_OVER',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
});

export const shiftCosts = defineCall({
  name: 'posts.costs',
  method: 'POST',
  path: '/posts/costs',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'postIds' } },
  summary: 'What submitting each of several shifts will cost; one that would be refused is missing',
  body: z.strictObject({ postIds: z.array(Id).min(1).max(MAX_COSTED_SHIFTS) }),
  answer: z.strictObject({
    costs: z.array(z.strictObject({ postId: Id, total: Dollars })),
  }),
  status: 200,
});
