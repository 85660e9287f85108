import { setTimeout as wait } from 'node:timers/promises';
import type { Invoice as InvoiceAnswer } from '@leafshift/contracts/invoice';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { InvoiceBook } from '../domain/invoice.repository.ts';
import type { InvoiceId } from '../domain/invoice.ts';
import { CardCharge } from './card-charge.ts';
import { chargeInvoice } from './charge-invoice.kind.ts';
import { invoiceView } from './invoice.view.ts';
import { Invoices } from './invoices.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700 };

/** How long somebody who pays waits for an attempt that is running already, as after a change of card. */
const MOST_WAITED_MS = 5_000;
const PAUSE_MS = 50;

/** When invoices are charged: once they are issued, as the policy says, and when the employer asks. */
@Injectable()
export class InvoiceCharges implements OnModuleInit {
  constructor(
    private readonly book: InvoiceBook,
    private readonly invoices: Invoices,
    private readonly charge: CardCharge,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      chargeInvoice,
      async ({ invoiceId, after }) => this.#due(asId<InvoiceId>(invoiceId), after),
      PATIENCE,
    );
  }

  /** Tries an open invoice's charge now; what came of it is on the answered invoice. Throws NOT_FOUND. */
  async payNow(employerId: EmployerId, invoiceId: InvoiceId): Promise<InvoiceAnswer> {
    await this.invoices.get(employerId, invoiceId);
    const waitUntil = performance.now() + MOST_WAITED_MS;
    while ((await this.charge.attempt(invoiceId)) === 'busy' && performance.now() < waitUntil) {
      await wait(PAUSE_MS);
    }
    return invoiceView(await this.invoices.get(employerId, invoiceId));
  }

  /** Charges what failed for the card, now that there is another; wants a running transaction. */
  async cardChanged(employerId: EmployerId): Promise<void> {
    for (const { id, charge } of await this.book.waitingForCard(employerId)) {
      await this.outbox.add(chargeInvoice, { invoiceId: id, after: charge.failures });
    }
  }

  async #due(invoiceId: InvoiceId, after: number): Promise<void> {
    const invoice = await this.book.find(invoiceId);
    if (invoice?.status !== 'open' || invoice.charge.failures !== after) {
      return;
    }
    const attempt = await this.charge.attempt(invoiceId);
    if (attempt === 'unanswered' || attempt === 'busy') {
      throw new Error(`The charge of invoice ${invoiceId} is ${attempt}`);
    }
  }
}
