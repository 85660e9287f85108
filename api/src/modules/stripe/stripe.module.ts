import { Global, Module } from '@nestjs/common';
import { Clock } from '../../infra/clock/clock.ts';
import { Config } from '../../infra/config/config.ts';
import { Counts } from '../../infra/metrics/counts.ts';
import { countedProvider } from '../../infra/stripe/counted-provider.ts';
import { PaymentProvider } from '../../infra/stripe/payment-provider.ts';
import { StripePaymentProvider } from '../../infra/stripe/stripe-payment-provider.ts';
import { readStripeSettings } from '../../infra/stripe/stripe-settings.ts';
import { EligibilityModule } from '../eligibility/index.ts';
import { InvoiceModule } from '../invoice/index.ts';
import { PayoutsModule } from '../payouts/index.ts';
import { ProfileModule } from '../profile/index.ts';
import { BankConnection } from '../users/index.ts';
import { BankPayouts } from './application/bank-payouts.ts';
import { Banks } from './application/banks.ts';
import { Cards } from './application/cards.ts';
import { ConnectedAccounts } from './application/connected-accounts.ts';
import { PersonalProviderData } from './application/personal-provider-data.ts';
import { ProviderCheck } from './application/provider-check.ts';
import { WebhookHandlers } from './application/webhook-handlers.ts';
import { Webhooks } from './application/webhooks.ts';
import { StripeController } from './http/stripe.controller.ts';

/** Cards, banks and webhooks. Global, because accounts ask it for the bank link (`BankConnection`). */
@Global()
@Module({
  imports: [EligibilityModule, InvoiceModule, PayoutsModule, ProfileModule],
  controllers: [StripeController],
  providers: [
    BankPayouts,
    Banks,
    Cards,
    ConnectedAccounts,
    PersonalProviderData,
    ProviderCheck,
    WebhookHandlers,
    Webhooks,
    { provide: BankConnection, useExisting: ConnectedAccounts },
    {
      provide: PaymentProvider,
      inject: [Config, Clock, Counts],
      useFactory: ({ env }: Config, clock: Clock, counts: Counts): PaymentProvider =>
        countedProvider(new StripePaymentProvider(readStripeSettings(env), clock), counts),
    },
  ],
  exports: [BankConnection, PaymentProvider],
})
export class StripeModule {}
