import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import { Notification } from './schemas.ts';

export const notifications = defineCall({
  name: 'notification.list',
  method: 'GET',
  path: '/notification',
  access: 'signed-in',
  member: 'own',
  summary: 'My notifications, newest first, and how many are unread',
  query: PageQuery,
  answer: z.strictObject({
    notifications: z.array(Notification),
    unread: z.number().int(),
    nextCursor: z.string().nullable(),
  }),
  status: 200,
});

export const markRead = defineCall({
  name: 'notification.markRead',
  method: 'PUT',
  path: '/notification/mark-read/:id',
  access: 'signed-in',
  member: 'own',
  summary: 'Mark a notification read',
  params: z.strictObject({ id: Id }),
  answer: Notification,
  status: 200,
  idempotent: true,
});

export const markAllRead = defineCall({
  name: 'notification.markAllRead',
  method: 'PUT',
  path: '/notification/mark-all-read',
  access: 'signed-in',
  member: 'own',
  summary: 'Mark all my notifications read',
  status: 204,
  idempotent: true,
});
