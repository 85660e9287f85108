export { markAllRead, markRead, notifications } from './calls.ts';
export { Notification, NotificationKind } from './schemas.ts';
