import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of applications for permanent jobs. */
export const applicationErrors = {
  RESUME_NOT_PDF: { status: 415 },
  RESUME_PROTECTED: { status: 415 },
  RESUME_NOT_SAFE: { status: 415 },
  RESUME_TOO_LONG: { status: 413, values: { count: 30 } },
  RESUME_NOT_FOUND: { status: 400 },
  TOO_MANY_NOTES: { status: 409, values: { count: 100 } },
  TOO_MANY_ANSWERS: { status: 409, values: { count: 20 } },
} as const satisfies Record<string, ErrorDefinition>;
