import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { AutoConfirmRule, AutoConfirmScope } from './schemas.ts';

export const autoConfirmRules = defineCall({
  name: 'autoConfirm.rules',
  method: 'GET',
  path: '/auto-confirm',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'My rules of automatic confirmation: of the business, its stores, and the named shift',
  query: z.strictObject({ postId: Id.optional() }),
  answer: z.strictObject({ rules: z.array(AutoConfirmRule) }),
  status: 200,
});

export const setAutoConfirm = defineCall({
  name: 'autoConfirm.set',
  method: 'PUT',
  path: '/auto-confirm',
  access: ['Employer'],
  member: { needs: 'settings', stores: 'listed' },
  summary: 'Set who is confirmed by themselves from now on, for the business, a store or a shift',
  body: AutoConfirmRule,
  status: 204,
  idempotent: true,
});

export const dropAutoConfirm = defineCall({
  name: 'autoConfirm.drop',
  method: 'POST',
  path: '/auto-confirm/drop',
  access: ['Employer'],
  member: { needs: 'settings', stores: 'listed' },
  summary: 'Take a rule away, so that the wider one holds again',
  body: AutoConfirmScope,
  status: 204,
  idempotent: true,
});
