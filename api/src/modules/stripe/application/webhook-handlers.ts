import { Injectable } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { InvoiceCharges, InvoiceClaims, type InvoiceId } from '../../invoice/index.ts';
import { type PayoutId, Payouts } from '../../payouts/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { SecuredPayEvents } from '../../secured-pay/index.ts';
import { BankPayouts } from './bank-payouts.ts';
import { ConnectedAccounts } from './connected-accounts.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** Gives each webhook event to the module that handles it. */
@Injectable()
export class WebhookHandlers {
  constructor(
    private readonly charges: InvoiceCharges,
    private readonly claims: InvoiceClaims,
    private readonly securedPay: SecuredPayEvents,
    private readonly payouts: Payouts,
    private readonly bankPayouts: BankPayouts,
    private readonly accounts: ConnectedAccounts,
  ) {}

  async handle(event: WebhookEvent): Promise<void> {
    switch (event.kind) {
      case 'charge':
        return this.charges.handleWebhook({
          invoiceId: asId<InvoiceId>(event.invoiceId),
          paymentId: event.paymentIntent,
        });
      case 'transfer':
        return this.payouts.handleWebhook({
          payoutId: asId<PayoutId>(event.payoutId),
          attempt: event.attempt,
          transferId: event.transfer,
          isReversed: event.reversed,
        });
      case 'secured':
        return this.securedPay.handleWebhook(asId<ShiftId>(event.shiftId), event.paymentIntent);
      case 'claim':
        return this.claims.handleWebhook(event.paymentIntent);
      case 'bank-payout-failed':
        return this.bankPayouts.handleFailure(event);
      case 'account':
        return this.accounts.handleChange(event.account);
    }
  }
}
