import { MAX_MEMBERS } from '@leafshift/domain/business-members';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of businesses with several people. */
export const memberErrors = {
  MEMBERSHIP_ENDED: { status: 403 },
  TOO_MANY_MEMBERS: { status: 409, values: { max: MAX_MEMBERS } },
  ALREADY_MEMBER: { status: 409 },
  LAST_BUSINESS_OWNER: { status: 409 },
  INVITATION_INVALID: { status: 400 },
  INVITATION_FOR_ANOTHER: { status: 409 },
  ACCOUNT_IN_USE: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
