import type { MonthsOfAccount } from '@leafshift/contracts/reports';

/** Dollars on this month's invoices. */
export const spentThisMonth = (account: MonthsOfAccount): number =>
  account.usertype === 'Employer' ? (account.months[0]?.total ?? 0) : 0;
