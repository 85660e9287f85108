import type { EmployerId, WorkerId } from '../../../../core/ids.ts';

/** The payment provider's own pages for connecting a bank; the stripe module implements it. */
export abstract class BankConnection {
  /** Makes sure that the provider answers and knows the user. Throws PAYMENT_PROVIDER_DOWN. */
  abstract prepare(userId: EmployerId | WorkerId): Promise<void>;
  /** A short-lived link. Throws PAYMENT_PROVIDER_DOWN. */
  abstract onboardingLink(userId: EmployerId | WorkerId): Promise<string>;
}
