import { ONBOARDING_REFUSALS } from '@leafshift/domain/onboarding';
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
  ONBOARDING_ORDER: { status: 409, msg: ONBOARDING_REFUSALS.ONBOARDING_ORDER.msg },
  PROFILE_INCOMPLETE: { status: 409, msg: ONBOARDING_REFUSALS.PROFILE_INCOMPLETE.msg },
  SUPERVISOR_REQUIRED: { status: 409, msg: ONBOARDING_REFUSALS.SUPERVISOR_REQUIRED.msg },
  LOCATION_REQUIRED: { status: 409, msg: ONBOARDING_REFUSALS.LOCATION_REQUIRED.msg },
  PAYMENT_METHOD_REQUIRED: { status: 409, msg: ONBOARDING_REFUSALS.PAYMENT_METHOD_REQUIRED.msg },
  LICENCE_REQUIRED: { status: 409, msg: ONBOARDING_REFUSALS.LICENCE_REQUIRED.msg },
  DOCUMENTS_REQUIRED: { status: 409, msg: ONBOARDING_REFUSALS.DOCUMENTS_REQUIRED.msg },
  SURVEY_REQUIRED: { status: 409, msg: ONBOARDING_REFUSALS.SURVEY_REQUIRED.msg },
} as const satisfies Record<string, ErrorDefinition>;
