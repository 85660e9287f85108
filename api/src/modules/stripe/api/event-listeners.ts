import { Injectable } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { ChargeEvents, type InvoiceId } from '../../invoice/index.ts';
import { type PayoutId, TransferEvents } from '../../payouts/index.ts';
import { ConnectedAccounts } from './connected-accounts.ts';
import type { HeardEvent } from './heard-event.ts';

/** Who acts on which of the provider's events. */
@Injectable()
export class EventListeners {
  constructor(
    private readonly charges: ChargeEvents,
    private readonly transfers: TransferEvents,
    private readonly accounts: ConnectedAccounts,
  ) {}

  async hear(event: HeardEvent): Promise<void> {
    switch (event.kind) {
      case 'charge':
        return this.charges.told({
          invoiceId: asId<InvoiceId>(event.invoiceId),
          paymentId: event.paymentIntent,
        });
      case 'transfer':
        return this.transfers.told({
          payoutId: asId<PayoutId>(event.payoutId),
          transferId: event.transfer,
          isReversed: event.reversed,
        });
      case 'account':
        return this.accounts.changed(event.account);
    }
  }
}
