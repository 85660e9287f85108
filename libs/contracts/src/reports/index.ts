export { monthsOfAccount, spendingCsv, spendingOfPeriod, weeklyReport } from './calls.ts';
export {
  MonthOfPay,
  MonthOfSpend,
  MonthsOfAccount,
  SPENDING_PARTS,
  SpendingOfPeriod,
  type SpendingPart,
  WeeklyReport,
} from './schemas.ts';
