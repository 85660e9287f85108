import type { Suspension } from '@leafshift/contracts/suspensions';
import type { User } from '@leafshift/contracts/users';
import type { Account } from '../domain/account.ts';
import type { AccountSuspension } from '../domain/account-suspension.ts';

/** What is configured for all accounts: the prices of those without their own, and the highest rate. */
export interface ConfiguredPrices {
  /** Of base pay. */
  readonly leafshiftPercent: number;
  /** Dollars a worker. */
  readonly processingFee: number;
  /** Dollars an hour. */
  readonly maxHourlyRate: number;
}

/** An account as the API answers it: no password hash, no handle of the payment provider. */
export function userAnswer(account: Account, configured: ConfiguredPrices): User {
  const { leafshiftPercent, processingFee, taxPercentON, prices } = account.ownPrices;
  return {
    _id: account.id,
    name: account.name,
    email: account.email,
    usertype: account.usertype,
    skipOnboarding: account.skipOnboarding,
    level1: account.level1,
    level2: account.level2,
    level3: account.level3,
    level4: account.level4,
    level5: account.level5,
    paymentMethods: account.cards.map((card) => ({
      _id: card.id,
      last4: card.last4,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      brand: card.brand,
      isDefault: card.isDefault,
    })),
    bankDetails: account.banks.map(({ id, bankName, last4 }) => ({ _id: id, bankName, last4 })),
    paymentDetails: {
      leafshiftPercent: leafshiftPercent ?? configured.leafshiftPercent,
      processingFee: processingFee ?? configured.processingFee,
      ...(taxPercentON !== null && { taxPercentON }),
      prices: prices.map(({ name, price }) => ({ name, price })),
      maxHourlyRate: configured.maxHourlyRate,
    },
    suspended: account.suspended,
    suspension: account.suspension && suspensionAnswer(account.suspension),
    underReview: account.underReview,
    emailVerified: account.emailVerifiedAt !== null,
    ...(account.usertype === 'Admin' && { adminRoles: [...account.adminRoles] }),
    createdAt: account.createdAt.toISOString(),
  };
}

/** A suspension as its account sees it. */
export const suspensionAnswer = ({
  reason,
  words,
  since,
  until,
  appeal,
}: AccountSuspension): Suspension => ({
  reason,
  words,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
  appeal: appeal && {
    text: appeal.text,
    at: appeal.at.toISOString(),
    answer: appeal.answer && {
      decision: appeal.answer.decision,
      words: appeal.answer.words,
      at: appeal.answer.at.toISOString(),
    },
  },
});
