import { ELIGIBILITY_CODES, type EligibilityCode } from '@leafshift/domain/eligibility';
import type { ErrorDefinition } from '../core/errors.ts';

const eligibilityErrors = Object.fromEntries(
  ELIGIBILITY_CODES.map((code) => [code, { status: 403 }]),
) as Record<EligibilityCode, ErrorDefinition>;

/** Errors of accounts, sessions and onboarding (LOOK-4). */
export const userErrors = {
  ...eligibilityErrors,
  INVALID_CREDENTIALS: { status: 401 },
  EMAIL_IN_USE: { status: 409 },
  PASSWORD_TOO_COMMON: {
    status: 400,
  },
  PASSWORD_LEAKED: { status: 400 },
  PASSWORD_WRONG: { status: 400 },
  RESET_TOKEN_INVALID: {
    status: 400,
  },
  CODE_INVALID: { status: 400 },
  CODE_EXPIRED: { status: 400 },
  UNDO_LINK_INVALID: { status: 400 },
  ONBOARDING_ORDER: { status: 409 },
  PROFILE_INCOMPLETE: { status: 409 },
  SUPERVISOR_REQUIRED: { status: 409 },
  LOCATION_REQUIRED: { status: 409 },
  PAYMENT_METHOD_REQUIRED: { status: 409 },
  LICENCE_REQUIRED: { status: 409 },
  DOCUMENTS_REQUIRED: { status: 409 },
  SURVEY_REQUIRED: { status: 409 },
  CLOSE_PAY_NOT_SENT: { status: 409 },
  CLOSE_INVOICES_OPEN: { status: 409 },
  CLOSE_WORK_NOT_SUBMITTED: { status: 409 },
  CLOSE_SHIFTS_NOT_SUBMITTED: { status: 409 },
  CLOSE_HOURS_NOT_SETTLED: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
