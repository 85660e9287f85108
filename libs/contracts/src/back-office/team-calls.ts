import { ADMIN_ROLES } from '@leafshift/domain/admin-roles';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Id, Instant, requiredName } from '../core/primitives.ts';
import { AdminRole, Email } from '../users/schemas.ts';

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

/** Who is to work in the back office, and as what. */
export const TeamMemberForm = z.strictObject({
  name: requiredName(textCode('FIELD_REQUIRED')),
  email: Email,
  adminRoles: z.array(AdminRole).min(1, textCode('FIELD_REQUIRED')).max(ADMIN_ROLES.length),
});
export type TeamMemberForm = z.infer<typeof TeamMemberForm>;

export const addTeamMember = defineCall({
  name: 'admin.addTeamMember',
  method: 'POST',
  path: '/admin/team',
  access: ['Admin'],
  roles: [],
  summary: 'Make an account of the back office; a mail lets its owner choose a password',
  stepUp: true,
  body: TeamMemberForm,
  answer: TeamMember,
  status: 201,
  errors: ['EMAIL_IN_USE'],
  idempotent: true,
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
