import { MAX_DRAFTS } from '@leafshift/domain/schedule';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of the schedule. */
export const scheduleErrors = {
  DRAFT_CHANGED: { status: 409 },
  TOO_MANY_DRAFTS: { status: 409, values: { count: MAX_DRAFTS } },
} as const satisfies Record<string, ErrorDefinition>;
