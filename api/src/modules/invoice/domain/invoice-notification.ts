import { centsToText } from '@leafshift/domain/money';
import type { NewNotification } from '../../notification/index.ts';
import { type Invoice, invoiceNumber } from './invoice.ts';

export type InvoiceNotificationKind = 'invoice-created' | 'payment-failed' | 'payment-succeeded';

/** What an employer is notified of about an invoice, with its total in dollars. */
export const invoiceNotification = (
  kind: InvoiceNotificationKind,
  invoice: Invoice,
): NewNotification => ({
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
  image: null,
  link: '/workhistory',
});
