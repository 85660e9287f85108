import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import type { Payout } from '../domain/payout.ts';

/** Pay has left for its worker's bank. */
export const payoutLeft = domainEvent<{ readonly payout: Payout }>('payouts.left');
