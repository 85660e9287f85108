import type Stripe from 'stripe';
import type { Sandbox } from '../sandbox.ts';

/** A card as a person types it. */
export interface TypedCard {
  readonly number?: string;
  readonly exp_month?: string;
  readonly exp_year?: string;
  readonly cvc?: string;
}

/** What a page gets back. */
export interface PageAnswer {
  readonly status: number;
  readonly body: {
    readonly id?: string;
    readonly status?: string;
    readonly customer?: string;
    readonly payment_method?: string;
    readonly next_action?: Stripe.SetupIntent.NextAction;
    readonly error?: {
      readonly type: string;
      readonly code?: string;
      readonly decline_code?: string;
      readonly message: string;
      readonly param?: string;
      readonly setup_intent?: Stripe.SetupIntent;
      readonly payment_intent?: Stripe.PaymentIntent;
    };
  };
}

/** Posts a form as a browser does: form-encoded, with a publishable key where one is given. */
export async function postForm(
  sandbox: Sandbox,
  path: string,
  fields: Readonly<Record<string, string>>,
  key?: string,
): Promise<PageAnswer> {
  const response = await fetch(`${sandbox.url}/stripe-sandbox${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: key === undefined ? {} : { Authorization: `Bearer ${key}` },
  });
  return { status: response.status, body: (await response.json()) as PageAnswer['body'] };
}

/** Confirms a setup from a page, as the sandbox's card form does. */
export function submitCard(
  sandbox: Sandbox,
  intent: Stripe.SetupIntent,
  card: TypedCard = {},
  more: Readonly<Record<string, string>> = {},
): Promise<PageAnswer> {
  return postForm(sandbox, `/v1/setup_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number ?? '4242424242424242',
    'payment_method_data[card][exp_month]': card.exp_month ?? '12',
    'payment_method_data[card][exp_year]': card.exp_year ?? '2034',
    'payment_method_data[card][cvc]': card.cvc ?? '123',
    ...more,
  });
}

/** A customer with this card saved by a page, ready to be charged while away. */
export async function aCustomerWithCard(
  { sandbox, stripe }: { sandbox: Sandbox; stripe: Stripe },
  number = '4242424242424242',
): Promise<{ customer: Stripe.Customer; card: string }> {
  const customer = await stripe.customers.create({ name: 'Green Leaf' });
  const intent = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
  const answer = await submitCard(sandbox, intent, { number });
  const page = answer.body.next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
  if (page) await fetch(page.stripe_js, { method: 'POST', body: 'decision=approve' });
  const saved = await stripe.setupIntents.retrieve(intent.id);
  return { customer, card: String(saved.payment_method) };
}
