export { monthsOfAccount, spendingOfMonth, weeklyReport } from './calls.ts';
export {
  MonthOfPay,
  MonthOfSpend,
  MonthsOfAccount,
  SPENDING_PARTS,
  SpendingOfMonth,
  type SpendingPart,
  WeeklyReport,
} from './schemas.ts';
