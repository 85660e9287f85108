import type { NotificationKind } from '@leafshift/contracts/notification';
import type { UserId } from '../../../core/ids.ts';
import type { NewNotification } from '../../notification/index.ts';

interface Decided {
  readonly id: string;
  readonly employerId: UserId;
  readonly title: string;
  readonly reason: string | null;
}

/** To an employer whose posting the back office has decided about. */
export const postingNotice = (
  kind: NotificationKind & `posting-${string}`,
  { id, employerId, title, reason }: Decided,
): NewNotification => ({
  userId: employerId,
  kind,
  params: { jobTitle: title, ...(reason !== null && { reason }) },
  image: null,
  link: `/posts?post=${id}`,
});

interface Submitted {
  readonly employerId: UserId;
  /** Of the business. */
  readonly name: string;
  readonly jobType: string;
}

/** To an admin: a posting waits for review. */
export const submittedNotice = (
  userId: UserId,
  key: string,
  { employerId, name, jobType }: Submitted,
): NewNotification => ({
  userId,
  about: employerId,
  key,
  kind: 'posting-submitted',
  params: { name, jobTitle: jobType },
  image: null,
  link: '/moderation',
});
