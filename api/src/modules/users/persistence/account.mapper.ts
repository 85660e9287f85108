import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type Account,
  type AccountTrust,
  type Bank,
  type BankId,
  type Card,
  type CardId,
  emailKey,
  type NewAccount,
  type OwnPrices,
} from '../domain/account.ts';
import {
  type AccountSuspension,
  inForce,
  type SuspensionId,
} from '../domain/account-suspension.ts';
import type {
  AccountDocument,
  BankDocument,
  CardDocument,
  SuspensionDocument,
} from './account.schema.ts';

const NO_OWN_PRICES: OwnPrices = {
  leafshiftPercent: null,
  processingFee: null,
  taxPercentON: null,
  prices: [],
};

/** What queries read: everything but the password hash and the provider's handles. */
export const ACCOUNT_FIELDS = {
  passwordHash: 0,
  customerId: 0,
  connectAccountId: 0,
  nameKey: 0,
  emailKey: 0,
} as const;

/** What deciding on what an account may do reads. */
export const TRUST_FIELDS = {
  usertype: 1,
  suspension: 1,
  underReview: 1,
  emailVerifiedAt: 1,
  cards: 1,
} as const;

type StoredTrust = Pick<AccountDocument, '_id' | keyof typeof TRUST_FIELDS>;

export type StoredAccount = Omit<AccountDocument, keyof typeof ACCOUNT_FIELDS>;

export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

export function toAccount(stored: StoredAccount, now: Date): Account {
  return {
    ...toAccountTrust(stored, now),
    name: stored.name,
    email: stored.email,
    affiliate: stored.affiliate ?? null,
    skipOnboarding: stored.skipOnboarding,
    level1: stored.level1,
    level2: stored.level2,
    level3: stored.level3,
    level4: stored.level4,
    level5: stored.level5,
    banks: stored.banks.map(toBank),
    removedBanks: stored.removedBanks ?? [],
    bankChangeBeganAt: stored.bankChangeBeganAt ?? null,
    ownPrices: stored.ownPrices,
    suspension: carriedBy(stored, now),
    adminRoles: stored.adminRoles ?? [],
    createdAt: stored.createdAt,
  };
}

/** The suspension that is in force. */
const carriedBy = (
  { suspension }: Pick<AccountDocument, 'suspension'>,
  now: Date,
): AccountSuspension | null => inForce(suspension ? toSuspension(suspension) : null, now);

const toSuspension = ({ _id, ...suspension }: SuspensionDocument): AccountSuspension => ({
  id: fromObjectId<SuspensionId>(_id),
  ...suspension,
});

export const toStoredSuspension = ({
  id,
  ...suspension
}: AccountSuspension): SuspensionDocument => ({ _id: toObjectId(id), ...suspension });

export const toAccountTrust = (stored: StoredTrust, now: Date): AccountTrust => ({
  id: fromObjectId<UserId>(stored._id),
  usertype: stored.usertype,
  suspended: carriedBy(stored, now) !== null,
  underReview: stored.underReview ?? false,
  emailVerifiedAt: stored.emailVerifiedAt ?? null,
  cards: toCards(stored.cards),
});

/** The card that was added or chosen last is the default; it is shown first. */
export function toCards(cards: readonly CardDocument[]): Card[] {
  return cards
    .map(({ _id, providerId, last4, expMonth, expYear, brand }, index) => ({
      id: fromObjectId<CardId>(_id),
      providerId,
      last4,
      expMonth,
      expYear,
      brand,
      isDefault: index === cards.length - 1,
    }))
    .toReversed();
}

export const toBank = ({ _id, providerId, bankName, last4, ...bank }: BankDocument): Bank => ({
  id: fromObjectId<BankId>(_id),
  providerId,
  bankName,
  last4,
  connectedAt: bank.connectedAt ?? null,
  holderToCheck: bank.holderToCheck ?? null,
});

export function toStoredAccount({ id, adminRoles, ...account }: NewAccount): AccountDocument {
  return {
    ...account,
    ...(account.usertype === 'Admin' && { adminRoles: [...adminRoles] }),
    _id: toObjectId(id),
    nameKey: nameKey(account.name),
    emailKey: emailKey(account.email),
    skipOnboarding: false,
    level1: false,
    level2: false,
    level3: false,
    level4: false,
    level5: false,
    cards: [],
    banks: [],
    ownPrices: NO_OWN_PRICES,
    suspension: null,
    underReview: false,
    closedAt: null,
  };
}
