import type { UserId } from '../../../core/ids.ts';
import type { NotificationId } from '../../notification/index.ts';

/** What waits to be pushed, and how fast pushes came. All of it in the running transaction. */
export abstract class PushQueueRepository {
  /** When the last pushes went to a user. */
  abstract sentAt(userId: UserId): Promise<readonly Date[]>;
  abstract noteSent(userId: UserId, sentAt: readonly Date[]): Promise<void>;
  abstract wait(userId: UserId, id: NotificationId, dueAt: Date): Promise<void>;
  /** Takes out what is due, the earliest first; what one takes no other gets. */
  abstract takeDue(userId: UserId, now: Date): Promise<readonly NotificationId[]>;
  abstract removeOf(userId: UserId): Promise<void>;
}
