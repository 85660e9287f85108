import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import type { UserId } from '../../../core/ids.ts';
import type { PersonalData } from '../../../core/personal-data/personal-data.registry.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { PaymentHandles } from '../../users/index.ts';

const deleteCustomer = outboxKind(
  'stripe.deleteCustomer',
  z.strictObject({ customer: z.string().min(1) }),
);

/** Tries go on for about a week while the provider is down. */
const MOST_TRIES = 180;

/**
 * The provider's customer, with name, address and cards: part of one's export by its id, and deleted
 * with the account. The account that a worker was paid through stays with the provider, which the law
 * asks to keep it.
 */
@Injectable()
export class PersonalProviderData implements PersonalData, OnModuleInit {
  readonly section = 'paymentProvider';

  constructor(
    private readonly registry: PersonalDataRegistry,
    private readonly handles: PaymentHandles,
    private readonly provider: PaymentProvider,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
    this.handlers.register(
      deleteCustomer,
      ({ customer }) => this.provider.deleteCustomer(customer),
      { maxAttempts: MOST_TRIES, asksProvider: true },
    );
  }

  collect(userId: UserId): Promise<unknown> {
    return this.handles.get(userId);
  }

  async erase(userId: UserId): Promise<void> {
    const { customerId } = await this.handles.get(userId);
    if (customerId !== null) {
      await this.outbox.add(deleteCustomer, { customer: customerId });
    }
  }
}
