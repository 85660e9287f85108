import { ApiError } from '../../../core/errors/api-error.ts';
import type { Planned } from '../domain/field-problems.ts';

/** What a form leads to. Throws VALIDATION_FAILED with the fields that are wrong. */
export function accepted<Plan>(result: Planned<Plan>): Plan {
  if (!result.ok) {
    throw new ApiError('VALIDATION_FAILED', { errors: result.problems });
  }
  return result.value;
}
