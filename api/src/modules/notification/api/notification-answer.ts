import type { Notification as NotificationAnswer } from '@leafshift/contracts/notification';
import type { Notification } from '../domain/notification.ts';

/** A notification as the API answers it and the socket sends it. */
export const notificationAnswer = ({
  id,
  userId: _,
  message,
  image,
  createdAt,
  ...notification
}: Notification): NotificationAnswer => ({
  _id: id,
  kind: notification.kind,
  params: { ...notification.params },
  notificationMessage: message,
  notificationImage: image,
  link: notification.link,
  isRead: notification.isRead,
  createdAt: createdAt.toISOString(),
});
