import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Day, Instant } from '../core/primitives.ts';
import { SecurityEntry } from './schemas.ts';

/** What the log is searched by: an account (address or id), event or network, and a period. */
export const SECURITY_LOG_QUERY = {
  q: z.string().trim().max(100).optional(),
  from: z.union([Day, Instant]).optional(),
  to: z.union([Day, Instant]).optional(),
};

export const securityLog = defineCall({
  name: 'admin.securityLog',
  method: 'GET',
  path: '/admin/security-log',
  access: ['Admin'],
  roles: ['support'],
  summary: 'The security log, newest first; `q` is an account (address or id), event or network',
  query: z.strictObject({ ...PageQuery.shape, ...SECURITY_LOG_QUERY }),
  answer: pageOf('entries', SecurityEntry),
  status: 200,
});
