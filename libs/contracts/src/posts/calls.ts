import { ELIGIBILITY_CODES } from '@leafshift/domain/eligibility';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, Instant, MAX_TEXT } from '../core/primitives.ts';
import { Invoice } from '../invoice/schemas.ts';
import { PostForm, Quote } from './forms.ts';
import { BoardQuery, EmployerPostsQuery, FindWorkQuery } from './queries.ts';
import { CompletedShift, PermanentPost, Post, TempPost } from './schemas.ts';
import { OnTerms } from './terms.ts';

const byId = z.strictObject({ id: Id });
const byPostId = z.strictObject({ postId: Id });
const shifts = pageOf('posts', TempPost);

export const createPost = defineCall({
  name: 'posts.create',
  method: 'POST',
  path: '/posts',
  access: ['Employer'],
  member: { needs: 'money', stores: { store: 'location' } },
  summary: 'Create a posting; with several days one posting each, answered as a list',
  body: PostForm,
  answer: z.union([Post, z.strictObject({ posts: z.array(TempPost) })]),
  status: 201,
  errors: ['ONBOARDING_REQUIRED', ...ELIGIBILITY_CODES, 'INVALID_PROVINCE', 'POSTING_LIMIT'],
  idempotent: true,
});

export const quotePost = defineCall({
  name: 'posts.quote',
  method: 'POST',
  path: '/posts/quote',
  access: ['Employer'],
  member: { needs: 'money', stores: { store: 'location' } },
  summary: 'What a posting will cost',
  body: PostForm,
  answer: Quote,
  status: 200,
  errors: ['INVALID_PROVINCE'],
});

export const getPost = defineCall({
  name: 'posts.get',
  method: 'GET',
  path: '/posts/:id',
  access: ['Employer', 'Temp'],
  member: { needs: 'shifts', stores: { shift: 'id' } },
  summary: 'One posting: my own as employer, any visible shift as worker',
  params: byId,
  answer: Post,
  status: 200,
  errors: ['ONBOARDING_REQUIRED'],
});

export const updatePost = defineCall({
  name: 'posts.update',
  method: 'PUT',
  path: '/posts/update/:id',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'id', store: 'location' } },
  summary: 'Replace a posting; a shift only while nobody is confirmed',
  params: byId,
  body: PostForm,
  answer: Post,
  status: 200,
  errors: [
    ...ELIGIBILITY_CODES,
    'POST_HAS_CONFIRMED_WORKER',
    'POST_HAS_LATE_PAY',
    'POST_COMPLETE',
    'POST_CANCELLED',
    'INVALID_PROVINCE',
    'POSTING_TAKEN_DOWN',
  ],
  idempotent: true,
});

export const deletePost = defineCall({
  name: 'posts.delete',
  method: 'DELETE',
  path: '/posts/:id',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'id' } },
  summary: 'Delete a posting; a shift only while nobody is confirmed',
  params: byId,
  status: 204,
  errors: ['POST_HAS_CONFIRMED_WORKER', 'POST_COMPLETE', 'POST_CANCELLED'],
});

export const employerShifts = defineCall({
  name: 'posts.employerShifts',
  method: 'GET',
  path: '/posts/employer-posts',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'My shifts, latest start first',
  query: EmployerPostsQuery,
  answer: shifts,
  status: 200,
});

export const employerPermanent = defineCall({
  name: 'posts.employerPermanent',
  method: 'GET',
  path: '/posts/employer/permanent',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'My permanent postings',
  query: EmployerPostsQuery,
  answer: pageOf('posts', PermanentPost),
  status: 200,
});

export const findWork = defineCall({
  name: 'posts.findWork',
  method: 'GET',
  path: '/posts/find-work',
  access: ['Temp'],
  summary: 'Open shifts that I may still request',
  query: FindWorkQuery,
  /**
   * With the first page of a circle: how many shifts lie outside of it, up to 100, and whether there may be
   * more than were counted.
   */
  answer: shifts.extend({
    farther: z.number().int().nonnegative().optional(),
    fartherAtLeast: z.boolean().optional(),
  }),
  status: 200,
  errors: ['ONBOARDING_REQUIRED'],
});

export const upcomingShifts = defineCall({
  name: 'posts.upcoming',
  method: 'GET',
  path: '/posts/upcoming-shifts',
  access: ['Temp'],
  summary: 'Shifts that I requested or am confirmed on and that have not ended, soonest first',
  query: PageQuery,
  answer: shifts,
  status: 200,
});

export const requestedShifts = defineCall({
  name: 'posts.requested',
  method: 'GET',
  path: '/posts/getrequests',
  access: ['Temp'],
  summary: 'Shifts that I requested, soonest first',
  query: PageQuery,
  answer: shifts,
  status: 200,
});

export const confirmedShifts = defineCall({
  name: 'posts.confirmed',
  method: 'GET',
  path: '/posts/allconfirmed',
  access: ['Temp'],
  summary: 'Shifts that I am confirmed on and that are not complete, soonest first',
  query: PageQuery,
  answer: shifts,
  status: 200,
});

export const requestShift = defineCall({
  name: 'posts.request',
  method: 'PUT',
  path: '/posts/request/:id',
  access: ['Temp'],
  summary: 'Request a shift, on the terms that I saw',
  params: byId,
  body: OnTerms,
  answer: TempPost,
  status: 200,
  errors: [
    'ONBOARDING_REQUIRED',
    ...ELIGIBILITY_CODES,
    'BIRTHDAY_REQUIRED',
    'UNDER_AGE',
    'SHIFT_BEGUN',
    'SHIFT_FULL',
    'SHIFT_OVERLAPS',
    'CREDENTIALS_MISSING',
    'ALREADY_REQUESTED',
    'RELEASED_FROM_SHIFT',
    'REQUEST_DECLINED',
    'ALREADY_CONFIRMED',
    'TERMS_CHANGED',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const agreeToChanges = defineCall({
  name: 'posts.agree',
  method: 'PUT',
  path: '/posts/request/:id/agree',
  access: ['Temp'],
  summary: 'Agree to a shift that was changed after my request, on the terms that I saw',
  params: byId,
  body: OnTerms,
  answer: TempPost,
  status: 200,
  errors: [
    'NOT_REQUESTED',
    'ALREADY_CONFIRMED',
    'NOTHING_TO_AGREE',
    'TERMS_CHANGED',
    'ONBOARDING_REQUIRED',
    ...ELIGIBILITY_CODES,
    'BIRTHDAY_REQUIRED',
    'UNDER_AGE',
    'SHIFT_BEGUN',
    'SHIFT_FULL',
    'SHIFT_OVERLAPS',
    'CREDENTIALS_MISSING',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const withdrawRequest = defineCall({
  name: 'posts.withdraw',
  method: 'DELETE',
  path: '/posts/request/:id',
  access: ['Temp'],
  summary: 'Withdraw my request',
  params: byId,
  answer: TempPost,
  status: 200,
  errors: ['NOT_REQUESTED'],
  idempotent: true,
});

export const confirmWorker = defineCall({
  name: 'posts.confirm',
  method: 'PUT',
  path: '/posts/confirm/:postId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary: 'Confirm a worker who requested the shift',
  params: byPostId,
  body: z.strictObject({
    requestUserId: Id,
    requestId: Id,
    name: z.string().max(MAX_TEXT),
  }),
  answer: TempPost,
  status: 200,
  errors: [
    ...ELIGIBILITY_CODES,
    'WORKER_NOT_ELIGIBLE',
    'SHIFT_OVER',
    'SHIFT_FILLED',
    'SHIFT_OVERLAPS',
    'CREDENTIALS_MISSING',
    'REQUEST_WITHDRAWN',
    'REQUEST_DECLINED',
    'TERMS_CHANGED',
    'ALREADY_CONFIRMED',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

/** What giving up a confirmed place would bring now: the account suspended, or null. */
export const CancellationTerms = z.strictObject({
  isLate: z.boolean(),
  suspension: z
    .strictObject({
      /** Null until a person decides. */
      days: z.number().int().positive().nullable(),
      until: Instant.nullable(),
    })
    .nullable(),
});
export type CancellationTerms = z.infer<typeof CancellationTerms>;

export const cancellationTerms = defineCall({
  name: 'posts.cancellationTerms',
  method: 'GET',
  path: '/posts/cancel/:postId',
  access: ['Temp'],
  summary: 'What giving up my confirmed place would bring now',
  params: byPostId,
  answer: CancellationTerms,
  status: 200,
  errors: ['NOT_CONFIRMED', 'ALREADY_CLOCKED_IN'],
});

export const cancelAssignment = defineCall({
  name: 'posts.cancel',
  method: 'POST',
  path: '/posts/cancel/:postId',
  access: ['Temp'],
  summary: 'Give up my confirmed spot; with less than 24 hours notice my account is suspended',
  params: byPostId,
  answer: TempPost,
  status: 200,
  errors: ['NOT_CONFIRMED', 'ALREADY_CLOCKED_IN'],
  idempotent: true,
});

export const markNoShow = defineCall({
  name: 'posts.noShow',
  method: 'PUT',
  path: '/posts/no-show/:postId/:confirmedId',
  access: ['Employer'],
  member: { needs: 'shifts', stores: { shift: 'postId' } },
  summary:
    'Mark a confirmed worker who never came, once the shift has begun; clocking in undoes it',
  params: z.strictObject({ postId: Id, confirmedId: Id }),
  answer: TempPost,
  status: 200,
  errors: [
    'SHIFT_NOT_BEGUN',
    'ALREADY_CLOCKED_IN',
    'ALREADY_NO_SHOW',
    'WORKER_WAITS_OUTSIDE',
    'NOT_CONFIRMED',
    'POST_COMPLETE',
    'POST_CANCELLED',
  ],
  idempotent: true,
});

export const completeShift = defineCall({
  name: 'posts.complete',
  method: 'POST',
  path: '/posts/complete-shift/:postId',
  access: ['Employer'],
  member: { needs: 'money', stores: { shift: 'postId' } },
  summary:
    'Submit a shift after its end, or once everybody has clocked out: invoice, ledger and payouts, exactly once; no invoice where nobody came',
  params: byPostId,
  answer: z.strictObject({ post: TempPost, invoice: Invoice.nullable() }),
  status: 200,
  errors: ['WORKERS_NOT_COMPLETED', 'NO_WORKERS_CONFIRMED', 'SHIFT_NOT_OVER', 'POST_CANCELLED'],
  idempotent: true,
  repeatable: true,
});

export const history = defineCall({
  name: 'posts.history',
  method: 'GET',
  path: '/posts/history',
  access: ['Employer', 'Temp'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'Completed shifts, latest first',
  query: PageQuery,
  answer: pageOf('posts', CompletedShift),
  status: 200,
});

export const boardPosts = defineCall({
  name: 'posts.board',
  method: 'GET',
  path: '/posts/job-posting-board/permanent',
  access: 'public',
  summary: 'The public board of permanent postings',
  query: BoardQuery,
  answer: pageOf('posts', PermanentPost),
  status: 200,
  sharedForSeconds: 1,
});

export const boardPost = defineCall({
  name: 'posts.boardPost',
  method: 'GET',
  path: '/posts/job-posting-board/:id',
  access: 'public',
  summary: 'One permanent posting of the public board',
  params: byId,
  answer: PermanentPost,
  status: 200,
});
