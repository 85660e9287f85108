export { payoutView } from './application/payout.view.ts';
export { PayoutHolds } from './application/payout-holds.ts';
export { payoutLeft } from './application/payout-left.event.ts';
export { Payouts } from './application/payouts.ts';
export { Earnings, type MonthlyEarnings } from './domain/earnings.ts';
export type { PaidInAll } from './domain/paid-in-all.ts';
export type { Payout, PayoutId } from './domain/payout.ts';
export { PayoutsModule } from './payouts.module.ts';
