import { z } from 'zod';
import { Id } from '../core/primitives.ts';
import { Notification } from '../notification/schemas.ts';
import { User } from '../users/schemas.ts';

/** The socket's path, and how often and how fast a client reconnects (PLATFORM-13). */
export const SOCKET_PATH = '/api/socket.io';
export const RECONNECTION_ATTEMPTS = 5;
export const RECONNECTION_DELAY_MS = 1000;

/** How far back a socket that opens is told what its user was told, in milliseconds; what a page asked for before that may have changed unheard. */
export const TOLD_AGAIN_MS = 15_000;

/** What of the back office moves as people work on it. */
export const BACK_OFFICE_QUEUES = [
  'documents',
  'postings',
  'reports',
  'messageReports',
  'disputes',
  'appeals',
  'accountReviews',
  'payoutChecks',
  'support',
] as const;

/** What the server sends to a user's sockets, by event name. */
export const realtimeEvents = {
  accountUpdated: User,
  notification: Notification,
  /** I have read some or all, in this window or another one: lists and counts are to be fetched again. */
  notificationsRead: z.strictObject({}),
  /** To the back office: a list that is to be fetched again, and nothing of what is in it. */
  backOfficeChanged: z.strictObject({ queue: z.enum(BACK_OFFICE_QUEUES) }),
  postUpdated: z.strictObject({ postId: Id }),
  /** Something was written, read or delivered between this business and worker. */
  conversationChanged: z.strictObject({ postId: Id, workerId: Id }),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;
export type RealtimeEvents = {
  [K in RealtimeEventName]: z.infer<(typeof realtimeEvents)[K]>;
};
