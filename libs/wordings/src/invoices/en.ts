import type { InvoiceTexts } from './invoice-texts.ts';

export const english: InvoiceTexts = {
  invoice: 'Invoice',
  paid: 'Paid',
  open: 'Open',
  billedTo: 'Billed to',
  shift: 'Shift',
  details: 'Details',
  issued: 'Issued {{date}}',
  paidAt: 'Paid {{date}}, {{time}}',
  charged: 'Charged to the card on file',
  worker: 'Worker',
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  hours: 'Hours',
  rate: 'Rate',
  amount: 'Amount',
  basePay: 'Base pay, {{hours}} hours',
  platformFee: 'Platform fee, {{percent}}',
  processingFeeOne: 'Processing fee, {{count}} worker',
  processingFeeOther: 'Processing fee, {{count}} workers',
  tax: 'Tax, {{province}} {{percent}}',
  total: 'Total (CAD)',
  footer:
    'Leafshift · Invoice {{number}} · Amounts in Canadian dollars · Page {{page}} of {{pages}}',
};
