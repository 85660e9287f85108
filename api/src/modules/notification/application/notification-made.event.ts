import type { NotificationKind } from '@leafshift/contracts/notification';
import type { UserId } from '../../../core/ids.ts';
import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import type { NotificationId } from '../domain/notification.ts';

interface MadeNotification {
  readonly id: NotificationId;
  readonly userId: UserId;
  readonly kind: NotificationKind;
}

/** Somebody is told something in the portal. */
export const notificationMade = domainEvent<MadeNotification>('notification.made');
