import type { NotificationKind } from '@leafshift/contracts/notification';
import type { UserId } from '../../../core/ids.ts';
import type { Notice } from '../../notification/index.ts';
import type { AppealAnswer } from '../../users/index.ts';
import type { Suspension } from './suspension.ts';

const PAGE = '/suspension';

const notice = (
  userId: UserId,
  kind: NotificationKind,
  params: Notice['params'],
  link = PAGE,
): Notice => ({ userId, kind, params, image: null, link });

const endOf = ({ until }: Pick<Suspension, 'until'>): Readonly<Record<string, string>> =>
  until ? { date: until.toISOString() } : {};

/** To the account: it is suspended, why and until when. */
export const suspendedNotice = (suspension: Suspension): Notice =>
  notice(suspension.userId, 'account-suspended', {
    ...(suspension.reason === 'late-cancellation'
      ? { reason: suspension.reason }
      : { words: suspension.words }),
    ...endOf(suspension),
  });

/** To the account: it is active again. */
export const restoredNotice = (userId: UserId): Notice =>
  notice(userId, 'account-restored', {}, '/home');

/** To the account: its appeal arrived. */
export const appealedNotice = (userId: UserId): Notice => notice(userId, 'appeal-received', {});

/** To somebody of the back office: an appeal waits. */
export const appealWaitsNotice = (adminId: UserId, name: string): Notice =>
  notice(adminId, 'appeal-submitted', { name }, '/home');

/** To the account: its appeal was answered, and with what. */
export const answeredNotice = (suspension: Suspension, answer: AppealAnswer): Notice =>
  notice(
    suspension.userId,
    'appeal-answered',
    { decision: answer.decision, words: answer.words, ...endOf(suspension) },
    answer.decision === 'lifted' ? '/home' : PAGE,
  );
