export { Payouts } from './api/payouts.ts';
export { TransferEvents } from './api/transfer-events.ts';
export { Earnings, type MonthlyEarnings } from './domain/earnings.ts';
export type { Payout, PayoutId, PayoutStatus } from './domain/payout.ts';
export { PayoutsModule } from './payouts.module.ts';
