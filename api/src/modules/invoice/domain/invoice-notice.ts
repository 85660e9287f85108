import { formatMoney } from '@leafshift/domain/format';
import { centsToText } from '@leafshift/domain/money';
import type { Notice } from '../../notification/index.ts';
import { type Invoice, invoiceNumber } from './invoice.ts';

export type InvoiceNewsKind = 'invoice-created' | 'payment-failed' | 'payment-succeeded';

/** The notice of some news of an invoice, with its total in dollars. */
export const invoiceNotice = (kind: InvoiceNewsKind, invoice: Invoice): Notice => ({
  userId: invoice.employerId,
  kind,
  params: {
    invoice: invoiceNumber(invoice.sequence),
    invoiceId: invoice.id,
    amount: centsToText(invoice.total),
    jobTitle: invoice.jobTitle,
    location: invoice.location.locationName,
    date: invoice.shiftDate.toISOString(),
    timeZone: invoice.timeZone,
    ...(invoice.paymentError && { reason: invoice.paymentError.code }),
  },
  message: sentence(kind, invoice),
  image: null,
  link: '/workhistory',
});

function sentence(kind: InvoiceNewsKind, invoice: Invoice): string {
  const what = `Invoice ${invoiceNumber(invoice.sequence)} of ${formatMoney(invoice.total)}`;
  switch (kind) {
    case 'invoice-created':
      return `${what} for your ${invoice.jobTitle} shift is ready`;
    case 'payment-failed':
      return `${what} could not be charged. ${invoice.paymentError?.msg ?? ''}`.trim();
    case 'payment-succeeded':
      return `${what} is paid`;
  }
}
