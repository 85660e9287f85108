import type { TempPost } from '@leafshift/contracts/posts';
import { isApiError } from '@leafshift/data-access';
import type { Credential } from '@leafshift/domain/credentials';

/**
 * Which credentials I lack for a shift: those that its answer names; where it names none and the server
 * refused me all the same, all that the shift needs.
 */
export function lackedCredentials(
  { credentials = [], missingCredentials = [] }: TempPost,
  refusal: unknown = null,
): readonly Credential[] {
  const isRefused = isApiError(refusal) && refusal.code === 'CREDENTIALS_MISSING';
  return missingCredentials.length === 0 && isRefused ? credentials : missingCredentials;
}
