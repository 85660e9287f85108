import { ONBOARDING_REFUSALS } from '@leafshift/domain/onboarding';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of profiles and uploads (specification, section 5). */
export const profileErrors = {
  NOT_LEGAL_TO_WORK: { status: 400, msg: ONBOARDING_REFUSALS.NOT_LEGAL_TO_WORK.msg },
  SURVEY_ALREADY_COMPLETED: {
    status: 409,
    msg: 'Thank you. You have completed the screening survey.',
  },
  SUPERVISOR_IN_USE: {
    status: 409,
    msg: 'This supervisor is named on a shift that is still to come',
  },
  LOCATION_IN_USE: {
    status: 409,
    msg: 'A shift that is still to come takes place here',
  },
  UPLOAD_NOT_FOUND: { status: 400, msg: 'Please add an image' },
  NOT_AN_IMAGE: { status: 415, msg: 'The file must be an image' },
  UPLOAD_EXPIRED: {
    status: 403,
    msg: 'This upload link has expired. Please try again',
  },
} as const satisfies Record<string, ErrorDefinition>;
