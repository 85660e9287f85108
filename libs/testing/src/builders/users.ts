import { Suspension } from '@leafshift/contracts/suspensions';
import { BankDetails, PaymentMethod, User } from '@leafshift/contracts/users';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow } from './clock.ts';

const onboarded = { level1: true, level2: true, level3: true, level4: true, level5: true } as const;

/** Nothing of onboarding is done. */
export const NOT_ONBOARDED = {
  level1: false,
  level2: false,
  level3: false,
  level4: false,
  level5: false,
} as const;

/** A stored Visa card. */
export const aPaymentMethod = builderOf(PaymentMethod, () => ({
  _id: anId(801),
  last4: '4242',
  exp_month: 8,
  exp_year: 2029,
  brand: 'visa',
  isDefault: true,
}));

/** A connected bank account. */
export const aBank = builderOf(BankDetails, () => ({
  _id: anId(811),
  bankName: 'Royal Bank of Canada',
  last4: '6789',
}));

/** Seven days for a late cancellation, without an appeal. */
export const aSuspension = builderOf(Suspension, () => ({
  reason: 'late-cancellation' as const,
  words: '',
  since: daysFromNow(0),
  until: daysFromNow(7),
  appeal: null,
}));

const common = {
  skipOnboarding: false,
  ...onboarded,
  paymentMethods: [],
  bankDetails: [],
  paymentDetails: { leafshiftPercent: 15, processingFee: 2, prices: [], maxHourlyRate: 250 },
  suspended: false,
  suspension: null,
  underReview: false,
  emailVerified: true,
};

/** An employer who has completed onboarding and has a card. */
export const anEmployer = builderOf(User, () => ({
  ...common,
  _id: anId(1),
  name: 'Maple Leaf Dispensary',
  email: 'hiring@mapleleaf.example',
  usertype: 'Employer' as const,
  paymentMethods: [aPaymentMethod()],
  createdAt: daysFromNow(-90),
}));

/** A worker who has completed onboarding and has a bank. */
export const aWorker = builderOf(User, () => ({
  ...common,
  _id: anId(2),
  name: 'Ana Roy',
  email: 'ana@example.ca',
  usertype: 'Temp' as const,
  bankDetails: [aBank()],
  createdAt: daysFromNow(-60),
}));

/** Any signed-in user: an employer, unless changed. */
export const aUser = anEmployer;
