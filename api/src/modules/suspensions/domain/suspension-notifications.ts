import type { NotificationKind } from '@leafshift/contracts/notification';
import type { UserId } from '../../../core/ids.ts';
import type { NewNotification } from '../../notification/index.ts';
import type { AppealAnswer } from '../../users/index.ts';
import type { Suspension } from './suspension.ts';

const PAGE = '/suspension';

const notification = (
  userId: UserId,
  kind: NotificationKind,
  params: NewNotification['params'],
  link = PAGE,
): NewNotification => ({ userId, kind, params, image: null, link });

const endOf = ({ until }: Pick<Suspension, 'until'>): Readonly<Record<string, string>> =>
  until ? { date: until.toISOString() } : {};

/** To the account: it is suspended, why and until when. */
export const suspendedNotification = (suspension: Suspension): NewNotification =>
  notification(suspension.userId, 'account-suspended', {
    ...(suspension.reason === 'late-cancellation'
      ? { reason: suspension.reason }
      : { words: suspension.words }),
    ...endOf(suspension),
  });

/** To the account: it is active again. */
export const restoredNotification = (userId: UserId): NewNotification =>
  notification(userId, 'account-restored', {}, '/home');

/** To the account: its appeal arrived. */
export const appealedNotification = (userId: UserId): NewNotification =>
  notification(userId, 'appeal-received', {});

/** To somebody of the back office: an appeal waits. */
export const appealWaitsNotification = (
  adminId: UserId,
  { id, name }: { readonly id: UserId; readonly name: string },
): NewNotification => notification(adminId, 'appeal-submitted', { name }, `/people/${id}`);

/** To the account: its appeal was answered, and with what. */
export const answeredNotification = (
  suspension: Suspension,
  answer: AppealAnswer,
): NewNotification =>
  notification(
    suspension.userId,
    'appeal-answered',
    { decision: answer.decision, words: answer.words, ...endOf(suspension) },
    answer.decision === 'lifted' ? '/home' : PAGE,
  );
