import { Invoice } from '@leafshift/contracts/invoice';
import { Payout } from '@leafshift/contracts/payouts';
import { Quote } from '@leafshift/contracts/posts';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';

/** What two budtenders for eight hours at 23 dollars cost in Ontario. */
export const aQuote = builderOf(Quote, () => ({
  employmentType: 'Temp' as const,
  postings: 1,
  rate: 23,
  hours: 8,
  workers: 2,
  basePay: 368,
  leafshiftPercent: 15,
  leafshiftFee: 55.2,
  processingFee: 4,
  taxPercent: 13,
  tax: 55.54,
  total: 482.74,
  minimumWage: null,
}));

/** A paid invoice of one worker for eight hours in Ontario. */
export const anInvoice = builderOf(Invoice, () => ({
  _id: anId(501),
  number: 'LS-000042',
  post: anId(301),
  date: '2026-05-05T13:00:00.000Z',
  timeZone: 'America/Toronto',
  jobTitle: 'Budtender',
  location: {
    locationName: 'Queen Street Shop',
    fullAddress: '401 Queen St W, Toronto, ON M5V 2A5, Canada',
    province: 'ON',
  },
  references: {
    issuerGstNumber: '123456782RT0001',
    gstNumber: null,
    purchaseOrder: null,
    costCentre: null,
  },
  workerArray: [
    {
      _id: anId(511),
      name: 'Ana Roy',
      kind: 'worked' as const,
      checkInTime: '2026-05-05T13:00:00.000Z',
      checkOutTime: '2026-05-05T21:00:00.000Z',
      hours: 8,
      rate: 23,
      amount: 184,
    },
  ],
  totalTime: 8,
  rate: 23,
  totalRate: 184,
  leafshiftPercent: 15,
  leafshiftFee: 27.6,
  processingFee: 2,
  taxPercent: 13,
  tax: 27.77,
  total: 241.37,
  status: 'paid' as const,
  amountDue: 0,
  refunds: [],
  disputes: [],
  fraudWarnedAt: null,
  correctionOf: null,
  creditNotes: [],
  paymentError: null,
  paidAt: '2026-05-05T22:00:05.000Z',
  paidWith: [{ brand: 'visa', last4: '4242' }],
  createdAt: '2026-05-05T22:00:00.000Z',
}));

/** A payout that was sent to the worker's bank. */
export const aPayout = builderOf(Payout, () => ({
  _id: anId(601),
  post: anId(301),
  date: '2026-05-05T13:00:00.000Z',
  timeZone: 'America/Toronto',
  jobTitle: 'Budtender',
  employerName: 'Maple Leaf Dispensary',
  locationName: 'Queen Street Shop',
  hours: 8,
  rate: 23,
  amount: 184,
  status: 'sent' as const,
  waitingFor: null,
  correction: null,
  isReward: false,
  acceptBy: null,
  hold: null,
  delay: null,
  expectedAt: '2026-05-08T22:00:10.000Z',
  createdAt: '2026-05-05T22:00:00.000Z',
  paidAt: null,
}));
