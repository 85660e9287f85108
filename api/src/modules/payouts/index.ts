export { payoutView } from './application/payout.view.ts';
export { PayoutHolds } from './application/payout-holds.ts';
export { Payouts } from './application/payouts.ts';
export { Earnings, type MonthlyEarnings } from './domain/earnings.ts';
export type { PaidInAll } from './domain/paid-in-all.ts';
export type { Payout, PayoutId } from './domain/payout.ts';
export { payoutLeft } from './domain/payout-left.event.ts';
export { PayoutsModule } from './payouts.module.ts';
