import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/primitives.ts';
import { MonthsOfAccount, SPENDING_PARTS, SpendingOfMonth, WeeklyReport } from './schemas.ts';

export const weeklyReport = defineCall({
  name: 'reports.weekly',
  method: 'GET',
  path: '/reports/weekly',
  access: ['Employer', 'Temp'],
  member: { needs: 'money', stores: 'all' },
  summary: 'My weekly report of last week, as the mail shows it',
  answer: WeeklyReport,
  status: 200,
});

export const monthsOfAccount = defineCall({
  name: 'reports.months',
  method: 'GET',
  path: '/reports/months',
  access: ['Employer', 'Temp'],
  member: { needs: 'money', stores: 'all' },
  summary: 'What I spent or earned this month and in the five before it',
  answer: MonthsOfAccount,
  status: 200,
});

export const spendingOfMonth = defineCall({
  name: 'reports.spending',
  method: 'GET',
  path: '/reports/spending',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'What my invoices of a month came to by store, role or worker, the largest first',
  query: z.strictObject({
    /** Any day of the month. */
    month: Day,
    by: z.enum(SPENDING_PARTS),
  }),
  answer: SpendingOfMonth,
  status: 200,
});
