export { notificationMade } from './application/notification-made.event.ts';
export { NotificationReading } from './application/notification-reading.ts';
export { Notifier } from './application/notifier.ts';
export { NotificationRepository } from './domain/notification.repository.ts';
export type { NewNotification, Notification, NotificationId } from './domain/notification.ts';
export { shiftFacts } from './domain/shift-facts.ts';
export { NotificationModule } from './notification.module.ts';
