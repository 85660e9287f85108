import { ELIGIBILITY_CODES } from '@leafshift/domain/eligibility';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Url } from '../core/primitives.ts';
import { CLOSING_BLOCKERS, ClosingTerms } from './closing.ts';
import {
  Email,
  ExistingPassword,
  PasswordChange,
  PasswordReset,
  RegistrationBody,
  SignedIn,
  User,
} from './schemas.ts';

export const register = defineCall({
  name: 'users.register',
  method: 'POST',
  path: '/users',
  access: 'public',
  summary: 'Create an account and an empty profile, and sign in',
  body: RegistrationBody,
  answer: SignedIn,
  status: 201,
  errors: ['EMAIL_IN_USE', 'PASSWORD_TOO_COMMON', 'PASSWORD_LEAKED'],
  idempotent: true,
});

export const recoverPassword = defineCall({
  name: 'users.recoverPassword',
  method: 'POST',
  path: '/users/recover-password',
  access: 'public',
  summary: 'Send a single-use link; the answer never says whether the address exists',
  body: z.strictObject({ email: Email }),
  status: 204,
  idempotent: true,
});

export const resetPassword = defineCall({
  name: 'users.resetPassword',
  method: 'POST',
  path: '/users/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of a recovery link',
  body: PasswordReset,
  status: 204,
  errors: ['RESET_TOKEN_INVALID', 'PASSWORD_TOO_COMMON', 'PASSWORD_LEAKED'],
  idempotent: true,
});

export const changePassword = defineCall({
  name: 'users.changePassword',
  method: 'PUT',
  path: '/users/password',
  access: 'signed-in',
  member: 'own',
  summary: 'Change my password; every other session ends',
  stepUp: { withoutField: 'currentPassword' },
  body: PasswordChange,
  status: 204,
  errors: ['PASSWORD_WRONG', 'PASSWORD_TOO_COMMON', 'PASSWORD_LEAKED'],
  idempotent: true,
});

export const closingTerms = defineCall({
  name: 'users.closingTerms',
  method: 'GET',
  path: '/users/me/closing',
  access: 'signed-in',
  member: { needs: 'closing', stores: 'none' },
  summary: 'What deleting my account would bring now, and what has to be settled first',
  answer: ClosingTerms,
  status: 200,
});

export const deleteAccount = defineCall({
  name: 'users.deleteAccount',
  method: 'DELETE',
  path: '/users/me',
  access: 'signed-in',
  member: { needs: 'closing', stores: 'none' },
  summary: 'Delete my account; invoices keep what the law needs',
  stepUp: { withoutField: 'password' },
  body: z.strictObject({ password: ExistingPassword.optional() }),
  status: 204,
  errors: ['PASSWORD_WRONG', ...CLOSING_BLOCKERS],
});

export const exportAccount = defineCall({
  name: 'users.exportAccount',
  method: 'GET',
  path: '/users/me/export',
  access: 'signed-in',
  member: 'own',
  summary: 'Everything that is held on me, as a JSON file',
  produces: 'application/json',
  status: 200,
});

export const setOnboardingLevel = defineCall({
  name: 'users.setOnboardingLevel',
  method: 'PUT',
  path: '/users/onboardinglevel/:level',
  access: ['Employer', 'Temp'],
  member: { needs: 'settings', stores: 'all' },
  summary: 'Complete an onboarding step; its guard is checked here',
  params: z.strictObject({ level: z.coerce.number().int().min(1).max(5) }),
  answer: User,
  status: 200,
  errors: [
    'ONBOARDING_ORDER',
    'PROFILE_INCOMPLETE',
    'SUPERVISOR_REQUIRED',
    'LOCATION_REQUIRED',
    'PAYMENT_METHOD_REQUIRED',
    'LICENCE_REQUIRED',
    'DOCUMENTS_REQUIRED',
    'SURVEY_REQUIRED',
  ],
  idempotent: true,
});

export const skipOnboarding = defineCall({
  name: 'users.skipOnboarding',
  method: 'PUT',
  path: '/users/skip-onboarding',
  access: ['Employer', 'Temp'],
  member: { needs: 'settings', stores: 'all' },
  summary: 'Skip onboarding, or continue it',
  body: z.strictObject({ data: z.boolean() }),
  answer: User,
  status: 200,
  idempotent: true,
});

/** How long the address that `connectOnboardingLink` answers is good, in seconds. */
export const CONNECT_TICKET_SECONDS = 60;

export const connectOnboardingLink = defineCall({
  name: 'users.connectOnboardingLink',
  method: 'GET',
  path: '/users/stripe-connect-onboarding/web',
  access: ['Employer', 'Temp'],
  member: { needs: 'billing', stores: 'none' },
  summary: 'An address that leads to the payment provider to connect a bank, once, within a minute',
  stepUp: true,
  answer: z.strictObject({ url: Url }),
  status: 200,
  errors: [...ELIGIBILITY_CODES, 'PAYMENT_PROVIDER_DOWN'],
});

/** Opened by a browser, in a window that has no token: the ticket in its address stands for it. */
export const redeemConnectTicket = defineCall({
  name: 'users.redeemConnectTicket',
  method: 'GET',
  path: '/users/stripe-connect-onboarding/tickets/:ticket',
  access: 'public',
  summary:
    'Leads to the payment provider to connect a bank, or to /connect-incomplete where the ticket is used up or too old',
  params: z.strictObject({ ticket: z.string() }),
  status: 303,
});
