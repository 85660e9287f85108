import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import { AppealAnswer, AppealedSuspension, AppealForm, Suspension } from './schemas.ts';

export const mySuspension = defineCall({
  name: 'suspensions.mine',
  method: 'GET',
  path: '/users/suspension',
  access: 'signed-in',
  member: { needs: null, stores: 'none' },
  summary: 'The suspension of my account that is in force, and those before it, newest first',
  answer: z.strictObject({ suspension: Suspension.nullable(), earlier: z.array(Suspension) }),
  status: 200,
});

export const appealSuspension = defineCall({
  name: 'suspensions.appeal',
  method: 'POST',
  path: '/users/suspension/appeal',
  access: 'signed-in',
  member: { needs: 'closing', stores: 'none' },
  summary: 'Appeal against the suspension of my account, once',
  body: AppealForm,
  answer: Suspension,
  status: 201,
  errors: ['NOT_SUSPENDED', 'ALREADY_APPEALED'],
  idempotent: true,
});

export const appeals = defineCall({
  name: 'admin.appeals',
  method: 'GET',
  path: '/admin/appeals',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Appeals that wait for an answer, longest waiting first',
  query: PageQuery,
  answer: pageOf('appeals', AppealedSuspension),
  status: 200,
});

export const answerAppeal = defineCall({
  name: 'admin.answerAppeal',
  method: 'PUT',
  path: '/admin/appeals/:id',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Uphold the suspension, shorten it or lift it',
  params: z.strictObject({ id: Id }),
  body: AppealAnswer,
  answer: AppealedSuspension,
  status: 200,
  errors: ['APPEAL_ANSWERED', 'SUSPENSION_NOT_SHORTER'],
  idempotent: true,
});
