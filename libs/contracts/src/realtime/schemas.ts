import { z } from 'zod';
import { Id } from '../core/primitives.ts';
import { Notification } from '../notification/schemas.ts';
import { User } from '../users/schemas.ts';

/** The socket's path, and how often and how fast a client reconnects (specification, section 4). */
export const SOCKET_PATH = '/api/socket.io';
export const RECONNECTION_ATTEMPTS = 5;
export const RECONNECTION_DELAY_MS = 1000;

/** What the server sends to a user's sockets, by event name. */
export const realtimeEvents = {
  accountUpdated: User,
  notification: Notification,
  postUpdated: z.strictObject({ postId: Id }),
} as const;

export type RealtimeEventName = keyof typeof realtimeEvents;
export type RealtimeEvents = {
  [K in RealtimeEventName]: z.infer<(typeof realtimeEvents)[K]>;
};
