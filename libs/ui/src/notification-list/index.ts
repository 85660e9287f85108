export { NotificationFeed } from './notification-feed.tsx';
export { NotificationList } from './notification-list.tsx';
