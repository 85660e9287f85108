import type { Call } from '@leafshift/contracts/core';
import { hasAdminRole } from '@leafshift/domain/admin-roles';
import { useUser } from '@leafshift/shell-sdk';

/** Whether the reader's roles let them make a call, or set a field with it; the API has the last word. */
export function useMay(): (call: Call, field?: string) => boolean {
  const { adminRoles } = useUser();
  return ({ roles = [], fieldRoles = {} }, field = '') =>
    adminRoles === undefined || hasAdminRole(adminRoles, fieldRoles[field] ?? roles);
}
