import type { ProviderDispute, providerDispute } from '@leafshift/contracts/back-office';
import type { CallAnswer } from '@leafshift/contracts/core';
import type { Dispute } from '@leafshift/domain/payment-claims';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId } from '../../../core/ids.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { PeopleNamed } from '../../back-office/index.ts';
import { TimesheetLists } from '../../clockedtime/index.ts';
import { type Invoice, type InvoiceId, invoiceView } from '../../invoice/index.ts';
import { atProvider } from '../../stripe/index.ts';
import { PaidInvoices } from '../domain/paid-invoices.ts';
import { suggestedEvidence } from '../domain/suggested-evidence.ts';

/** Which dispute of which invoice. */
export interface DisputeKey {
  readonly id: string;
  readonly disputeId: string;
}

/** A dispute with the invoice whose payment is contested. */
export interface ContestedPayment {
  readonly invoice: Invoice;
  readonly dispute: Dispute;
}

/** Contested payments, one at a time. */
@Injectable()
export class ContestedPayments {
  constructor(
    private readonly invoices: PaidInvoices,
    private readonly provider: PaymentProvider,
    private readonly timesheets: TimesheetLists,
    private readonly people: PeopleNamed,
  ) {}

  /** Throws NOT_FOUND. */
  async get({ id, disputeId }: DisputeKey): Promise<ContestedPayment> {
    const found = await this.invoices.find(asId<InvoiceId>(id));
    const dispute = found?.invoice.claims.disputes.find((one) => one.id === disputeId);
    return found && dispute ? { invoice: found.invoice, dispute } : refuse('NOT_FOUND');
  }

  /** As the provider has it now, with what is known of its shift. Throws NOT_FOUND or PAYMENT_PROVIDER_DOWN. */
  async look(key: DisputeKey): Promise<CallAnswer<typeof providerDispute>> {
    const { invoice } = await this.get(key);
    const state = await atProvider(() => this.provider.disputeState(key.disputeId));
    const sheets = await this.timesheets.ofAssignments(invoice.lines.map(({ id }) => asId(id)));
    return {
      ...(await this.answer(key)),
      reason: state.reason,
      open: state.isOpen,
      suggested: suggestedEvidence(
        invoice,
        sheets.map(({ timesheet }) => timesheet),
      ),
    };
  }

  /** As the back office reads it. Throws NOT_FOUND. */
  async answer(key: DisputeKey): Promise<ProviderDispute> {
    const { invoice, dispute } = await this.get(key);
    const named = await this.people.of([invoice.employerId]);
    const { _id, number, disputes } = invoiceView(invoice);
    return {
      invoice: { _id, number },
      employer: named(invoice.employerId),
      dispute: disputes.find((one) => one._id === dispute.id) ?? refuse('NOT_FOUND'),
      answered: dispute.isAnswered,
    };
  }
}
