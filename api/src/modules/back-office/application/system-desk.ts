import type {
  Delivery,
  deliveries,
  OutboxRecord,
  outboxRecords,
  releaseHealth,
  ScheduledTask,
  Setting,
} from '@leafshift/contracts/back-office';
import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { type AdminId, asId, type IdOf } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Environment } from '../../../infra/config/environment.ts';
import { DeliveryLog, type SeenDelivery } from '../../../infra/deliveries/delivery-log.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OutboxDesk, type SeenRecord } from '../../../infra/outbox/outbox-desk.ts';
import { OutboxWorker } from '../../../infra/outbox/outbox-worker.ts';
import { AdminActions } from '../../admin/index.ts';
import { ReleasesInWindows } from '../../part-reports/index.ts';
import { shownSettings } from './shown-settings.ts';

/** What the machine does by itself, for owners. */
@Injectable()
export class SystemDesk {
  constructor(
    private readonly outbox: OutboxDesk,
    private readonly worker: OutboxWorker,
    private readonly actions: AdminActions,
    private readonly transactions: Transactions,
    private readonly log: DeliveryLog,
    private readonly parts: ReleasesInWindows,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async records({
    state,
    ...page
  }: CallParsed<typeof outboxRecords>['query']): Promise<CallAnswer<typeof outboxRecords>> {
    const { items, nextCursor } = await this.outbox.list(state, page);
    return { records: items.map(recordAnswer), nextCursor };
  }

  /** Throws NOT_FOUND or OUTBOX_NOT_DEAD. */
  async retry(adminId: AdminId, id: string): Promise<OutboxRecord> {
    const at = this.clock.now();
    const record = await this.transactions.run(async () => {
      const { kind, lastError } = (await this.outbox.find(id)) ?? refuse('NOT_FOUND');
      const retried = (await this.outbox.retry(id, at)) ?? refuse('OUTBOX_NOT_DEAD');
      await this.actions.noteOfOffice({
        adminId,
        action: 'outbox-retried',
        target: asId<IdOf<'Outbox'>>(id),
        details: { kind, lastError: lastError ?? null },
        at,
      });
      this.transactions.afterCommit(() => this.worker.kick());
      return retried;
    });
    return recordAnswer(record);
  }

  /** All dead records of a kind; gives how many. Throws OUTBOX_NOT_DEAD where there is none. */
  async retryKind(adminId: AdminId, kind: string): Promise<number> {
    const at = this.clock.now();
    return this.transactions.run(async () => {
      const retried = await this.outbox.retryKind(kind, at);
      if (retried === 0) {
        refuse('OUTBOX_NOT_DEAD');
      }
      await this.actions.noteOfOffice({
        adminId,
        action: 'outbox-kind-retried',
        target: adminId,
        details: { kind, retried },
        at,
      });
      this.transactions.afterCommit(() => this.worker.kick());
      return retried;
    });
  }

  async tasks(): Promise<ScheduledTask[]> {
    const planned = await this.outbox.planned(this.clock.now());
    return planned.map(({ nextDueAt, lastDoneAt, ...task }) => ({
      ...task,
      nextDueAt: nextDueAt?.toISOString() ?? null,
      lastDoneAt: lastDoneAt?.toISOString() ?? null,
    }));
  }

  /** Newest first, within a week. */
  async deliveries(
    query: CallParsed<typeof deliveries>['query'],
  ): Promise<CallAnswer<typeof deliveries>> {
    const { items, nextCursor } = await this.log.list(query);
    return { deliveries: items.map(deliveryAnswer), nextCursor };
  }

  async releases(): Promise<CallAnswer<typeof releaseHealth>> {
    const { since, releases } = await this.parts.list();
    return { since: since.toISOString(), releases: [...releases] };
  }

  settings(): Setting[] {
    return shownSettings(this.config.env, Object.keys(Environment.shape));
  }
}

const recordAnswer = (record: SeenRecord): OutboxRecord => ({
  _id: record.id,
  kind: record.kind,
  state: record.state,
  attempts: record.attempts,
  createdAt: record.createdAt.toISOString(),
  dueAt: record.dueAt.toISOString(),
  finishedAt: record.finishedAt?.toISOString() ?? null,
  lastError: record.lastError ?? null,
});

const deliveryAnswer = ({ id, at, lastAt, ...delivery }: SeenDelivery): Delivery => ({
  _id: id,
  ...delivery,
  at: at.toISOString(),
  lastAt: lastAt.toISOString(),
});
