import type { BusinessRatingCode } from '@leafshift/domain/business-rating';
import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of rating a business. */
export const ratingErrors = {
  SHIFT_NOT_WORKED: { status: 409 },
  BUSINESS_ALREADY_RATED: { status: 409 },
  RATING_CLOSED: { status: 409 },
} as const satisfies Record<BusinessRatingCode, ErrorDefinition>;
