import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id } from '../core/primitives.ts';
import { OwnSecuredPay, ShiftSecuredPay } from './schemas.ts';

export const ownSecuredPay = defineCall({
  name: 'securedPay.own',
  method: 'GET',
  path: '/secured-pay',
  access: ['Temp'],
  summary: 'Whether the pay of my confirmed shifts is set aside',
  answer: z.strictObject({ shifts: z.array(OwnSecuredPay) }),
  status: 200,
});

export const shiftsSecuredPay = defineCall({
  name: 'securedPay.shifts',
  method: 'GET',
  path: '/secured-pay/shifts',
  access: ['Employer'],
  member: { needs: 'shifts', stores: 'listed' },
  summary: 'What is set aside for my coming shifts, the next first',
  answer: z.strictObject({ shifts: z.array(ShiftSecuredPay) }),
  status: 200,
});

export const trySecuredPay = defineCall({
  name: 'securedPay.try',
  method: 'POST',
  path: '/secured-pay/:postId/try',
  access: ['Employer'],
  member: { needs: 'billing', stores: { shift: 'postId' } },
  summary: 'Ask the card again, once it refused',
  params: z.strictObject({ postId: Id }),
  answer: ShiftSecuredPay,
  status: 200,
  errors: ['PAY_NOT_REFUSED', 'PAYMENT_PROVIDER_DOWN'],
  idempotent: true,
});
