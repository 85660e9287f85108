import type { AppealCode } from '@leafshift/domain/suspension';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of suspensions and appeals. */
export const suspensionErrors = {
  NOT_SUSPENDED: { status: 409 },
  ALREADY_APPEALED: { status: 409 },
  APPEAL_ANSWERED: { status: 409 },
  SUSPENSION_NOT_SHORTER: { status: 400 },
} as const satisfies Record<AppealCode, ErrorDefinition>;
