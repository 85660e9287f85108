import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import { AccountReview, AccountReviewDecision } from './schemas.ts';

export const accountReviews = defineCall({
  name: 'admin.accountReviews',
  method: 'GET',
  path: '/admin/account-reviews',
  access: ['Admin'],
  roles: ['reviewer', 'support'],
  summary: 'Accounts that match a suspended one, longest waiting first',
  query: PageQuery,
  answer: pageOf('accounts', AccountReview),
  status: 200,
});

export const decideAccountReview = defineCall({
  name: 'admin.decideAccountReview',
  method: 'PUT',
  path: '/admin/account-reviews/:id',
  access: ['Admin'],
  roles: ['reviewer', 'support'],
  summary: 'Let the account go on, or suspend it',
  params: z.strictObject({ id: Id }),
  body: AccountReviewDecision,
  status: 204,
  idempotent: true,
});
