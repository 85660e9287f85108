export { FinanceModule } from './finance.module.ts';
