import { ADMIN_ROLES } from '@leafshift/domain/admin-roles';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id, requiredText } from '../core/primitives.ts';
import { CLOSING_BLOCKERS, ClosingTerms } from '../users/closing.ts';
import { Person, PersonNote, PersonNoteForm, PersonRow, TimelineEntry } from './people-schemas.ts';

const byId = z.strictObject({ id: Id });
const Reason = z.strictObject({ reason: requiredText(textCode('REASON_REQUIRED'), 500) });

export const people = defineCall({
  name: 'admin.people',
  method: 'GET',
  path: '/admin/people',
  access: ['Admin'],
  roles: ADMIN_ROLES,
  summary: 'People by the start of name, address or telephone number, or by id',
  query: z.strictObject({ ...PageQuery.shape, q: z.string().trim().max(100).optional() }),
  answer: pageOf('people', PersonRow),
  status: 200,
});

export const person = defineCall({
  name: 'admin.person',
  method: 'GET',
  path: '/admin/people/:id',
  access: ['Admin'],
  roles: ADMIN_ROLES,
  summary: 'One person: account, profile, documents, flags, sessions, suspensions and notes',
  params: byId,
  answer: Person,
  status: 200,
});

export const personTimeline = defineCall({
  name: 'admin.personTimeline',
  method: 'GET',
  path: '/admin/people/:id/timeline',
  access: ['Admin'],
  roles: ADMIN_ROLES,
  summary: 'What a person did and what happened to them, newest first',
  params: byId,
  query: PageQuery,
  answer: pageOf('entries', TimelineEntry),
  status: 200,
});

export const addNote = defineCall({
  name: 'admin.addNote',
  method: 'POST',
  path: '/admin/people/:id/notes',
  access: ['Admin'],
  roles: ADMIN_ROLES,
  summary: 'Write something down about a person, for colleagues',
  params: byId,
  body: PersonNoteForm,
  answer: PersonNote,
  status: 201,
  idempotent: true,
});

export const endPersonSession = defineCall({
  name: 'admin.endSession',
  method: 'DELETE',
  path: '/admin/people/:id/sessions/:sessionId',
  access: ['Admin'],
  roles: ['support'],
  summary: 'End a session of a person',
  params: z.strictObject({ id: Id, sessionId: Id }),
  status: 204,
});

export const endPersonSessions = defineCall({
  name: 'admin.endSessions',
  method: 'DELETE',
  path: '/admin/people/:id/sessions',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Sign a person out everywhere, at once',
  params: byId,
  status: 204,
});

export const removeSecondFactors = defineCall({
  name: 'admin.removeSecondFactors',
  method: 'DELETE',
  path: '/admin/people/:id/second-factors',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Remove all second factors of a person who has lost them; a mail tells them',
  stepUp: true,
  params: byId,
  body: Reason,
  status: 204,
});

export const exportPerson = defineCall({
  name: 'admin.exportPerson',
  method: 'GET',
  path: '/admin/people/:id/export',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Everything that is held on a person, as they would get it; noted in the audit',
  stepUp: true,
  params: byId,
  answer: z.record(z.string(), z.unknown()),
  status: 200,
});

export const personClosingTerms = defineCall({
  name: 'admin.closingTerms',
  method: 'GET',
  path: '/admin/people/:id/closing-terms',
  access: ['Admin'],
  roles: ['support'],
  summary: 'What closing an account would bring now, and what keeps it from being closed',
  params: byId,
  answer: ClosingTerms,
  status: 200,
});

export const closePerson = defineCall({
  name: 'admin.closeAccount',
  method: 'DELETE',
  path: '/admin/people/:id',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Close an account as its owner would, on their behalf',
  stepUp: true,
  params: byId,
  body: Reason,
  status: 204,
  errors: [...CLOSING_BLOCKERS],
});
