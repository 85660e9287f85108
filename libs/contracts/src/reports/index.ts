export { monthsOfAccount, weeklyReport } from './calls.ts';
export { MonthOfPay, MonthOfSpend, MonthsOfAccount, WeeklyReport } from './schemas.ts';
