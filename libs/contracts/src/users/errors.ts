import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of accounts, sessions and onboarding (specification, sections 4 and 8). */
export const userErrors = {
  INVALID_CREDENTIALS: { status: 401, msg: 'Invalid Credentials' },
  EMAIL_IN_USE: { status: 409, msg: 'Email in use' },
  PASSWORD_TOO_COMMON: {
    status: 400,
    msg: 'This password is too easy to guess. Please choose another one',
  },
  PASSWORD_WRONG: { status: 400, msg: 'The current password is not right' },
  RESET_TOKEN_INVALID: {
    status: 400,
    msg: 'This link is no longer valid. Please ask for a new one',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    msg: 'Your account is suspended because a shift was cancelled with less than 24 hours notice. Please contact support',
  },
  ONBOARDING_ORDER: {
    status: 409,
    msg: 'Please complete the steps before this one first',
  },
  PROFILE_INCOMPLETE: { status: 409, msg: 'Please complete your profile' },
  SUPERVISOR_REQUIRED: { status: 409, msg: 'Please add a supervisor' },
  LOCATION_REQUIRED: { status: 409, msg: 'Please add a location' },
  PAYMENT_METHOD_REQUIRED: { status: 409, msg: 'Please add a payment method' },
  LICENCE_REQUIRED: { status: 409, msg: 'Please add a payment method' },
  DOCUMENTS_REQUIRED: { status: 409, msg: 'Please Upload Documents' },
  SURVEY_REQUIRED: { status: 409, msg: 'Please complete the screening survey' },
} as const satisfies Record<string, ErrorDefinition>;
