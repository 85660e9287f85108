export { Notifier } from './application/notifier.ts';
export type { Notice } from './domain/notification.ts';
export { NotificationModule } from './notification.module.ts';
