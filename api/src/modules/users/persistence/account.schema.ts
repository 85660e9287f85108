import type { AdminRole } from '@leafshift/domain/admin-roles';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { Account, OwnPrices } from '../domain/account.ts';
import type { AccountSuspension } from '../domain/account-suspension.ts';

export interface CardDocument {
  _id: Types.ObjectId;
  providerId: string;
  last4: string;
  expMonth: number;
  expYear: number;
  brand: string;
}

export interface BankDocument {
  _id: Types.ObjectId;
  providerId: string;
  bankName: string;
  last4: string;
  /** Banks from before these two were kept have neither. */
  connectedAt?: Date | null;
  holderToCheck?: string | null;
}

export interface SuspensionDocument extends Omit<AccountSuspension, 'id'> {
  _id: Types.ObjectId;
}

export interface AccountDocument {
  _id: Types.ObjectId;
  name: string;
  /** Name in lower case, for searching. */
  nameKey: string;
  email: string;
  emailKey: string;
  usertype: Account['usertype'];
  passwordHash: string;
  affiliate: string | null;
  skipOnboarding: boolean;
  level1: boolean;
  level2: boolean;
  level3: boolean;
  level4: boolean;
  level5: boolean;
  /** The last one is the default. */
  cards: CardDocument[];
  banks: BankDocument[];
  removedBanks?: string[];
  bankChangeBeganAt?: Date | null;
  ownPrices: OwnPrices;
  customerId?: string;
  connectAccountId?: string;
  /** The latest, also when it has ended by itself. */
  suspension: SuspensionDocument | null;
  /** Counts what an active account does that must not meet a suspension. */
  activity?: number;
  /** Absent on accounts from before it was kept, which are not. */
  underReview?: boolean;
  /** Only of the back office. */
  adminRoles?: AdminRole[];
  emailVerifiedAt: Date | null;
  createdAt: Date;
  closedAt: Date | null;
}

const text = { type: String, required: true } as const;
const flag = { type: Boolean, required: true } as const;

const card = new Schema<CardDocument>({
  providerId: text,
  last4: text,
  expMonth: { type: Number, required: true },
  expYear: { type: Number, required: true },
  brand: text,
});

const bank = new Schema<BankDocument>({
  providerId: text,
  bankName: text,
  last4: text,
  connectedAt: Date,
  holderToCheck: String,
});

const schema = new Schema<AccountDocument>(
  {
    name: text,
    nameKey: text,
    email: text,
    emailKey: text,
    usertype: text,
    passwordHash: String,
    affiliate: String,
    skipOnboarding: flag,
    level1: flag,
    level2: flag,
    level3: flag,
    level4: flag,
    level5: flag,
    cards: [card],
    banks: [bank],
    removedBanks: { type: [String], default: undefined },
    bankChangeBeganAt: Date,
    ownPrices: { type: Schema.Types.Mixed, required: true },
    customerId: String,
    connectAccountId: String,
    suspension: { type: Schema.Types.Mixed, default: null },
    activity: Number,
    underReview: Boolean,
    adminRoles: { type: [String], default: undefined },
    emailVerifiedAt: Date,
    createdAt: { type: Date, required: true },
    closedAt: Date,
  },
  { versionKey: false },
);

export const EMAIL_INDEX = 'one_per_email';

export const accountCollection = defineCollection<AccountDocument>({
  name: 'users',
  schema,
  indexes: [
    { name: EMAIL_INDEX, key: { emailKey: 1 }, unique: true },
    { name: 'by_name_with_email', key: { nameKey: 1, _id: 1, emailKey: 1, closedAt: 1 } },
    { name: 'names', key: { _id: 1, nameKey: 1, closedAt: 1 } },
    { name: 'sign_ups', key: { createdAt: 1, usertype: 1 } },
    { name: 'by_usertype', key: { usertype: 1, _id: 1 } },
    {
      name: 'by_customer',
      key: { customerId: 1 },
      unique: true,
      partialFilterExpression: { customerId: { $exists: true } },
    },
    {
      name: 'by_connect_account',
      key: { connectAccountId: 1 },
      unique: true,
      partialFilterExpression: { connectAccountId: { $exists: true } },
    },
  ],
});
