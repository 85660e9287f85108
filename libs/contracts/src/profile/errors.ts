import type { ErrorDefinition } from '../core/errors.ts';
import { MAX_DOCUMENT_PAGES } from '../uploads/schemas.ts';

/** Errors of profiles and uploads (LOOK-4). */
export const profileErrors = {
  NOT_LEGAL_TO_WORK: { status: 400 },
  SURVEY_ALREADY_COMPLETED: {
    status: 409,
  },
  SUPERVISOR_IN_USE: {
    status: 409,
  },
  TOO_MANY_SUPERVISORS: { status: 409 },
  TOO_MANY_LOCATIONS: { status: 409 },
  TOO_MANY_CERTIFICATES: { status: 409 },
  LOCATION_IN_USE: {
    status: 409,
  },
  REVIEW_WAITS: { status: 409 },
  UPLOAD_NOT_FOUND: { status: 400 },
  NOT_AN_IMAGE: { status: 415 },
  PDF_UNREADABLE: { status: 415 },
  PDF_PROTECTED: { status: 415 },
  PDF_NOT_SAFE: { status: 415 },
  PDF_TOO_LONG: { status: 413, values: { count: MAX_DOCUMENT_PAGES } },
  UPLOAD_EXPIRED: {
    status: 403,
  },
} as const satisfies Record<string, ErrorDefinition>;
