import type { EmployerId, WorkerId } from '../../../../core/ids.ts';

/** The payment provider's own pages for connecting a bank; the stripe module implements it. */
export abstract class BankConnection {
  /** A short-lived link. Throws PAYMENT_PROVIDER_DOWN. */
  abstract onboardingLink(userId: EmployerId | WorkerId): Promise<string>;
}
