import type { CardEntry } from '@leafshift/contracts/stripe';
import type { User } from '@leafshift/contracts/users';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { PaymentProvider } from '../../../infra/stripe/payment-provider.ts';
import { InvoiceCharges } from '../../invoice/index.ts';
import { ShiftActivity } from '../../posts/index.ts';
import { SecuredPayEvents } from '../../secured-pay/index.ts';
import { type CardId, PaymentHandles, Users } from '../../users/index.ts';
import { atProvider } from './at-provider.ts';

const detachCard = outboxKind(
  'stripe.detachCard',
  z.strictObject({ employerId: z.string(), card: z.string() }),
);

/** Tries go on for about a week while the provider is down. */
const MOST_TRIES = 180;

/** An employer's cards. Their numbers go from the page to the provider and never come here. */
@Injectable()
export class Cards implements OnModuleInit {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly handles: PaymentHandles,
    private readonly users: Users,
    private readonly invoices: InvoiceCharges,
    private readonly securedPay: SecuredPayEvents,
    private readonly shifts: ShiftActivity,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      detachCard,
      async ({ employerId, card }) => {
        const account = await this.users.find(asId<EmployerId>(employerId));
        if (!account?.cards.some(({ providerId }) => providerId === card)) {
          await this.provider.detachCard(card);
        }
      },
      { maxAttempts: MOST_TRIES, asksProvider: true },
    );
  }

  /** What a page needs to enter a card. Throws PAYMENT_PROVIDER_DOWN. */
  async beginEntry(employerId: EmployerId): Promise<CardEntry> {
    const customer = await this.#ensureCustomer(employerId);
    const setup = await atProvider(() => this.provider.createSetupIntent(customer));
    return {
      client_secret: setup.clientSecret,
      setup_intent: setup.id,
      publishable_key: this.provider.publishableKey,
      mode: this.provider.mode,
    };
  }

  /**
   * Attaches the card of the last confirmed setup as the default one, and charges what waits for a
   * card. Throws CARD_NOT_CONFIRMED, PAYMENT_PROVIDER_DOWN.
   */
  async save(employerId: EmployerId): Promise<User> {
    const { customerId } = await this.handles.get(employerId);
    const card =
      customerId && (await atProvider(() => this.provider.lastConfirmedCard(customerId)));
    if (!card) {
      return refuse('CARD_NOT_CONFIRMED');
    }
    const { id: providerId, brand, last4, expMonth, expYear } = card;
    await this.transactions.run(async () => {
      await this.handles.addCard(employerId, { providerId, brand, last4, expMonth, expYear });
      await this.invoices.cardChanged(employerId);
      await this.securedPay.cardChanged(employerId);
    });
    return this.users.describe(employerId);
  }

  /**
   * The provider forgets the card once it is removed here. Removing writes the account, as posting
   * does, so that neither comes between the other's question and its change. Throws NOT_FOUND,
   * CARD_STILL_NEEDED for the last one while shifts are open.
   */
  async remove(employerId: EmployerId, cardId: CardId): Promise<User> {
    await this.transactions.run(async () => {
      const { providerId } = await this.handles.removeCard(employerId, cardId);
      const { cards } = await this.users.get(employerId);
      if (cards.length === 0 && (await this.shifts.isOpen(employerId, this.clock.now()))) {
        refuse('CARD_STILL_NEEDED');
      }
      await this.outbox.add(detachCard, { employerId, card: providerId });
    });
    return this.users.describe(employerId);
  }

  /** Throws NOT_FOUND. */
  async chooseDefault(employerId: EmployerId, cardId: CardId): Promise<User> {
    await this.transactions.run(async () => {
      await this.handles.chooseDefaultCard(employerId, cardId);
      await this.invoices.cardChanged(employerId);
      await this.securedPay.cardChanged(employerId);
    });
    return this.users.describe(employerId);
  }

  async #ensureCustomer(employerId: EmployerId): Promise<string> {
    const { name, email } = await this.users.get(employerId);
    const { customerId: customer } = await this.handles.get(employerId);
    const ensured = await atProvider(() =>
      this.provider.ensureCustomer({ customer, userId: employerId, email, name }),
    );
    return ensured === customer
      ? ensured
      : this.handles.keep(employerId, 'customerId', ensured, customer);
  }
}
