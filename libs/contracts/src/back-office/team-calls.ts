import { ADMIN_ROLES } from '@leafshift/domain/admin-roles';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id, Instant } from '../core/primitives.ts';
import { AdminRole } from '../users/schemas.ts';

/** Somebody of the back office, and what they may do. */
export const TeamMember = z.strictObject({
  _id: Id,
  name: z.string(),
  email: z.string(),
  adminRoles: z.array(AdminRole),
  createdAt: Instant,
});
export type TeamMember = z.infer<typeof TeamMember>;

export const team = defineCall({
  name: 'admin.team',
  method: 'GET',
  path: '/admin/team',
  access: ['Admin'],
  roles: [],
  summary: 'Everybody of the back office with their roles',
  answer: z.strictObject({ members: z.array(TeamMember) }),
  status: 200,
});

export const setRoles = defineCall({
  name: 'admin.setRoles',
  method: 'PUT',
  path: '/admin/team/:id/roles',
  access: ['Admin'],
  roles: [],
  summary: 'Set what somebody of the back office may do; the last owner stays one',
  stepUp: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ adminRoles: z.array(AdminRole).max(ADMIN_ROLES.length) }),
  answer: TeamMember,
  status: 200,
  errors: ['LAST_OWNER'],
  idempotent: true,
});
