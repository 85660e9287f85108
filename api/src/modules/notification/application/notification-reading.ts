import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { NotificationRepository } from '../domain/notification.repository.ts';
import type { Notification, NotificationId } from '../domain/notification.ts';

/** Marks notifications read, and tells the user's other windows. */
@Injectable()
export class NotificationReading {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
  ) {}

  /** Null for a notification of somebody else, or none. */
  async markRead(userId: UserId, id: NotificationId): Promise<Notification | null> {
    const read = await this.notifications.markRead(userId, id);
    if (read) {
      this.#tell(userId);
    }
    return read;
  }

  /** What was told under a key was seen elsewhere; in the running transaction. */
  async markKeyRead(userId: UserId, key: string): Promise<void> {
    if (await this.notifications.markKeyRead(userId, key)) {
      this.transactions.afterCommit(() => this.#tell(userId));
    }
  }

  async markAllRead(userId: UserId): Promise<void> {
    await this.notifications.markAllRead(userId);
    this.#tell(userId);
  }

  /** Each marking is one write, durable once it is answered, so that no outbox is needed. */
  #tell(userId: UserId): void {
    this.realtime.emit([userId], 'notificationsRead', {});
  }
}
