import type { TimelineEntry } from '@leafshift/contracts/back-office';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { notificationIn } from '@leafshift/texts/server';
import { Injectable } from '@nestjs/common';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import type { PageRequest } from '../../../core/paging/page.ts';
import { DeliveryLog } from '../../../infra/deliveries/delivery-log.ts';
import { AuditSearch } from '../../admin/index.ts';
import { ShiftFiles, shiftState } from '../../back-office/index.ts';
import { Invoices } from '../../invoice/index.ts';
import { NotificationRepository } from '../../notification/index.ts';
import { Payouts } from '../../payouts/index.ts';
import { SecurityLog } from '../../security/index.ts';
import type { Account } from '../../users/index.ts';

/** One page of one source, newest first; what is not to be shown is only passed over. */
export interface TimelinePage {
  readonly rows: readonly TimelineRow[];
  readonly hasMore: boolean;
}

export interface TimelineRow {
  readonly entry: TimelineEntry;
  readonly isShown: boolean;
}

/**
 * What is known of a person, source by source. All are sorted by a time and an id, so that one cursor
 * is good for each.
 */
@Injectable()
export class TimelineSources {
  constructor(
    private readonly security: SecurityLog,
    private readonly audit: AuditSearch,
    private readonly shifts: ShiftFiles,
    private readonly payouts: Payouts,
    private readonly invoices: Invoices,
    private readonly notifications: NotificationRepository,
    private readonly deliveries: DeliveryLog,
  ) {}

  async of({ id, usertype, email }: Account, page: PageRequest): Promise<readonly TimelinePage[]> {
    const both = [
      this.#security(id, page),
      this.#audit(id, page),
      this.#notifications(id, page),
      this.#mails(email, page),
    ];
    const own = {
      Temp: () => [this.#work(id as WorkerId, page), this.#pay(id as WorkerId, page)],
      Employer: () => [this.#postings(id as EmployerId, page), this.#bills(id as EmployerId, page)],
      Admin: () => [],
    };
    return Promise.all([...both, ...own[usertype]()]);
  }

  /** What the back office did stands in the audit log, with more. */
  async #security(userId: UserId, page: PageRequest): Promise<TimelinePage> {
    const { entries, nextCursor } = await this.security.search({ userId, ...page });
    const rows = entries.map(({ id, at, event, details }) => ({
      entry: entryOf('security', { id, at: at.toISOString(), what: event, details }),
      isShown: event !== 'back-office',
    }));
    return { rows, hasMore: nextCursor !== null };
  }

  async #audit(userId: UserId, page: PageRequest): Promise<TimelinePage> {
    const { entries, nextCursor } = await this.audit.ofPerson(userId, page);
    const rows = entries.map(({ _id, at, action, by, details }) =>
      entryOf('audit', { id: _id, at, what: action, details: { ...details, by: by.name } }),
    );
    return shown(rows, nextCursor);
  }

  async #notifications(userId: UserId, page: PageRequest): Promise<TimelinePage> {
    const { notifications, nextCursor } = await this.notifications.list(
      { userId, seesMoney: true },
      page,
    );
    const rows = notifications.map(({ id, createdAt, kind, params }) =>
      entryOf('notification', {
        id,
        at: createdAt.toISOString(),
        what: kind,
        // In English, for pages that do not know its kind.
        details: { ...params, message: notificationIn(DEFAULT_LANGUAGE, { kind, params }) },
      }),
    );
    return shown(rows, nextCursor);
  }

  /** Of a week, to the address of now. */
  async #mails(to: string, page: PageRequest): Promise<TimelinePage> {
    const { items, nextCursor } = await this.deliveries.list({ kind: 'mail', to, ...page });
    const rows = items.map(({ id, at, state, what: subject, lastError }) =>
      entryOf('mail', {
        id,
        at: at.toISOString(),
        what: state === 'done' ? 'mail-sent' : 'mail-failed',
        details: { subject, ...(lastError !== null && { error: lastError }) },
      }),
    );
    return shown(rows, nextCursor);
  }

  async #work(workerId: WorkerId, page: PageRequest): Promise<TimelinePage> {
    const { items, nextCursor } = await this.shifts.ofWorker(workerId, page);
    const rows = items.map(({ id, startsAt, state, jobTitle, locationName, shiftId }) =>
      entryOf('shift', {
        id,
        at: startsAt.toISOString(),
        what: state,
        details: { jobTitle: jobTitle ?? '', locationName: locationName ?? '' },
        subject: shiftId,
      }),
    );
    return shown(rows, nextCursor);
  }

  async #postings(employerId: EmployerId, page: PageRequest): Promise<TimelinePage> {
    const { items, nextCursor } = await this.shifts.ofEmployer(employerId, page);
    const rows = items.map((shift) =>
      entryOf('shift', {
        id: shift.id,
        at: shift.startsAt.toISOString(),
        what: shiftState(shift),
        details: { jobTitle: shift.jobTitle, locationName: shift.location.locationName },
        subject: shift.id,
      }),
    );
    return shown(rows, nextCursor);
  }

  async #pay(workerId: WorkerId, page: PageRequest): Promise<TimelinePage> {
    const { items, nextCursor } = await this.payouts.list(workerId, page);
    const rows = items.map(({ _id, createdAt, status, amount, isReward, ...of }) =>
      entryOf('payout', {
        id: _id,
        at: createdAt,
        what: status,
        details: {
          amount: amount.toFixed(2),
          ...(!isReward && { jobTitle: of.jobTitle }),
          employerName: of.employerName,
        },
        subject: _id,
      }),
    );
    return shown(rows, nextCursor);
  }

  async #bills(employerId: EmployerId, page: PageRequest): Promise<TimelinePage> {
    const { items, nextCursor } = await this.invoices.list(employerId, page);
    const rows = items.map(({ _id, createdAt, status, number, total }) =>
      entryOf('invoice', {
        id: _id,
        at: createdAt,
        what: status,
        details: { number, total: total.toFixed(2) },
        subject: _id,
      }),
    );
    return shown(rows, nextCursor);
  }
}

const entryOf = (
  source: TimelineEntry['source'],
  {
    id,
    at,
    what,
    details,
    subject = null,
  }: {
    readonly id: string;
    readonly at: string;
    readonly what: string;
    readonly details: Readonly<Record<string, string>>;
    readonly subject?: string | null;
  },
): TimelineEntry => ({ _id: id, at, source, what, details: { ...details }, subject });

const shown = (entries: readonly TimelineEntry[], nextCursor: string | null): TimelinePage => ({
  rows: entries.map((entry) => ({ entry, isShown: true })),
  hasMore: nextCursor !== null,
});
