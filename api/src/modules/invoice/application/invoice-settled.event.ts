import { domainEvent } from '../../../infra/domain-events/domain-event.ts';
import type { Invoice } from '../domain/invoice.ts';

/** Nothing of an invoice is due any more. */
export const invoiceSettled = domainEvent<{ readonly invoice: Invoice }>('invoice.settled');
