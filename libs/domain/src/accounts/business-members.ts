/** What somebody is in a business (BUSINESS-1). */
export const MEMBER_ROLES = ['owner', 'manager', 'coordinator'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * What a call of a business asks for. `shifts`: requests, confirmations and the clock. `money`: every
 * amount, and what commits to one. `settings`: profile, stores and supervisors. `billing`: cards, bank
 * and payments.
 */
export const MEMBER_PERMISSIONS = [
  'shifts',
  'money',
  'settings',
  'billing',
  'members',
  'closing',
] as const;
export type MemberPermission = (typeof MEMBER_PERMISSIONS)[number];

const PERMISSIONS: Readonly<Record<MemberRole, readonly MemberPermission[]>> = {
  owner: MEMBER_PERMISSIONS,
  manager: ['shifts', 'money', 'settings'],
  coordinator: ['shifts'],
};

/** What a role may do (BUSINESS-1). */
export const permissionsOf = (role: MemberRole): readonly MemberPermission[] => PERMISSIONS[role];

/** Whether a role may do what a call asks for. */
export const mayDo = (role: MemberRole, permission: MemberPermission): boolean =>
  PERMISSIONS[role].includes(permission);

/** Whether a member works for a store; `null` stands for all of them (BUSINESS-2). */
export const worksFor = (stores: readonly string[] | null, store: string): boolean =>
  stores === null || stores.includes(store);

/** How long the link of an invitation is good. */
export const INVITATION_DAYS = 7;
/** Members and open invitations of one business together. */
export const MAX_MEMBERS = 100;
/** Stores that one member can be limited to. */
export const MAX_STORES = 100;
/** Invitations that a business sends in a day, mails again included. */
export const INVITATIONS_A_DAY = 50;
