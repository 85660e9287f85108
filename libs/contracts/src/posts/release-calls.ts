import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Dollars, Hours, Id, requiredText } from '../core/primitives.ts';
import { TempPost } from './schemas.ts';

const params = z.strictObject({ postId: Id, confirmedId: Id });

const Reason = z.strictObject({ reason: requiredText(textCode('REASON_REQUIRED')) });

const errors = [
  'NOT_CONFIRMED',
  'ALREADY_CLOCKED_IN',
  'ALREADY_NO_SHOW',
  'POST_COMPLETE',
  'POST_CANCELLED',
] as const;

/** What releasing a worker would bring now: nothing with 24 hours notice, else late pay. */
export const ReleaseTerms = z.strictObject({
  isLate: z.boolean(),
  /** What the worker is paid for. */
  hours: Hours,
  pay: Dollars,
  /** What it adds to the invoice, with fees and tax. */
  total: Dollars,
});
export type ReleaseTerms = z.infer<typeof ReleaseTerms>;

export const releaseTerms = defineCall({
  name: 'posts.releaseTerms',
  method: 'GET',
  path: '/posts/release/:postId/:confirmedId',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'postId' } },
  summary: 'What releasing a confirmed worker would bring now',
  params,
  answer: ReleaseTerms,
  status: 200,
  errors,
});

export const releaseWorker = defineCall({
  name: 'posts.release',
  method: 'POST',
  path: '/posts/release/:postId/:confirmedId',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'postId' } },
  summary:
    'Release a confirmed worker who has not come; with less than 24 hours notice they are paid for it',
  params,
  body: Reason,
  answer: TempPost,
  status: 200,
  errors,
  idempotent: true,
});

const ofShift = z.strictObject({ postId: Id });
const cancelErrors = ['SHIFT_BEGUN', 'POST_COMPLETE', 'POST_CANCELLED'] as const;

/** What cancelling a shift would bring now: the late pay of each confirmed or released worker. */
export const ShiftCancellationTerms = z.strictObject({
  isLate: z.boolean(),
  workers: z.array(z.strictObject({ _id: Id, name: z.string(), hours: Hours, pay: Dollars })),
  /** The invoice that is issued at once, with fees and tax; 0 where there is none. */
  total: Dollars,
});
export type ShiftCancellationTerms = z.infer<typeof ShiftCancellationTerms>;

export const shiftCancellationTerms = defineCall({
  name: 'posts.shiftCancellationTerms',
  method: 'GET',
  path: '/posts/cancel-shift/:postId',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'postId' } },
  summary: 'What cancelling a shift with who is confirmed on it would bring now',
  params: ofShift,
  answer: ShiftCancellationTerms,
  status: 200,
  errors: cancelErrors,
});

export const cancelShift = defineCall({
  name: 'posts.cancelShift',
  method: 'POST',
  path: '/posts/cancel-shift/:postId',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'postId' } },
  summary:
    'Cancel a shift that has not begun with who is confirmed on it; with less than 24 hours notice they are paid for it',
  params: ofShift,
  answer: TempPost,
  status: 200,
  errors: cancelErrors,
  idempotent: true,
});

export const leftByChoice = defineCall({
  name: 'posts.leftByChoice',
  method: 'PUT',
  path: '/posts/left-by-choice/:postId/:confirmedId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary:
    'Say that a worker who is clocked out left because they wanted to, so that they were not sent home',
  params,
  body: Reason,
  answer: TempPost,
  status: 200,
  errors: ['NOT_CLOCKED_OUT', 'POST_COMPLETE', 'POST_CANCELLED'],
  idempotent: true,
});
