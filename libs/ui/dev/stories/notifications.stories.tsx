import { markRead, notifications } from '@leafshift/contracts/notification';
import { aNotification, anId, hoursFromNow, NOW } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import type { Meta } from 'storybook-react-rsbuild';
import { NotificationFeed, NotificationList } from '../../src/notification-list/index.ts';
import { LONG_NAME } from './long-texts.ts';
import styles from './stories.module.css';

export default { title: 'Notifications' } satisfies Meta;

const entries = [
  aNotification(),
  aNotification({
    _id: anId(702),
    kind: 'payment-failed',
    params: { invoice: 'LS-000042', amount: '1234.50', reason: 'CARD_DECLINED' },
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
    params: { amount: '184', name: 'Ana Roy' },
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
