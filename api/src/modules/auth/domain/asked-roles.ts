import type { Call } from '@leafshift/contracts/core';
import { type AdminRole, hasAdminRole } from '@leafshift/domain/admin-roles';

/** Whether somebody of the back office may make a call with this body, not yet validated. */
export function hasAskedRoles(
  { roles = [], fieldRoles = {} }: Call,
  body: unknown,
  own: readonly AdminRole[],
): boolean {
  const isSaid = (field: string): boolean =>
    typeof body === 'object' && body !== null && Object.hasOwn(body, field);
  return [
    roles,
    ...Object.entries(fieldRoles).flatMap(([field, wanted]) => (isSaid(field) ? [wanted] : [])),
  ].every((wanted) => hasAdminRole(own, wanted));
}
