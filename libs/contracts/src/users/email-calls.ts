import { defineCall } from '../core/call.ts';
import { EmailChange, LinkToken, User, VerificationCode } from './schemas.ts';

export const verifyEmail = defineCall({
  name: 'users.verifyEmail',
  method: 'POST',
  path: '/users/verify-email',
  access: 'signed-in',
  member: 'own',
  summary: 'Show with the code of a mail that my address is mine',
  body: VerificationCode,
  answer: User,
  status: 200,
  errors: ['CODE_INVALID', 'CODE_EXPIRED'],
  idempotent: true,
});

export const resendVerification = defineCall({
  name: 'users.resendVerification',
  method: 'POST',
  path: '/users/verify-email/resend',
  access: 'signed-in',
  member: 'own',
  summary: 'Send another code to my address; the one before it ends',
  status: 204,
  idempotent: true,
});

/** Made by the page that the link opens, when a person says so; opening it changes nothing. */
export const verifyEmailByLink = defineCall({
  name: 'users.verifyEmailByLink',
  method: 'POST',
  path: '/users/verify-email/link',
  access: 'public',
  summary: 'Verify an address with the token of the link in the mail',
  body: LinkToken,
  status: 204,
  errors: ['CODE_INVALID', 'CODE_EXPIRED'],
  idempotent: true,
});

export const changeEmail = defineCall({
  name: 'users.changeEmail',
  method: 'POST',
  path: '/users/email',
  access: 'signed-in',
  member: 'own',
  summary: 'Send a code to another address; it is mine once the code comes back',
  stepUp: true,
  body: EmailChange,
  status: 204,
  errors: ['EMAIL_IN_USE'],
  idempotent: true,
});

export const confirmEmailChange = defineCall({
  name: 'users.confirmEmailChange',
  method: 'POST',
  path: '/users/email/verify',
  access: 'signed-in',
  member: 'own',
  summary: 'Change my address with the code that was sent to the new one',
  stepUp: true,
  body: VerificationCode,
  answer: User,
  status: 200,
  errors: ['CODE_INVALID', 'CODE_EXPIRED', 'EMAIL_IN_USE'],
  idempotent: true,
});

export const undoEmailChange = defineCall({
  name: 'users.undoEmailChange',
  method: 'POST',
  path: '/users/email/undo',
  access: 'public',
  summary:
    'Put the earlier address back with the token of the link that was sent to it; all sessions end',
  body: LinkToken,
  status: 204,
  errors: ['UNDO_LINK_INVALID', 'EMAIL_IN_USE'],
  idempotent: true,
});
