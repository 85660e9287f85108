import { setTimeout as wait } from 'node:timers/promises';
import type { Invoice as InvoiceAnswer } from '@leafshift/contracts/invoice';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId, type EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { OutboxHandlers } from '../../../../infra/outbox/outbox-handlers.ts';
import type { ChargeEvent } from '../../domain/charge.ts';
import type { InvoiceId } from '../../domain/invoice.ts';
import { InvoiceChargeRepository } from '../../domain/invoice-charge.repository.ts';
import { concerns, isBeingCharged, isOvertaken } from '../../domain/next-charge.ts';
import { invoiceView } from '../invoice.view.ts';
import { Invoices } from '../invoices.ts';
import { CardProvider } from './card-provider.ts';
import { chargeInvoice } from './charge-invoice.kind.ts';
import { ChargeSteps } from './charge-steps.ts';

/** The outbox tries a silent provider again for about a month, at most once an hour. */
const PATIENCE = { maxAttempts: 700, asksProvider: true };

/** How long somebody who pays waits for an attempt that is running already, as after a change of card. */
const MOST_WAITED_MS = 5_000;
const PAUSE_MS = 50;

/** A payment that a webhook event of the provider is about. */
export interface PaymentWebhook {
  readonly invoiceId: InvoiceId;
  readonly paymentId: string;
}

type AttemptEvent = Extract<ChargeEvent, { kind: 'scheduled' | 'pay-now' }>;

/** Charges invoices: once they are issued, as scheduled, when the employer asks or changes the card. */
@Injectable()
export class InvoiceCharges implements OnModuleInit {
  constructor(
    private readonly charges: InvoiceChargeRepository,
    private readonly invoices: Invoices,
    private readonly steps: ChargeSteps,
    private readonly provider: CardProvider,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      chargeInvoice,
      async ({ invoiceId, after }) => {
        const at = this.clock.now();
        const outcome = await this.#attempt(asId<InvoiceId>(invoiceId), {
          kind: 'scheduled',
          after,
          at,
        });
        if (outcome !== 'done') {
          throw new Error(`The charge of invoice ${invoiceId} is ${outcome}`);
        }
      },
      PATIENCE,
    );
  }

  /** Tries an open invoice's charge now; what came of it is on the answered invoice. Throws NOT_FOUND. */
  async payNow(employerId: EmployerId, invoiceId: InvoiceId): Promise<InvoiceAnswer> {
    await this.invoices.get(employerId, invoiceId);
    const waitUntil = performance.now() + MOST_WAITED_MS;
    const pay = () => this.#attempt(invoiceId, { kind: 'pay-now', at: this.clock.now() });
    while ((await pay()) === 'busy' && performance.now() < waitUntil) {
      await wait(PAUSE_MS);
    }
    return invoiceView(await this.invoices.get(employerId, invoiceId));
  }

  /** Charges what failed for the card, now that there is another; wants a running transaction. */
  async cardChanged(employerId: EmployerId): Promise<void> {
    for (const invoiceId of await this.charges.listOpen(employerId)) {
      await this.steps.apply(invoiceId, { kind: 'card-changed', at: this.clock.now() });
    }
  }

  /** Whether the bank of a card has warned of it, on any invoice of the business. */
  isWarned(employerId: EmployerId, card: string): Promise<boolean> {
    return this.charges.isWarned(employerId, card);
  }

  /**
   * Handles a webhook event on a payment. Such events come late, twice and in any order, so they only
   * make us look: what counts is how the payment stands now. Throws a PaymentProviderError where the
   * provider does not answer.
   */
  async handleWebhook({ invoiceId, paymentId }: PaymentWebhook): Promise<void> {
    const found = await this.charges.find(invoiceId);
    if (found && concerns(found.charge, paymentId)) {
      const report = await this.provider.look(paymentId);
      await this.steps.apply(invoiceId, { kind: 'reported', report, at: this.clock.now() });
    }
  }

  /** Asks the provider if it is this attempt's turn; `busy` while another attempt is running. */
  async #attempt(
    invoiceId: InvoiceId,
    event: AttemptEvent,
  ): Promise<'done' | 'busy' | 'unanswered'> {
    const begun = await this.steps.apply(invoiceId, event);
    const asked = begun?.effects.find((effect) => effect.kind === 'ask-provider');
    if (!begun || !asked) {
      return begun && isBeingCharged(begun.charge, event.at) ? 'busy' : 'done';
    }
    const { attempt } = asked;
    try {
      const answer = await this.provider.charge(begun);
      const at = this.clock.now();
      const settled = await this.steps.apply(invoiceId, { kind: 'answered', attempt, answer, at });
      if (settled && isOvertaken(settled.charge, attempt)) {
        return 'busy';
      }
      return answer.status === 'unanswered' ? 'unanswered' : 'done';
    } catch (error) {
      await this.steps.apply(invoiceId, { kind: 'abandoned', attempt });
      throw error;
    }
  }
}
