import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { SECURITY_EVENTS, type securityLog } from '@leafshift/contracts/security';
import { Injectable } from '@nestjs/common';
import { csvText } from '../../../core/files/csv.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { SecurityLog } from '../../security/index.ts';
import { Users } from '../../users/index.ts';
import { type LogQuery, MOST_LINES } from './audit-search.ts';

const COLUMNS = ['Time', 'Event', 'Account', 'By', 'Network', 'Details'];
const AN_ID = /^[0-9a-f]{24}$/i;

type Search = Parameters<SecurityLog['search']>[0];
type Query = CallParsed<typeof securityLog>['query'];

/** The security log as the back office reads it. */
@Injectable()
export class SecurityLogSearch {
  constructor(
    private readonly log: SecurityLog,
    private readonly users: Users,
  ) {}

  /** By account (id or e-mail address), event or network. */
  async search({ q, from, to, limit, cursor }: Query): Promise<CallAnswer<typeof securityLog>> {
    const about = q ? await this.#about(q) : {};
    if (!about) {
      return { entries: [], nextCursor: null };
    }
    const { entries, nextCursor } = await this.log.search({
      ...about,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      limit,
      cursor,
    });
    return {
      entries: entries.map(({ id, at, event, userId, by, network, details }) => ({
        _id: id,
        at: at.toISOString(),
        event,
        user: userId,
        by,
        network,
        details: { ...details },
      })),
      nextCursor,
    };
  }

  /** The same as CSV. */
  async export(query: LogQuery): Promise<string> {
    const { entries } = await this.search({ ...query, limit: MOST_LINES });
    return csvText(
      COLUMNS,
      entries.map(({ at, event, user, by, network, details }) => [
        at,
        event,
        user ?? '',
        by ?? '',
        network ?? '',
        JSON.stringify(details),
      ]),
    );
  }

  /** Null for an address that no open account has. */
  async #about(q: string): Promise<Pick<Search, 'userId' | 'event' | 'network'> | null> {
    if (AN_ID.test(q)) {
      return { userId: asId<UserId>(q) };
    }
    if (q.includes('@')) {
      const account = await this.users.findByEmail(q);
      return account && { userId: account.userId };
    }
    const event = SECURITY_EVENTS.find((known) => known === q);
    return event ? { event } : { network: q };
  }
}
