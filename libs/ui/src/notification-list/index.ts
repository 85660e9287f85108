export { NotificationFeed } from './notification-feed.tsx';
export { NotificationFrame } from './notification-frame.tsx';
export { NotificationList } from './notification-list.tsx';
