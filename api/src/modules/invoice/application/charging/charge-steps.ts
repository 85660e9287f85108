import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import type { ChargeEvent, ChargeStep } from '../../domain/charge.ts';
import type { InvoiceId } from '../../domain/invoice.ts';
import {
  type ChargedInvoice,
  InvoiceChargeRepository,
} from '../../domain/invoice-charge.repository.ts';
import { nextCharge } from '../../domain/next-charge.ts';
import { ChargeEffects } from './charge-effects.ts';

export type AppliedStep = ChargedInvoice & Pick<ChargeStep, 'effects'>;

/** Takes charges from state to state. */
@Injectable()
export class ChargeSteps {
  constructor(
    private readonly charges: InvoiceChargeRepository,
    private readonly effects: ChargeEffects,
    private readonly transactions: Transactions,
  ) {}

  /** Reads, decides and stores in one transaction, with everything that follows; null without an invoice. */
  async apply(invoiceId: InvoiceId, event: ChargeEvent): Promise<AppliedStep | null> {
    return this.transactions.run(async () => {
      const found = await this.charges.find(invoiceId);
      if (!found) {
        return null;
      }
      const { charge, effects } = nextCharge(found.charge, event);
      const invoice =
        charge === found.charge ? found.invoice : await this.charges.store(found, charge);
      for (const effect of effects) {
        await this.effects.carryOut(invoice, effect);
      }
      return { invoice, charge, effects };
    });
  }
}
