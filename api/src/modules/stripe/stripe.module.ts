import { Global, Module } from '@nestjs/common';
import { Clock } from '../../infra/clock/clock.ts';
import { Config } from '../../infra/config/config.ts';
import { PaymentProvider } from '../../infra/stripe/payment-provider.ts';
import { StripePaymentProvider } from '../../infra/stripe/stripe-payment-provider.ts';
import { readStripeSettings } from '../../infra/stripe/stripe-settings.ts';
import { InvoiceModule } from '../invoice/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { BankConnection } from '../users/index.ts';
import { Banks } from './api/banks.ts';
import { Cards } from './api/cards.ts';
import { ConnectedAccounts } from './api/connected-accounts.ts';
import { EventListeners } from './api/event-listeners.ts';
import { ProviderCheck } from './api/provider-check.ts';
import { ProviderEvents } from './api/provider-events.ts';
import { StripeController } from './api/stripe.controller.ts';

/** Cards, banks and webhooks. Global, because accounts ask it for the bank link (`BankConnection`). */
@Global()
@Module({
  imports: [InvoiceModule, PayoutsModule],
  controllers: [StripeController],
  providers: [
    Banks,
    Cards,
    ConnectedAccounts,
    EventListeners,
    ProviderCheck,
    ProviderEvents,
    { provide: BankConnection, useExisting: ConnectedAccounts },
    {
      provide: PaymentProvider,
      inject: [Config, Clock],
      useFactory: ({ env }: Config, clock: Clock): PaymentProvider =>
        new StripePaymentProvider(readStripeSettings(env), clock),
    },
  ],
  exports: [BankConnection, PaymentProvider],
})
export class StripeModule {}
