import type { AuditEntry as AuditAnswer, audit } from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';
import { Injectable } from '@nestjs/common';
import { csvText } from '../../../core/files/csv.ts';
import { type AdminId, asId, type IdOf, type UserId } from '../../../core/ids.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { type Account, Users } from '../../users/index.ts';
import { AuditLog, type KeptAuditEntry, type AuditSearch as Search } from '../domain/audit.ts';
import { AdminActions } from './admin-actions.ts';

const AN_ID = /^[0-9a-f]{24}$/i;
const FORMER_MEMBER = 'Former member';
const COLUMNS = ['Time', 'Action', 'By', 'Id of who', 'About', 'Id of whom', 'Target', 'Details'];

/** What somebody looks for: an account (address or id), an id of anything, or an action; and when. */
export interface LogQuery {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The most lines of a log that are exported at once. */
export const MOST_LINES = 10_000;

/** The audit log as owners read it. */
@Injectable()
export class AuditSearch {
  constructor(
    private readonly log: AuditLog,
    private readonly users: Users,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async search(query: LogQuery, page: PageRequest): Promise<CallAnswer<typeof audit>> {
    const about = await this.#about(query.q);
    if (!about) {
      return { entries: [], nextCursor: null };
    }
    const { from, to } = query;
    const { items, nextCursor } = await this.log.search({
      ...about,
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
      ...page,
    });
    const ids = items.flatMap(({ adminId, userId }): UserId[] => [
      adminId,
      ...(userId ? [userId] : []),
    ]);
    const accounts = await this.users.map(ids);
    return { entries: items.map((entry) => answerOf(entry, accounts)), nextCursor };
  }

  /** What was done to or by somebody, newest first. */
  async ofPerson(userId: UserId, page: PageRequest): Promise<CallAnswer<typeof audit>> {
    return this.search({ q: userId }, page);
  }

  /** The same as CSV, on record. */
  async export(adminId: AdminId, query: LogQuery): Promise<string> {
    const { entries } = await this.search(query, { limit: MOST_LINES });
    await this.noteExport(adminId, 'audit', query);
    return csvText(
      COLUMNS,
      entries.map(({ at, action, by, user, target, details }) => [
        at,
        action,
        by.name,
        by._id,
        user?.name ?? '',
        user?._id ?? '',
        target,
        JSON.stringify(details),
      ]),
    );
  }

  /** Who took a log or books away, and which part of them. */
  noteExport(
    adminId: AdminId,
    log: string,
    { q, from, to }: LogQuery,
    action: 'log-exported' | 'books-exported' = 'log-exported',
  ): Promise<void> {
    const details = { log, q: q ?? '', from: from ?? '', to: to ?? '' };
    const at = this.clock.now();
    return this.transactions.run(() =>
      this.actions.noteOfOffice({
        adminId,
        action,
        target: adminId,
        details,
        at,
      }),
    );
  }

  /** Null for an address that no open account has. */
  async #about(q: string | undefined): Promise<Pick<Search, 'about' | 'action'> | null> {
    if (!q) {
      return {};
    }
    if (AN_ID.test(q)) {
      return { about: asId<IdOf<string>>(q) };
    }
    if (q.includes('@')) {
      const account = await this.users.findByEmail(q);
      return account && { about: account.userId };
    }
    return { action: q };
  }
}

const answerOf = (
  { id, at, action, adminId, userId, target, details }: KeptAuditEntry,
  accounts: ReadonlyMap<UserId, Account>,
): AuditAnswer => {
  const named = (userId: UserId) => ({
    _id: userId,
    name: accounts.get(userId)?.name ?? FORMER_MEMBER,
  });
  return {
    _id: id,
    at: at.toISOString(),
    action,
    by: named(adminId),
    user: userId && named(userId),
    target,
    details: Object.fromEntries(
      Object.entries(details).map(([name, value]) => [name, asText(value)]),
    ),
  };
};

const asText = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
