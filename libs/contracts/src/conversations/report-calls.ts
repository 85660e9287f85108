import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import { MessageReport, MessageReportDecision, ReportedContext } from './report-schemas.ts';

const byId = z.strictObject({ id: Id });

export const messageReports = defineCall({
  name: 'admin.messageReports',
  method: 'GET',
  path: '/admin/message-reports',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Reported messages that wait for a decision, longest waiting first',
  query: PageQuery,
  answer: pageOf('reports', MessageReport),
  status: 200,
});

export const readReportedConversation = defineCall({
  name: 'admin.readReportedConversation',
  method: 'POST',
  path: '/admin/message-reports/:id/reading',
  access: ['Admin'],
  roles: ['support'],
  summary: 'The reported message with what was written around it; each reading is noted',
  params: byId,
  answer: z.strictObject({ report: MessageReport, messages: z.array(ReportedContext) }),
  status: 200,
});

export const decideMessageReport = defineCall({
  name: 'admin.decideMessageReport',
  method: 'PUT',
  path: '/admin/message-reports/:id',
  access: ['Admin'],
  roles: ['support'],
  summary: 'Decide about a reported message, with a reason',
  params: byId,
  body: MessageReportDecision,
  status: 204,
  idempotent: true,
});
