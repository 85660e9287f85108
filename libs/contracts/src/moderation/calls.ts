import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import { PermanentPost } from '../posts/schemas.ts';
import { PostingDecision, PostingReport, ReportForm, TakeDown, WaitingPost } from './schemas.ts';

const byId = z.strictObject({ id: Id });

export const moderationQueue = defineCall({
  name: 'moderation.queue',
  method: 'GET',
  path: '/admin/moderation',
  access: ['Admin'],
  roles: ['reviewer'],
  summary: 'Permanent postings that wait for review, longest waiting first',
  query: PageQuery,
  answer: pageOf('postings', WaitingPost),
  status: 200,
});

export const decidePosting = defineCall({
  name: 'moderation.decide',
  method: 'PUT',
  path: '/admin/moderation/:id',
  access: ['Admin'],
  roles: ['reviewer'],
  summary: 'Publish a posting that waits for review, or reject it',
  params: byId,
  body: PostingDecision,
  answer: PermanentPost,
  status: 200,
  errors: ['POSTING_NOT_IN_REVIEW', 'POSTING_CHANGED'],
  idempotent: true,
});

export const reportPost = defineCall({
  name: 'moderation.report',
  method: 'POST',
  path: '/posts/report/:id',
  access: 'public',
  member: 'own',
  knowsCaller: true,
  summary:
    'Report a posting to the back office; once a person or network, a repeat changes nothing',
  params: byId,
  body: ReportForm,
  status: 204,
});

export const postingReports = defineCall({
  name: 'moderation.reports',
  method: 'GET',
  path: '/admin/reports',
  access: ['Admin'],
  roles: ['reviewer', 'support'],
  summary: 'Reports of postings that wait for a decision, longest waiting first',
  query: PageQuery,
  answer: pageOf('reports', PostingReport),
  status: 200,
});

export const dismissReport = defineCall({
  name: 'moderation.dismissReport',
  method: 'DELETE',
  path: '/admin/reports/:id',
  access: ['Admin'],
  roles: ['reviewer', 'support'],
  summary: 'Put a report aside: the posting stays',
  params: byId,
  status: 204,
});

export const takeDownPost = defineCall({
  name: 'moderation.takeDown',
  method: 'DELETE',
  path: '/admin/posts/:id',
  access: ['Admin'],
  roles: ['reviewer', 'support'],
  summary: 'Take a posting down for good; a shift only before it begins',
  params: byId,
  body: TakeDown,
  status: 204,
  errors: ['POSTING_TAKEN_DOWN', 'SHIFT_BEGUN', 'POST_COMPLETE', 'POST_CANCELLED'],
});
