import { MAX_STORES, MEMBER_PERMISSIONS, MEMBER_ROLES } from '@leafshift/domain/business-members';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

/** What somebody is in a business. */
export const MemberRole = z.enum(MEMBER_ROLES);
export type MemberRole = z.infer<typeof MemberRole>;

/** The locations that somebody works for; null for all of them. */
const MemberStores = z.array(Id).min(1, textCode('FIELD_REQUIRED')).max(MAX_STORES).nullable();

/** For which business somebody acts, and as what. */
export const OwnMembership = z.strictObject({
  _id: Id,
  name: z.string(),
  role: MemberRole,
  /** What the role may do now. */
  may: z.array(z.enum(MEMBER_PERMISSIONS)),
  stores: z.array(Id).nullable(),
});
export type OwnMembership = z.infer<typeof OwnMembership>;

/** Somebody of the business. */
export const BusinessMember = z.strictObject({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: MemberRole,
  stores: z.array(Id).nullable(),
  /** Null for who was there from the beginning. */
  joinedAt: Instant.nullable(),
});
export type BusinessMember = z.infer<typeof BusinessMember>;

/** What somebody is to be. An owner works for all stores. */
export const MemberTerms = z.strictObject({ role: MemberRole, stores: MemberStores });
export type MemberTerms = z.infer<typeof MemberTerms>;

/** An invitation that is open; its link is in the mail only. */
export const MemberInvitation = z.strictObject({
  _id: Id,
  email: z.string(),
  role: MemberRole,
  stores: z.array(Id).nullable(),
  sentAt: Instant,
  expiresAt: Instant,
});
export type MemberInvitation = z.infer<typeof MemberInvitation>;

/** What the link of an invitation says to who opens it. */
export const InvitationOffer = z.strictObject({
  business: z.string(),
  email: z.string(),
  role: MemberRole,
  expiresAt: Instant,
});
export type InvitationOffer = z.infer<typeof InvitationOffer>;
