import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageQuery, pageOf } from '../core/paging.ts';
import { Id } from '../core/primitives.ts';
import { EarnedShift, EarningsOverview, SlipYear, StatementPeriod } from './schemas.ts';

export const earnings = defineCall({
  name: 'earnings.overview',
  method: 'GET',
  path: '/earnings',
  access: ['Temp'],
  summary: 'My next payout, what is kept and why, and what was paid this year',
  answer: EarningsOverview,
  status: 200,
});

export const earnedShifts = defineCall({
  name: 'earnings.shifts',
  method: 'GET',
  path: '/earnings/shifts',
  access: ['Temp'],
  summary: 'My shifts with hours, breaks, rate, pay and where it is; the latest pay first',
  query: PageQuery,
  answer: pageOf('shifts', EarnedShift),
  status: 200,
});

export const earningsStatement = defineCall({
  name: 'earnings.statement',
  method: 'GET',
  path: '/earnings/statements/:period.pdf',
  access: ['Temp'],
  summary: 'What was paid to me in a month, as PDF; no month without payments has one',
  params: z.strictObject({ period: StatementPeriod }),
  produces: 'application/pdf',
  status: 200,
});

export const ownSlipPdf = defineCall({
  name: 'earnings.slipPdf',
  method: 'GET',
  path: '/earnings/slips/:year.pdf',
  access: ['Temp'],
  summary: 'The data of my T4A slip of a year that is over, as PDF',
  params: z.strictObject({ year: SlipYear }),
  produces: 'application/pdf',
  status: 200,
});

export const ownSlipCsv = defineCall({
  name: 'earnings.slipCsv',
  method: 'GET',
  path: '/earnings/slips/:year.csv',
  access: ['Temp'],
  summary: 'The same as CSV',
  params: z.strictObject({ year: SlipYear }),
  produces: 'text/csv',
  status: 200,
});

export const slipsCsv = defineCall({
  name: 'admin.slipsCsv',
  method: 'GET',
  path: '/admin/slips/:year.csv',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'The data of all T4A slips of a year, from the ledger, as CSV',
  params: z.strictObject({ year: SlipYear }),
  produces: 'text/csv',
  status: 200,
});

export const slipPdfOfUser = defineCall({
  name: 'admin.slipPdfOfUser',
  method: 'GET',
  path: '/admin/users/:id/slips/:year.pdf',
  access: ['Admin'],
  roles: ['finance'],
  summary: "The data of a worker's T4A slip of a year that is over, as PDF",
  params: z.strictObject({ id: Id, year: SlipYear }),
  produces: 'application/pdf',
  status: 200,
});
