import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Day } from '../core/primitives.ts';
import { MonthsOfAccount, SPENDING_PARTS, SpendingOfPeriod, WeeklyReport } from './schemas.ts';

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

/** The month around a day, or from one day to another one. */
const SpendingQuery = z
  .strictObject({
    month: Day.optional(),
    from: Day.optional(),
    to: Day.optional(),
    by: z.enum(SPENDING_PARTS),
  })
  .refine(
    ({ month, from, to }) => (month === undefined) === (from !== undefined && to !== undefined),
    {
      error: textCode('DAY_REQUIRED'),
      path: ['from'],
    },
  )
  .refine(({ from = '', to = '' }) => from <= to, {
    error: textCode('DAYS_BACKWARDS'),
    path: ['to'],
  });

export const spendingOfPeriod = defineCall({
  name: 'reports.spending',
  method: 'GET',
  path: '/reports/spending',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'What my invoices of a period came to by store, role or worker, the largest first',
  query: SpendingQuery,
  answer: SpendingOfPeriod,
  status: 200,
});

export const spendingCsv = defineCall({
  name: 'reports.spendingCsv',
  method: 'GET',
  path: '/reports/spending.csv',
  access: ['Employer'],
  member: { needs: 'money', stores: 'all' },
  summary: 'The same as CSV, with the sum',
  query: SpendingQuery,
  produces: 'text/csv',
  status: 200,
});
