import { ADMIN_ROLES } from '@leafshift/domain/admin-roles';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { MONEY } from '../core/money-fields.ts';
import { Dollars, Id, Instant, MAX_TEXT, requiredName } from '../core/primitives.ts';
import { OwnMembership } from '../members/schemas.ts';
import { Suspension } from '../suspensions/schemas.ts';

export const UserType = z.enum(['Employer', 'Temp', 'Admin']);
export type UserType = z.infer<typeof UserType>;

const tooLong = textCode('TEXT_TOO_LONG', { count: MAX_TEXT });

/** An e-mail address with its wordings (ACCOUNT-2, ACCOUNT-3); compared case-insensitively. */
export const Email = z
  .string({ error: textCode('EMAIL_REQUIRED') })
  .trim()
  .min(1, textCode('EMAIL_REQUIRED'))
  .max(MAX_TEXT, tooLong)
  .pipe(z.email(textCode('EMAIL_NOT_VALID')));

/** A password that somebody types to sign in: present and at most 255 characters. */
export const ExistingPassword = z
  .string({ error: textCode('PASSWORD_REQUIRED') })
  .min(1, textCode('PASSWORD_REQUIRED'))
  .max(MAX_TEXT, tooLong);

/** A password that somebody chooses: 3 to 255 characters; configuration may ask for more. */
export const NewPassword = ExistingPassword.pipe(
  z.string().min(3, textCode('PASSWORD_TOO_SHORT', { count: 3 })),
);

/** 'Remember me': a session of 30 days instead of 12 hours; on where nothing is said. */
const Remember = z.boolean().optional();

export const LoginBody = z.strictObject({
  email: Email,
  password: ExistingPassword,
  remember: Remember,
});
export type LoginBody = z.infer<typeof LoginBody>;

export const RegistrationBody = z.strictObject({
  usertype: z.enum(['Employer', 'Temp'], {
    error: textCode('USER_TYPE_REQUIRED'),
  }),
  name: requiredName(textCode('YOUR_NAME_REQUIRED')),
  email: Email,
  password: NewPassword,
  affiliate: z.string().trim().max(100).optional(),
  remember: Remember,
});
export type RegistrationBody = z.infer<typeof RegistrationBody>;

/** A stored card: never more than what is printed on a receipt. */
export const PaymentMethod = z.strictObject({
  _id: Id,
  last4: z.string().length(4),
  exp_month: z.number().int().min(1).max(12),
  exp_year: z.number().int(),
  brand: z.string(),
  isDefault: z.boolean(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const BankDetails = z.strictObject({
  _id: Id,
  bankName: z.string(),
  last4: z.string(),
});
export type BankDetails = z.infer<typeof BankDetails>;

/** The prices of one account: percent of base pay, dollars a worker, and minimum rates by job type. */
export const AccountPrices = z.strictObject({
  leafshiftPercent: z.number().min(0).max(100).meta(MONEY),
  processingFee: Dollars,
  taxPercentON: z.number().min(0).max(100).optional(),
  prices: z.array(z.strictObject({ name: z.string().min(1).max(MAX_TEXT), price: Dollars })),
});
export type AccountPrices = z.infer<typeof AccountPrices>;

/** What applies to one account: its prices, and what bounds the rates that it posts. */
const PaymentDetails = AccountPrices.extend({
  /** The most an hour that a posting can promise, as it is configured. */
  maxHourlyRate: Dollars,
});

/** What somebody of the back office is there for. */
export const AdminRole = z.enum(ADMIN_ROLES);
export type AdminRole = z.infer<typeof AdminRole>;

export const User = z.strictObject({
  _id: Id,
  name: z.string(),
  email: z.string(),
  usertype: UserType,
  skipOnboarding: z.boolean(),
  level1: z.boolean(),
  level2: z.boolean(),
  level3: z.boolean(),
  level4: z.boolean(),
  level5: z.boolean(),
  paymentMethods: z.array(PaymentMethod),
  bankDetails: z.array(BankDetails),
  paymentDetails: PaymentDetails,
  suspended: z.boolean(),
  /** The one that is in force. */
  suspension: Suspension.nullable(),
  /** It matches an account that was suspended, and nobody has looked yet. */
  underReview: z.boolean(),
  emailVerified: z.boolean(),
  /** Only of the back office. */
  adminRoles: z.array(AdminRole).optional(),
  /** Of a business with several people: for which they act. Onboarding, cards and suspension are its. */
  business: OwnMembership.optional(),
  createdAt: Instant,
});
export type User = z.infer<typeof User>;

export const SignedIn = z.strictObject({ token: z.string(), user: User });
export type SignedIn = z.infer<typeof SignedIn>;

/** The six digits of a code that was sent. */
export const VerificationCode = z.strictObject({
  code: z
    .string({ error: textCode('CODE_REQUIRED') })
    .trim()
    .regex(/^\d{6}$/, textCode('CODE_REQUIRED')),
});
export type VerificationCode = z.infer<typeof VerificationCode>;

/** The token of a link that was mailed. */
export const LinkToken = z.strictObject({ token: z.string().min(1).max(500) });

export const EmailChange = z.strictObject({ email: Email });
export type EmailChange = z.infer<typeof EmailChange>;

export const PasswordChange = z.strictObject({
  /** Without it, the session must have been confirmed lately. */
  currentPassword: ExistingPassword.optional(),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

export const PasswordReset = z.strictObject({
  token: z.string().min(1).max(500),
  password: NewPassword,
});
export type PasswordReset = z.infer<typeof PasswordReset>;
