import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Id, Instant } from '../core/primitives.ts';
import { SECURITY_LOG_QUERY } from '../security/calls.ts';

/** Something that somebody of the back office did. */
export const AuditEntry = z.strictObject({
  _id: Id,
  at: Instant,
  /** Such as `document-approved`. */
  action: z.string(),
  by: z.strictObject({ _id: Id, name: z.string() }),
  /** Whose account it was about; null where it was about none, or before that was kept. */
  user: z.strictObject({ _id: Id, name: z.string() }).nullable(),
  /** The document, posting, payout or account that it was done to. */
  target: z.string(),
  /** What was said and set, each as text. */
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const search = {
  /** Somebody (address or id), the id of what it was done to, or an action. */
  q: z.string().trim().max(100).optional(),
  from: z.union([Day, Instant]).optional(),
  to: z.union([Day, Instant]).optional(),
};

export const audit = defineCall({
  name: 'admin.audit',
  method: 'GET',
  path: '/admin/audit',
  access: ['Admin'],
  roles: [],
  summary: 'What was done in the back office, newest first',
  query: z.strictObject({ ...PageQuery.shape, ...search }),
  answer: pageOf('entries', AuditEntry),
  status: 200,
});

export const auditCsv = defineCall({
  name: 'admin.auditCsv',
  method: 'GET',
  path: '/admin/audit/export.csv',
  access: ['Admin'],
  roles: [],
  summary: 'What was done in the back office as CSV, newest first, at most 10,000 lines',
  query: z.strictObject(search),
  produces: 'text/csv',
  status: 200,
});

export const securityLogCsv = defineCall({
  name: 'admin.securityLogCsv',
  method: 'GET',
  path: '/admin/security-log/export.csv',
  access: ['Admin'],
  roles: [],
  summary: 'The security log as CSV, newest first, at most 10,000 lines',
  query: z.strictObject(SECURITY_LOG_QUERY),
  produces: 'text/csv',
  status: 200,
});
