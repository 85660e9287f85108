import { Notification } from '@leafshift/contracts/notification';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { hoursFromNow } from './clock.ts';

/** An unread notification to an employer: somebody requested a shift. */
export const aNotification = builderOf(Notification, () => ({
  _id: anId(701),
  kind: 'shift-requested' as const,
  params: {
    name: 'Ana Roy',
    jobTitle: 'Budtender',
    date: hoursFromNow(48),
    timeZone: 'America/Toronto',
  },
  notificationMessage: 'Ana Roy requested your Budtender shift on May 14',
  notificationImage: null,
  link: '/home',
  isRead: false,
  createdAt: hoursFromNow(-3),
}));
