import type { Charge } from './charge.ts';

/**
 * Whether a payment of the old amount is made, or may be: some of it is paid, the provider is being
 * asked, or has been asked and gave no answer. A payment that the card refused can be of less.
 */
export function isPaymentUnderWay(charge: Charge): boolean {
  switch (charge.state) {
    case 'paid':
    case 'charging':
    case 'processing':
    case 'unanswered':
      return true;
    case 'due':
      return charge.counted.length > 0 || (charge.attempts > 0 && charge.paymentId === null);
    case 'declined':
    case 'needs-card':
      return charge.counted.length > 0;
  }
}
