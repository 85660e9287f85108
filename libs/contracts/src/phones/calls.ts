import { defineCall } from '../core/call.ts';
import { VerificationCode } from '../users/schemas.ts';
import { PhoneState } from './schemas.ts';

export const myPhone = defineCall({
  name: 'phones.mine',
  method: 'GET',
  path: '/users/phone',
  access: ['Employer', 'Temp'],
  member: 'own',
  summary: "Whether my profile's phone number is verified, and whether it can be",
  answer: PhoneState,
  status: 200,
});

export const sendPhoneCode = defineCall({
  name: 'phones.sendCode',
  method: 'POST',
  path: '/users/verify-phone/resend',
  access: ['Employer', 'Temp'],
  member: 'own',
  summary: "Send a code to my profile's phone number; the one before it ends",
  status: 204,
  errors: ['PHONE_NOT_REACHABLE'],
  idempotent: true,
});

export const verifyPhone = defineCall({
  name: 'phones.verify',
  method: 'POST',
  path: '/users/verify-phone',
  access: ['Employer', 'Temp'],
  member: 'own',
  summary: 'Show with the code of a text message that my phone number is mine',
  body: VerificationCode,
  answer: PhoneState,
  status: 200,
  errors: ['CODE_INVALID', 'CODE_EXPIRED', 'PHONE_NOT_REACHABLE'],
  idempotent: true,
});
