import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { StatementPeriod } from '../earnings/schemas.ts';
import { AccountStatement } from './schemas.ts';

const ofBusiness = { needs: 'money', stores: 'all' } as const;
const params = z.strictObject({ period: StatementPeriod });

export const accountStatement = defineCall({
  name: 'accountStatements.get',
  method: 'GET',
  path: '/account-statements/:period',
  access: ['Employer'],
  member: ofBusiness,
  summary:
    'My account in a month: invoices, payments, credit notes and refunds between two balances',
  params,
  answer: AccountStatement,
  status: 200,
});

export const accountStatementPdf = defineCall({
  name: 'accountStatements.pdf',
  method: 'GET',
  path: '/account-statements/:period/pdf',
  access: ['Employer'],
  member: ofBusiness,
  summary: 'The same as PDF',
  params,
  produces: 'application/pdf',
  status: 200,
});
