import type { MemberRole } from '@leafshift/domain/business-members';
import type { Language } from '@leafshift/domain/languages';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface MemberInvitationDocument {
  _id: Types.ObjectId;
  businessId: Types.ObjectId;
  email: string;
  /** In the form in which addresses are compared. */
  emailKey: string;
  role: MemberRole;
  stores: string[] | null;
  invitedBy: Types.ObjectId;
  language: Language;
  /** Digest of the link's token; null until the mail leaves. */
  tokenDigest?: string;
  sentAt: Date;
  expiresAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;

export const memberInvitationCollection = defineCollection<MemberInvitationDocument>({
  name: 'business_invitations',
  schema: new Schema<MemberInvitationDocument>(
    {
      businessId: reference,
      email: text,
      emailKey: text,
      role: text,
      stores: { type: [String], default: null },
      invitedBy: reference,
      language: text,
      tokenDigest: String,
      sentAt: date,
      expiresAt: date,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_an_address', key: { businessId: 1, emailKey: 1 }, unique: true },
    {
      name: 'by_token',
      key: { tokenDigest: 1 },
      unique: true,
      partialFilterExpression: { tokenDigest: { $exists: true } },
    },
    { name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
