import { defineCall } from '../core/call.ts';
import { MonthsOfAccount, WeeklyReport } from './schemas.ts';

export const weeklyReport = defineCall({
  name: 'reports.weekly',
  method: 'GET',
  path: '/reports/weekly',
  access: ['Employer', 'Temp'],
  summary: 'My weekly report of last week, as the mail shows it',
  answer: WeeklyReport,
  status: 200,
});

export const monthsOfAccount = defineCall({
  name: 'reports.months',
  method: 'GET',
  path: '/reports/months',
  access: ['Employer', 'Temp'],
  summary: 'What I spent or earned this month and in the five before it',
  answer: MonthsOfAccount,
  status: 200,
});
