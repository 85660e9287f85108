export { NotificationFeed, type NotificationFeedProps } from './notification-feed.tsx';
export { NotificationList, type NotificationListProps } from './notification-list.tsx';
