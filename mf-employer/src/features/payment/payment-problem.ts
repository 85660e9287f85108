import type { User } from '@leafshift/contracts/users';
import { isApiError } from '@leafshift/data-access';
import { PAYMENT_CODES, type PaymentCode } from '@leafshift/domain/eligibility';

/** What of a refusal its employer puts right by a card or by paying; null for every other one. */
export const paymentProblemOf = (error: unknown): PaymentCode | null =>
  PAYMENT_CODES.find((code) => isApiError(error) && error.code === code) ?? null;

/** What is known to keep the employer from posting and confirming before the server is asked. */
export const paymentProblemOfUser = ({ paymentMethods }: User): PaymentCode | null =>
  paymentMethods.length === 0 ? 'CARD_NEEDED' : null;
