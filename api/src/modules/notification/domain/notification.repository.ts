import type { UserId } from '../../../core/ids.ts';
import type { Notification, NotificationId } from './notification.ts';

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly nextCursor: string | null;
}

/** What of their notifications somebody may read: those with an amount only while they see money (BUSINESS-3). */
export interface NotificationScope {
  readonly userId: UserId;
  readonly seesMoney: boolean;
}

/** Everybody's notifications; each query names its user. */
export abstract class NotificationRepository {
  /** False when the user was told under the same key before. */
  abstract add(notification: Notification): Promise<boolean>;
  abstract find(userId: UserId, id: NotificationId): Promise<Notification | null>;
  /** Newest first. */
  abstract list(
    scope: NotificationScope,
    page: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<NotificationPage>;
  abstract countUnread(scope: NotificationScope): Promise<number>;
  abstract markRead(scope: NotificationScope, id: NotificationId): Promise<Notification | null>;
  /** Whether what was told under the key was unread. */
  abstract markKeyRead(userId: UserId, key: string): Promise<boolean>;
  abstract markAllRead(userId: UserId): Promise<void>;
  abstract removeOf(userId: UserId): Promise<void>;
  /** Puts another name in place of somebody's in what others were told about them, and takes their picture out. */
  abstract forgetSubject(about: UserId, name: string): Promise<void>;
}
