export { EarningsModule } from './earnings.module.ts';
