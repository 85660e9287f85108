import { type Cents, centsToText } from '@leafshift/domain/money';
import type { NewNotification } from '../../notification/index.ts';
import { type Invoice, type InvoiceReferences, invoiceNumber } from './invoice.ts';
import { paymentErrorTexts } from './payment-error.ts';

export type InvoiceNotificationKind =
  | 'invoice-created'
  | 'invoice-credited'
  | 'payment-failed'
  | 'payment-succeeded'
  | 'payment-refunded'
  | 'payment-taken-back';

/** What an employer is notified of about an invoice, with an amount of it in dollars: its total unless said. */
export const invoiceNotification = (
  kind: InvoiceNotificationKind,
  invoice: Invoice,
  amount: Cents = invoice.total,
): NewNotification => ({
  userId: invoice.employerId,
  kind,
  params: {
    invoice: invoiceNumber(invoice.sequence),
    invoiceId: invoice.id,
    amount: centsToText(amount),
    jobTitle: invoice.jobTitle,
    location: invoice.location.locationName,
    date: invoice.shiftDate.toISOString(),
    timeZone: invoice.timeZone,
    ...given(invoice.references),
    ...(invoice.paymentError && { reason: paymentErrorTexts[invoice.paymentError.code] }),
  },
  image: null,
  link: `/workhistory?invoice=${invoice.id}`,
});

/** Those numbers that there are, for the mail. */
const given = (references: InvoiceReferences): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(references).filter((entry): entry is [string, string] => entry[1] !== null),
  );
