import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { DeliveryLog } from '../../../infra/deliveries/delivery-log.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { WebhookRefusedError } from '../../../infra/stripe/provider-errors.ts';
import type { ProviderEvent } from '../../../infra/stripe/provider-event.ts';
import { WebhookEvent, webhookEventOf } from './webhook-event.ts';
import { WebhookHandlers } from './webhook-handlers.ts';

const webhookEvent = outboxKind('stripe.event', WebhookEvent);

/** The provider's webhooks: checked, kept once by the event's id, and handled after the answer. */
@Injectable()
export class Webhooks implements OnModuleInit {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly webhookHandlers: WebhookHandlers,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly transactions: Transactions,
    private readonly deliveries: DeliveryLog,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      webhookEvent,
      (event, { recordId, key = recordId }) =>
        this.deliveries.attempt({ kind: 'webhook', key, what: event.kind }, () =>
          this.webhookHandlers.handle(event),
        ),
      { asksProvider: true },
    );
  }

  /** Throws WEBHOOK_SIGNATURE_INVALID for what the provider did not sign, or not within five minutes. */
  async receive(rawBody: Uint8Array, signature: string | undefined): Promise<void> {
    const received = this.#verified(rawBody, signature);
    const event = webhookEventOf(received);
    const what = event?.kind ?? (received.kind === 'other' ? received.type : received.kind);
    const key = `${webhookEvent.name}:${received.id}`;
    if (!event) {
      this.log.info('A provider event that nothing handles', { type: what, event: received.id });
      await this.deliveries.ignored({ kind: 'webhook', key, what });
    } else {
      await this.transactions.run(() => this.outbox.add(webhookEvent, event, { key: received.id }));
    }
  }

  #verified(rawBody: Uint8Array, signature: string | undefined): ProviderEvent {
    try {
      return this.provider.verifyWebhook(rawBody, signature, this.clock.unmoved());
    } catch (error) {
      if (error instanceof WebhookRefusedError) {
        return refuse('WEBHOOK_SIGNATURE_INVALID', { cause: error });
      }
      throw error;
    }
  }
}
