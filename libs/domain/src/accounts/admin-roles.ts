/** What somebody of the back office is there for; an owner may do everything. */
export const ADMIN_ROLES = ['reviewer', 'support', 'finance', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Whether somebody with these roles may do what is for the others; owners may in any case. */
export const hasAdminRole = (own: readonly AdminRole[], wanted: readonly AdminRole[]): boolean =>
  own.includes('owner') || own.some((role) => wanted.includes(role));
