import type { AdminRole } from '@leafshift/domain/admin-roles';
import type { OnboardingLevel } from '@leafshift/domain/onboarding';
import type { IdOf, UserId } from '../../../core/ids.ts';
import type { AccountSuspension } from './account-suspension.ts';

export type CardId = IdOf<'Card'>;
export type BankId = IdOf<'Bank'>;

/** A card at the payment provider: its handle there, and what is printed on a receipt. */
export interface Card {
  readonly id: CardId;
  readonly providerId: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly brand: string;
  readonly isDefault: boolean;
}

/** A bank account at the payment provider: its handle there, its name and last four digits. */
export interface Bank {
  readonly id: BankId;
  readonly providerId: string;
  readonly bankName: string;
  readonly last4: string;
  /** Null for banks from before it was kept. */
  readonly connectedAt: Date | null;
  /** Its holder's name, empty where none was given, while it differs from the legal one and nobody has looked. */
  readonly holderToCheck: string | null;
}

/** Prices agreed with one account, in percent and dollars; null where the configured ones apply. */
export interface OwnPrices {
  readonly leafshiftPercent: number | null;
  readonly processingFee: number | null;
  readonly taxPercentON: number | null;
  /** Minimum hourly rates by job type, in dollars. */
  readonly prices: readonly { readonly name: string; readonly price: number }[];
}

export type Levels = Readonly<Record<`level${OnboardingLevel}`, boolean>>;

/** Somebody who can sign in. */
export interface Account extends Levels {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly usertype: 'Employer' | 'Temp' | 'Admin';
  /** The code of the link that they registered with. */
  readonly affiliate: string | null;
  readonly skipOnboarding: boolean;
  readonly cards: readonly Card[];
  readonly banks: readonly Bank[];
  /** The provider's ids of banks that their owner has removed, which the provider knows all the same. */
  readonly removedBanks: readonly string[];
  /** When a change of the bank began of which the provider's answer is not here. */
  readonly bankChangeBeganAt: Date | null;
  readonly ownPrices: OwnPrices;
  /** Whether a suspension was in force when the account was read. */
  readonly suspended: boolean;
  readonly suspension: AccountSuspension | null;
  /** It matches an account that was closed or suspended, and nobody has looked yet. */
  readonly underReview: boolean;
  /** Null until the owner has shown that the address is theirs. */
  readonly emailVerifiedAt: Date | null;
  /** What somebody of the back office may do; empty for everybody else. */
  readonly adminRoles: readonly AdminRole[];
  readonly createdAt: Date;
}

/** What decides on what an account may do. */
export type AccountTrust = Pick<
  Account,
  'id' | 'usertype' | 'suspended' | 'underReview' | 'emailVerifiedAt' | 'cards'
>;

/** What somebody brings to a new account. */
export interface NewAccount {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
  readonly usertype: Account['usertype'];
  readonly passwordHash: string;
  readonly affiliate: string | null;
  readonly emailVerifiedAt: Date | null;
  readonly adminRoles: readonly AdminRole[];
  readonly createdAt: Date;
}

/** An account's handles at the payment provider; null before they are made. */
export interface ProviderHandles {
  readonly customerId: string | null;
  readonly connectAccountId: string | null;
}

export type ProviderHandle = keyof ProviderHandles;

/** The form in which e-mail addresses are compared. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
