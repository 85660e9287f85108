import { defineCall } from '../core/call.ts';
import { Bookkeeping, BookkeepingForm } from './schemas.ts';

const ofBusiness = { needs: 'money', stores: 'all' } as const;

export const bookkeeping = defineCall({
  name: 'bookkeeping.get',
  method: 'GET',
  path: '/bookkeeping',
  access: ['Employer'],
  member: ofBusiness,
  summary: 'The numbers that my invoices show: GST/HST, purchase orders, cost centres',
  answer: Bookkeeping,
  status: 200,
});

export const saveBookkeeping = defineCall({
  name: 'bookkeeping.save',
  method: 'PUT',
  path: '/bookkeeping',
  access: ['Employer'],
  member: ofBusiness,
  summary: 'Say which numbers my invoices show from now on; issued ones stay as they are',
  body: BookkeepingForm,
  answer: Bookkeeping,
  status: 200,
  idempotent: true,
  repeatable: true,
});
