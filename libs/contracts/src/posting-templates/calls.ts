import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { PostingTemplate, PostingTemplateForm } from './schemas.ts';

const byId = z.strictObject({ id: Id });

export const postingTemplates = defineCall({
  name: 'postingTemplates.list',
  method: 'GET',
  path: '/posting-templates',
  access: ['Employer'],
  member: { needs: 'money', stores: 'listed' },
  summary: 'My templates of postings, by name',
  answer: z.strictObject({ templates: z.array(PostingTemplate) }),
  status: 200,
});

export const createPostingTemplate = defineCall({
  name: 'postingTemplates.create',
  method: 'POST',
  path: '/posting-templates',
  access: ['Employer'],
  member: { needs: 'money', stores: 'none' },
  summary: 'Keep a posting as a template',
  body: PostingTemplateForm,
  answer: PostingTemplate,
  status: 201,
  errors: ['TEMPLATE_NAME_IN_USE', 'TOO_MANY_TEMPLATES'],
  idempotent: true,
});

export const replacePostingTemplate = defineCall({
  name: 'postingTemplates.replace',
  method: 'PUT',
  path: '/posting-templates/:id',
  access: ['Employer'],
  member: { needs: 'money', stores: 'none' },
  summary: 'Replace a template, its name included',
  params: byId,
  body: PostingTemplateForm,
  answer: PostingTemplate,
  status: 200,
  errors: ['TEMPLATE_NAME_IN_USE'],
  idempotent: true,
});

export const deletePostingTemplate = defineCall({
  name: 'postingTemplates.delete',
  method: 'DELETE',
  path: '/posting-templates/:id',
  access: ['Employer'],
  member: { needs: 'money', stores: 'none' },
  summary: 'Delete a template',
  params: byId,
  status: 204,
});
