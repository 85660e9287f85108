import { MAX_STORES, MEMBER_PERMISSIONS, MEMBER_ROLES } from '@leafshift/domain/business-members';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';
import { MEMBER_ACT_KINDS } from './acts.ts';

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

const Named = z.strictObject({ _id: Id, name: z.string() });

/** Something that a member did for the business. Who has gone since has an empty name. */
export const MemberAct = z.strictObject({
  _id: Id,
  at: Instant,
  kind: z.enum(MEMBER_ACT_KINDS),
  by: Named,
  /** The shift or posting that it was about, the first of several. */
  post: z
    .strictObject({
      _id: Id,
      title: z.string(),
      /** Null for a permanent posting. */
      date: Instant.nullable(),
      timeZone: z.string().nullable(),
    })
    .nullable(),
  /** How many further shifts it was about. */
  furtherPosts: z.number().int().min(0),
  /** The worker or member that it was about. */
  person: Named.nullable(),
  /** Names of the stores that it was about. */
  stores: z.array(z.string()),
});
export type MemberAct = z.infer<typeof MemberAct>;
