import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, Instant } from '../core/primitives.ts';
import { SupportAnswer, SupportForm, SupportRequest, WaitingSupport } from './schemas.ts';

const byId = z.strictObject({ id: Id });

export const askSupport = defineCall({
  name: 'support.ask',
  method: 'POST',
  path: '/support',
  access: 'signed-in',
  member: 'own',
  summary: 'Ask the back office something; the answer comes as a notification and by mail',
  body: SupportForm,
  answer: SupportRequest,
  status: 201,
  errors: ['SUPPORT_TOO_MANY'],
  idempotent: true,
});

export const ownSupport = defineCall({
  name: 'support.own',
  method: 'GET',
  path: '/support',
  access: 'signed-in',
  member: 'own',
  summary: 'My latest questions with their answers, and where else support can be written to',
  answer: z.strictObject({
    requests: z.array(SupportRequest),
    /** The operator's address for support; null where there is none. */
    address: z.string().nullable(),
  }),
  status: 200,
});

export const supportAddress = defineCall({
  name: 'support.address',
  method: 'GET',
  path: '/support/address',
  access: 'public',
  summary: 'Where who cannot sign in writes to',
  answer: z.strictObject({
    /** The operator's address for support; null where there is none. */
    address: z.string().nullable(),
  }),
  status: 200,
});

export const supportRequests = defineCall({
  name: 'admin.supportRequests',
  method: 'GET',
  path: '/admin/support',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Questions to support that wait for an answer, longest waiting first',
  query: PageQuery,
  answer: pageOf('requests', WaitingSupport),
  status: 200,
});

export const claimSupport = defineCall({
  name: 'admin.claimSupport',
  method: 'POST',
  path: '/admin/support/:id/claim',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Have a question for myself for five minutes, again and again, to answer it',
  params: byId,
  answer: z.strictObject({ until: Instant }),
  status: 200,
  errors: ['SUPPORT_CLAIMED', 'SUPPORT_ANSWERED'],
  idempotent: true,
});

export const answerSupport = defineCall({
  name: 'admin.answerSupport',
  method: 'PUT',
  path: '/admin/support/:id',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Answer a question, once',
  params: byId,
  body: SupportAnswer,
  status: 204,
  errors: ['SUPPORT_CLAIMED', 'SUPPORT_ANSWERED'],
  idempotent: true,
});
