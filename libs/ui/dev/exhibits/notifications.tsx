import { markRead, notifications } from '@leafshift/contracts/notification';
import { aNotification, anId, hoursFromNow, NOW } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { NotificationFeed, NotificationList } from '../../src/notification-list/index.ts';
import styles from '../gallery.module.css';
import { LONG_NAME } from './long-texts.ts';

const entries = [
  aNotification(),
  aNotification({
    _id: anId(702),
    kind: 'payment-failed',
    notificationMessage: 'Your card was declined for invoice LS-000042',
    createdAt: hoursFromNow(-26),
  }),
  aNotification({
    _id: anId(703),
    kind: 'worker-confirmed',
    isRead: true,
    notificationMessage: `${LONG_NAME} confirmed you for Budtender on May 19`,
    createdAt: hoursFromNow(-50),
  }),
  aNotification({
    _id: anId(704),
    kind: 'payout-sent',
    isRead: true,
    notificationMessage: 'Your payout of $184.00 is on its way',
    createdAt: hoursFromNow(-400),
  }),
];

const api = createMockApi([
  handle(notifications, { notifications: entries, unread: 2, nextCursor: 'more' }),
  handle(markRead, ({ params }) => aNotification({ _id: params.id, isRead: true })),
]);

export const Notifications = () => (
  <div className={styles.two}>
    <div className={styles.panel}>
      <NotificationFeed api={api} notify={() => undefined} />
    </div>
    <div className={styles.panel}>
      <NotificationList notifications={entries} now={NOW} onOpen={() => undefined} />
    </div>
  </div>
);
