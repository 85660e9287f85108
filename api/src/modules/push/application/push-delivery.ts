import { endOfQuiet, paceOf } from '@leafshift/domain/push-timing';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../infra/domain-events/domain-events.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import {
  type Notification,
  type NotificationId,
  NotificationRepository,
  notificationMade,
} from '../../notification/index.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { PushDeviceRepository } from '../domain/push-device.repository.ts';
import { PushQueueRepository } from '../domain/push-queue.repository.ts';
import { isPressing, pushGroupOf, worthMs } from '../domain/push-rules.ts';
import { PushKeys } from './push-keys.ts';
import { deliverPush, releasePushes, sendPush, type What } from './push-kinds.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TEST_MS = 10 * 60 * 1000;

/**
 * What becomes of a notification on the devices of who gets it: it goes at once, waits for the end of
 * the quiet time, or is joined with others (NOTIFY-14, NOTIFY-16, NOTIFY-17).
 */
@Injectable()
export class PushDelivery implements OnModuleInit {
  constructor(
    private readonly devices: PushDeviceRepository,
    private readonly queue: PushQueueRepository,
    private readonly notifications: NotificationRepository,
    private readonly preferences: UserPreferences,
    private readonly keys: PushKeys,
    private readonly events: DomainEvents,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(notificationMade, async ({ id, userId, kind }) => {
      const mayGo = pushGroupOf(kind) && !this.handlers.isLeftOut(deliverPush.name);
      if (this.keys.own && mayGo && (await this.devices.has(userId))) {
        await this.outbox.add(deliverPush, { userId, notificationId: id });
      }
    });
    this.handlers.register(deliverPush, ({ userId, notificationId }) =>
      this.transactions.run(() =>
        this.#deliver(asId<UserId>(userId), asId<NotificationId>(notificationId)),
      ),
    );
    this.handlers.register(releasePushes, ({ userId }) =>
      this.transactions.run(() => this.#release(asId<UserId>(userId))),
    );
  }

  /** A push that only says that pushes come. */
  async test(userId: UserId): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + TEST_MS);
    await this.transactions.run(() => this.#toAll(userId, { test: true }, true, expiresAt));
  }

  async #deliver(userId: UserId, id: NotificationId): Promise<void> {
    const notification = await this.#wanted(userId, id);
    if (!notification) {
      return;
    }
    const now = this.clock.now();
    const { push } = await this.preferences.of(userId);
    const quietUntil = push.quiet && endOfQuiet(now, push.quiet);
    const joinAt = quietUntil ?? (await this.#joinAt(userId, notification, now));
    if (joinAt) {
      await this.queue.wait(userId, id, joinAt);
      await this.outbox.add(releasePushes, { userId }, { notBefore: joinAt });
      return;
    }
    await this.#alone(notification, notification.createdAt);
  }

  /** Null where it goes now, which is noted. */
  async #joinAt(userId: UserId, { kind }: Notification, now: Date): Promise<Date | null> {
    if (isPressing(kind)) {
      return null;
    }
    const pace = paceOf(await this.queue.sentAt(userId), now);
    if (pace.joinAt === null) {
      await this.queue.noteSent(userId, pace.sentAt);
    }
    return pace.joinAt;
  }

  async #release(userId: UserId): Promise<void> {
    const now = this.clock.now();
    const waited: Notification[] = [];
    for (const id of await this.queue.takeDue(userId, now)) {
      const notification = await this.#wanted(userId, id);
      if (notification) {
        waited.push(notification);
      }
    }
    const [first] = waited;
    if (!first) {
      return;
    }
    if (waited.length === 1) {
      await this.#alone(first, now);
      return;
    }
    await this.#toAll(userId, { together: waited.length }, false, new Date(now.getTime() + DAY_MS));
  }

  /** What is still to be read, and of a kind that its reader wants on devices. */
  async #wanted(userId: UserId, id: NotificationId): Promise<Notification | null> {
    const notification = await this.notifications.find(userId, id);
    const group = notification && pushGroupOf(notification.kind);
    if (!group || notification.isRead) {
      return null;
    }
    const { push } = await this.preferences.of(userId);
    return push[group] ? notification : null;
  }

  #alone({ id, userId, kind }: Notification, since: Date): Promise<void> {
    const expiresAt = new Date(since.getTime() + worthMs(kind));
    return this.#toAll(userId, { notificationId: id }, isPressing(kind), expiresAt);
  }

  async #toAll(userId: UserId, what: What, pressing: boolean, expiresAt: Date): Promise<void> {
    for (const { id } of await this.devices.ofUser(userId)) {
      await this.outbox.add(sendPush, {
        deviceId: id,
        userId,
        what,
        isPressing: pressing,
        expiresAt: expiresAt.toISOString(),
      });
    }
  }
}
