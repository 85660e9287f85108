import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { PushState, PushSubscriptionKeys } from './schemas.ts';

export const pushState = defineCall({
  name: 'push.state',
  method: 'GET',
  path: '/push',
  access: 'signed-in',
  member: 'own',
  summary: 'Whether pushes are sent at all, with which key, and which of my devices get them',
  answer: PushState,
  status: 200,
});

export const addPushDevice = defineCall({
  name: 'push.addDevice',
  method: 'PUT',
  path: '/push/device',
  access: 'signed-in',
  member: 'own',
  summary: 'Send pushes to this browser as long as its session lasts; it gets those of nobody else',
  body: PushSubscriptionKeys,
  answer: PushState,
  status: 200,
  errors: ['PUSH_SERVICE_UNKNOWN'],
  idempotent: true,
});

export const removePushDevice = defineCall({
  name: 'push.removeDevice',
  method: 'DELETE',
  path: '/push/device/:id',
  access: 'signed-in',
  member: 'own',
  summary: 'Send no more pushes to one of my devices',
  params: z.strictObject({ id: Id }),
  answer: PushState,
  status: 200,
});

export const testPush = defineCall({
  name: 'push.test',
  method: 'POST',
  path: '/push/test',
  access: 'signed-in',
  member: 'own',
  summary: 'Send a push to all of my devices, to see that they get it',
  status: 204,
  idempotent: true,
});
