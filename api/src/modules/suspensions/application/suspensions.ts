import {
  cancellationConsequence,
  type LateCancellationConsequence,
  lateCancellationsSince,
} from '@leafshift/domain/suspension';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { newId } from '../../../infra/mongo/object-ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { Notifier } from '../../notification/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { type SuspensionId, Users } from '../../users/index.ts';
import { SuspensionRepository } from '../domain/suspension.repository.ts';
import { carried, endsLater, type Suspension } from '../domain/suspension.ts';
import { restoredNotification, suspendedNotification } from '../domain/suspension-notifications.ts';
import { accountRestored, accountSuspended } from './suspension-events.ts';

/** Why and until when an account is suspended, and by whom of the back office. */
export interface SuspensionOrder
  extends Pick<Suspension, 'userId' | 'reason' | 'words' | 'until' | 'setBy'> {}

const endSuspension = outboxKind(
  'suspensions.end',
  z.strictObject({ suspensionId: z.string(), until: z.iso.datetime() }),
);

/** Suspends accounts and ends it. All changes want a running transaction. */
@Injectable()
export class Suspensions implements OnModuleInit {
  constructor(
    private readonly suspensions: SuspensionRepository,
    private readonly users: Users,
    private readonly notifier: Notifier,
    private readonly log: SecurityLog,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(endSuspension, ({ suspensionId, until }) =>
      this.transactions.run(() =>
        this.#endByItself(asId<SuspensionId>(suspensionId), new Date(until)),
      ),
    );
  }

  /** What giving up confirmed shifts with those starts brings the worker now; null for nothing. */
  async consequenceOf(
    userId: UserId,
    starts: readonly Date[],
  ): Promise<LateCancellationConsequence | null> {
    const now = this.clock.now();
    const since = lateCancellationsSince(now);
    const earlier = await this.suspensions.lateCancellations(userId, since);
    return cancellationConsequence(starts, earlier, now);
  }

  /** Suspends a worker who has given up shifts with those starts, where one was too late; else nothing. */
  async followCancellation(userId: UserId, starts: readonly Date[]): Promise<void> {
    const consequence = await this.consequenceOf(userId, starts);
    if (consequence) {
      const { until } = consequence;
      await this.begin({ userId, reason: 'late-cancellation', words: '', until, setBy: null });
    }
  }

  /**
   * Suspends an account. In the place of a suspension that is in force, unless a rule suspends for
   * less long than the account is suspended anyway: then it only counts. Throws NOT_FOUND.
   */
  async begin(order: SuspensionOrder): Promise<void> {
    const { id: userId, usertype, suspension: before } = await this.users.get(order.userId);
    const now = this.clock.now();
    const suspension: Suspension = {
      ...order,
      id: newId<SuspensionId>(),
      usertype,
      since: now,
      appeal: null,
      endedAt: null,
      isRevoked: false,
    };
    await this.suspensions.add(suspension);
    if (before && order.setBy === null && !endsLater(suspension, before)) {
      return;
    }
    if (before) {
      await this.suspensions.end(before.id, { at: now, isRevoked: false });
    }
    await this.users.setSuspension(userId, carried(suspension));
    await this.log.record({
      event: 'suspended',
      userId,
      by: order.setBy,
      details: { reason: order.reason, ...(order.until && { until: order.until.toISOString() }) },
    });
    await this.notifier.notify(suspendedNotification(suspension));
    await this.planEnd(suspension);
    await this.events.publish(accountSuspended, {
      account: { id: userId, usertype },
      until: order.until,
    });
  }

  /** Ends the suspension that is in force before its time; nothing where there is none. */
  async lift(userId: UserId, by: UserId): Promise<void> {
    const { suspension } = await this.users.get(userId);
    if (suspension) {
      await this.suspensions.end(suspension.id, { at: this.clock.now(), isRevoked: false });
      if (await this.restore(userId, suspension.id, by)) {
        await this.notifier.notify(restoredNotification(userId));
      }
    }
  }

  /** Takes the suspension off the account; false where the account carries another one or is closed. */
  async restore(userId: UserId, id: SuspensionId, by: UserId | null): Promise<boolean> {
    const account = await this.users.dropSuspension(userId, id);
    if (!account) {
      return false;
    }
    await this.log.record({ event: 'suspension-ended', userId, by });
    await this.events.publish(accountRestored, { account });
    return true;
  }

  /** Tells the account and the other modules when it has ended; that it has, the clock says by itself. */
  async planEnd({ id, until }: Pick<Suspension, 'id' | 'until'>): Promise<void> {
    if (until) {
      const at = until.toISOString();
      const options = { key: `${id}:${at}`, notBefore: until };
      await this.outbox.add(endSuspension, { suspensionId: id, until: at }, options);
    }
  }

  async #endByItself(id: SuspensionId, until: Date): Promise<void> {
    const suspension = await this.suspensions.find(id);
    const isStillDue =
      suspension?.endedAt === null && suspension.until?.getTime() === until.getTime();
    if (suspension && isStillDue && (await this.restore(suspension.userId, id, null))) {
      await this.notifier.notify(restoredNotification(suspension.userId));
    }
  }
}
