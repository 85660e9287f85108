import { audit } from '@leafshift/contracts/back-office';
import { securityLog } from '@leafshift/contracts/security';
import type { ApiClient } from '@leafshift/data-access';
import { deskListQuery } from '../desk/queries.ts';

/** What a log is searched by; empty parts are not. */
export interface LogSearch {
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
}

/** What was done in the back office, newest first. */
export const auditQuery = (api: ApiClient, search: LogSearch) =>
  deskListQuery({
    of: 'audit',
    by: { ...search },
    load: async (cursor, signal) => {
      const answer = await api.send(audit, { query: { ...search, cursor } }, { signal });
      return { items: answer.entries, nextCursor: answer.nextCursor };
    },
  });

/** The security log, newest first. */
export const securityLogQuery = (api: ApiClient, search: LogSearch) =>
  deskListQuery({
    of: 'security-log',
    by: { ...search },
    load: async (cursor, signal) => {
      const answer = await api.send(securityLog, { query: { ...search, cursor } }, { signal });
      return { items: answer.entries, nextCursor: answer.nextCursor };
    },
  });
