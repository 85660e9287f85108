import { cents } from '@leafshift/domain/money';
import {
  aSandbox,
  type SandboxFixture,
} from '../../../../../payments-sandbox/testing/a-sandbox.ts';
import { aCustomerWithCard } from '../../../../../payments-sandbox/testing/card-page.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import type { ChargeOrder } from '../money-orders.ts';
import type { Patience } from '../stripe-client.ts';
import { StripePaymentProvider } from '../stripe-payment-provider.ts';
import { readStripeSettings } from '../stripe-settings.ts';

/** The adapter and the sandbox that it talks to, both at the same time of day. */
export interface ProviderFixture extends SandboxFixture {
  readonly provider: StripePaymentProvider;
  /** The time of both. */
  readonly clock: TestClock;
}

/** Starts both for one test; `stopSandboxes` after each. The adapter does not retry by itself. */
export async function aProvider(
  options: { readonly openingBalance?: number; readonly patience?: Patience } = {},
): Promise<ProviderFixture> {
  const clock = new TestClock('2026-11-02T15:00:00Z');
  const { openingBalance, patience = { timeout: 2000, retries: 0 } } = options;
  const fixture = await aSandbox({
    clock: () => clock.now().getTime(),
    ...(openingBalance === undefined ? {} : { openingBalance }),
  });
  const settings = readStripeSettings({ STRIPE_SANDBOX_URL: fixture.sandbox.url });
  return {
    ...fixture,
    clock,
    provider: new StripePaymentProvider(settings, clock, patience),
  };
}

/** An invoice over 123.45 dollars of a customer with this card. */
export async function anInvoice(fixture: ProviderFixture, number?: string): Promise<ChargeOrder> {
  const { customer, card } = await aCustomerWithCard(fixture, number);
  return {
    amountCents: cents(12_345),
    customer: customer.id,
    idempotencyKey: 'invoice-7',
    invoicedAt: fixture.clock.now(),
    invoiceId: '7',
    round: 1,
    paymentMethod: card,
  };
}
