import { LANGUAGES } from '@leafshift/domain/languages';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import {
  AnswerForm,
  AnswerKind,
  AnswerTemplate,
  AnswerTemplateForm,
  Application,
  ApplicationForm,
  ApplicationLink,
  ApplicationRow,
  ApplicationStage,
  NoteForm,
  OwnApplication,
  PostingApplications,
  SentResume,
} from './schemas.ts';

const byId = z.strictObject({ id: Id });
const byPostId = z.strictObject({ postId: Id });

export const sendResume = defineCall({
  name: 'applications.sendResume',
  method: 'POST',
  path: '/applications/resume/:postId',
  access: 'public',
  summary: 'Take in a résumé as PDF, checked and written anew, for an application to a posting',
  params: byPostId,
  answer: SentResume,
  status: 201,
  errors: ['RESUME_NOT_PDF', 'RESUME_PROTECTED', 'RESUME_NOT_SAFE', 'RESUME_TOO_LONG'],
});

export const applyToPosting = defineCall({
  name: 'applications.apply',
  method: 'POST',
  path: '/applications/apply/:postId',
  access: 'public',
  member: 'own',
  knowsCaller: true,
  summary: 'Apply for a permanent job; a second time with the same address changes nothing',
  params: byPostId,
  body: ApplicationForm,
  status: 204,
  errors: ['RESUME_NOT_FOUND'],
});

/** A page without scripts sends its whole form at once, and is led on to what follows. */
export const sendApplicationForm = defineCall({
  name: 'applications.form',
  method: 'POST',
  path: '/applications/form/:postId',
  access: 'public',
  summary: 'Apply by the form of a page whose scripts have not run, as multipart/form-data',
  params: byPostId,
  query: z.strictObject({ lang: z.enum(LANGUAGES) }),
  status: 303,
});

/** By POST, so that what opens an application stands in no address and no log. */
export const applicationByLink = defineCall({
  name: 'applications.byLink',
  method: 'POST',
  path: '/applications/link',
  access: 'public',
  summary: 'My application, by the link of a mail',
  body: ApplicationLink,
  answer: OwnApplication,
  status: 200,
});

export const withdrawApplication = defineCall({
  name: 'applications.withdraw',
  method: 'POST',
  path: '/applications/withdraw',
  access: 'public',
  summary: 'Withdraw my application: everything that I sent is removed',
  body: ApplicationLink,
  status: 204,
});

export const applications = defineCall({
  name: 'applications.list',
  method: 'GET',
  path: '/applications',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'Applications for my permanent jobs, latest first',
  query: z.strictObject({
    ...PageQuery.shape,
    postId: Id.optional(),
    stage: ApplicationStage.optional(),
    q: z.string().trim().min(1).max(100).optional(),
  }),
  answer: pageOf('applications', ApplicationRow),
  status: 200,
});

export const applicationCounts = defineCall({
  name: 'applications.counts',
  method: 'GET',
  path: '/applications/counts',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'How many applied for each of my postings, by stage',
  answer: z.strictObject({ postings: z.array(PostingApplications) }),
  status: 200,
});

export const answerTemplates = defineCall({
  name: 'applications.templates',
  method: 'GET',
  path: '/applications/templates',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'What I answer applicants, in each language',
  answer: z.strictObject({ templates: z.array(AnswerTemplate) }),
  status: 200,
});

const byTemplate = z.strictObject({ kind: AnswerKind, language: z.enum(LANGUAGES) });

export const setAnswerTemplate = defineCall({
  name: 'applications.setTemplate',
  method: 'PUT',
  path: '/applications/templates/:kind/:language',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'Answer in my own words from now on',
  params: byTemplate,
  body: AnswerTemplateForm,
  answer: AnswerTemplate,
  status: 200,
  idempotent: true,
});

export const resetAnswerTemplate = defineCall({
  name: 'applications.resetTemplate',
  method: 'DELETE',
  path: '/applications/templates/:kind/:language',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'Answer in the words of Leafshift again',
  params: byTemplate,
  answer: AnswerTemplate,
  status: 200,
});

export const application = defineCall({
  name: 'applications.get',
  method: 'GET',
  path: '/applications/:id',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'One application with notes and answers',
  params: byId,
  answer: Application,
  status: 200,
});

export const resumeLink = defineCall({
  name: 'applications.resumeLink',
  method: 'GET',
  path: '/applications/:id/resume',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'An address of the résumé, for a minute and for this session only',
  params: byId,
  answer: z.strictObject({ url: z.string() }),
  status: 200,
});

export const setApplicationStage = defineCall({
  name: 'applications.setStage',
  method: 'PUT',
  path: '/applications/:id/stage',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'Move an application to a stage; the applicant is not told',
  params: byId,
  body: z.strictObject({ stage: ApplicationStage }),
  answer: Application,
  status: 200,
  idempotent: true,
});

export const addApplicationNote = defineCall({
  name: 'applications.addNote',
  method: 'POST',
  path: '/applications/:id/notes',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'Write a note that the applicant never sees',
  params: byId,
  body: NoteForm,
  answer: Application,
  status: 200,
  errors: ['TOO_MANY_NOTES'],
  idempotent: true,
});

export const answerApplication = defineCall({
  name: 'applications.answer',
  method: 'POST',
  path: '/applications/:id/answers',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'Answer the applicant by mail; the application moves to the stage of the answer',
  params: byId,
  body: AnswerForm,
  answer: Application,
  status: 200,
  errors: ['ACCOUNT_SUSPENDED', 'TOO_MANY_ANSWERS'],
  idempotent: true,
});

export const removeApplication = defineCall({
  name: 'applications.remove',
  method: 'DELETE',
  path: '/applications/:id',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'Remove an application with its résumé, notes and answers',
  params: byId,
  status: 204,
});
