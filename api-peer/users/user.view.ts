import type { User as UserAnswer } from '@leafshift/contracts/users';
import type { Types } from 'mongoose';
import type { User } from './user.schema.ts';

/** What accounts pay without prices of their own. */
const LEAFSHIFT_PERCENT = 15;
const PROCESSING_FEE = 2;
/** The most an hour that a posting can promise. */
const MAX_HOURLY_RATE = 250;

/** An account as it is answered, and sent to its open windows. */
export function userAnswer(user: User & { _id: Types.ObjectId }): UserAnswer {
  const { leafshiftPercent, processingFee, taxPercentON, prices } = user.ownPrices;
  return {
    _id: String(user._id),
    name: user.name,
    email: user.email,
    usertype: user.usertype,
    skipOnboarding: user.skipOnboarding,
    level1: user.level1,
    level2: user.level2,
    level3: user.level3,
    level4: user.level4,
    level5: user.level5,
    paymentMethods: user.cards
      .map((card, index) => ({
        _id: String(card._id),
        last4: card.last4,
        exp_month: card.expMonth,
        exp_year: card.expYear,
        brand: card.brand,
        isDefault: index === user.cards.length - 1,
      }))
      .toReversed(),
    bankDetails: user.banks.map(({ _id, bankName, last4 }) => ({
      _id: String(_id),
      bankName,
      last4,
    })),
    paymentDetails: {
      leafshiftPercent: leafshiftPercent ?? LEAFSHIFT_PERCENT,
      processingFee: processingFee ?? PROCESSING_FEE,
      ...(taxPercentON !== null && { taxPercentON }),
      prices,
      maxHourlyRate: MAX_HOURLY_RATE,
    },
    suspended: user.suspended,
    suspension: null,
    underReview: false,
    emailVerified: user.emailVerifiedAt !== null,
    createdAt: user.createdAt.toISOString(),
  };
}
