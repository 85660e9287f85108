export { markAllRead, markRead, notifications } from './calls.ts';
export { isNotificationKind, Notification, NotificationKind } from './schemas.ts';
