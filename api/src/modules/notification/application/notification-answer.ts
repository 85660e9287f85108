import type { Notification as NotificationAnswer } from '@leafshift/contracts/notification';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import { notificationIn } from '@leafshift/texts/server';
import type { Notification } from '../domain/notification.ts';

/** A notification as the API answers it and the socket sends it. */
export const notificationAnswer = ({
  id,
  userId: _,
  image,
  createdAt,
  ...notification
}: Notification): NotificationAnswer => ({
  _id: id,
  kind: notification.kind,
  params: { ...notification.params },
  notificationMessage: notificationIn(DEFAULT_LANGUAGE, notification),
  notificationImage: image,
  link: notification.link,
  isRead: notification.isRead,
  createdAt: createdAt.toISOString(),
});
