import { mayDo } from '@leafshift/domain/business-members';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { Memberships } from '../../../core/members/memberships.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import {
  type NotificationPage,
  NotificationRepository,
  type NotificationScope,
} from '../domain/notification.repository.ts';
import type { Notification, NotificationId } from '../domain/notification.ts';

/** A person's notifications as they may read them now; marking them read tells their other windows. */
@Injectable()
export class NotificationReading {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly realtime: Realtime,
    private readonly transactions: Transactions,
    private readonly memberships: Memberships,
  ) {}

  /** Newest first. */
  async list(
    userId: UserId,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<NotificationPage> {
    return this.notifications.list(await this.#scopeOf(userId), page);
  }

  async countUnread(userId: UserId): Promise<number> {
    return this.notifications.countUnread(await this.#scopeOf(userId));
  }

  /** Null for a notification of somebody else, or none that they may read. */
  async markRead(userId: UserId, id: NotificationId): Promise<Notification | null> {
    const read = await this.notifications.markRead(await this.#scopeOf(userId), id);
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

  /** Who was told amounts may have lost the role that sees them. */
  async #scopeOf(userId: UserId): Promise<NotificationScope> {
    const member = await this.memberships.find(userId);
    return { userId, seesMoney: member !== null && mayDo(member.role, 'money') };
  }

  /** Each marking is one write, durable once it is answered, so that no outbox is needed. */
  #tell(userId: UserId): void {
    this.realtime.emit([userId], 'notificationsRead', {});
  }
}
