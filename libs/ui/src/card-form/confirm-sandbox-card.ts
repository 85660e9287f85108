import type { CardEntry } from '@leafshift/contracts/stripe';
import { z } from 'zod';

/** What a person typed of a card; goes to the provider and nowhere else. */
export interface TypedCard {
  readonly number: string;
  readonly month: string;
  /** Four digits. */
  readonly year: string;
  readonly cvc: string;
}

export type CardField = 'number' | 'expiry' | 'cvc';

/** What came of confirming a card. */
export type CardOutcome =
  | { readonly kind: 'confirmed' }
  /** Its owner has to approve at this address first. */
  | { readonly kind: 'authenticate'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string; readonly field: CardField | null };

const ANSWER_TIMEOUT_MS = 20_000;

const SetupIntent = z.object({
  status: z.string(),
  next_action: z
    .object({
      redirect_to_url: z.object({ url: z.string() }).nullish(),
      use_stripe_sdk: z.object({ stripe_js: z.string() }).nullish(),
    })
    .nullish(),
  last_setup_error: z.object({ message: z.string() }).nullish(),
});
type SetupIntent = z.output<typeof SetupIntent>;

const Refusal = z.object({
  error: z.object({
    message: z.string(),
    param: z.string().nullish(),
    setup_intent: SetupIntent.nullish(),
  }),
});

const FIELD_OF: Readonly<Record<string, CardField>> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

const fieldOf = (param: string | null | undefined): CardField | null => {
  const name = /(number|exp_month|exp_year|cvc)\]?$/.exec(param ?? '')?.[1];
  return name ? (FIELD_OF[name] ?? null) : null;
};

const stateOf = ({ status, next_action, last_setup_error }: SetupIntent): CardOutcome | null => {
  if (status === 'succeeded') return { kind: 'confirmed' };
  const url = next_action?.redirect_to_url?.url ?? next_action?.use_stripe_sdk?.stripe_js;
  if (status === 'requires_action' && url) return { kind: 'authenticate', url };
  return last_setup_error
    ? { kind: 'refused', message: last_setup_error.message, field: null }
    : null;
};

const refusalOf = ({ error }: z.output<typeof Refusal>): CardOutcome => {
  // Sent twice, the second time it says that the card is confirmed already.
  if (error.setup_intent?.status === 'succeeded') return { kind: 'confirmed' };
  return { kind: 'refused', message: error.message, field: fieldOf(error.param) };
};

/** Throws where the answer is none that Stripe gives to a card. */
async function outcomeOf(response: Response): Promise<CardOutcome> {
  if (response.status >= 500 || response.status === 429) {
    throw new Error(`The payment provider answered ${response.status}`);
  }
  const body: unknown = await response.json();
  const outcome = response.ok ? stateOf(SetupIntent.parse(body)) : refusalOf(Refusal.parse(body));
  if (!outcome) throw new Error('The payment provider left the card in no known state');
  return outcome;
}

const addressOf = ({ setup_intent: id }: CardEntry): string =>
  `/stripe-sandbox/v1/setup_intents/${encodeURIComponent(id)}`;

/** Confirms a card at the sandbox provider, form-encoded as Stripe's own API takes it. Rejects when it is down. */
export async function confirmSandboxCard(entry: CardEntry, card: TypedCard): Promise<CardOutcome> {
  const response = await fetch(`${addressOf(entry)}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      key: entry.publishable_key,
      client_secret: entry.client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][exp_month]': card.month,
      'payment_method_data[card][exp_year]': card.year,
      'payment_method_data[card][cvc]': card.cvc,
    }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  return outcomeOf(response);
}

/** Asks whether the card's owner has approved by now. Rejects when the provider is down. */
export async function checkSandboxCard(entry: CardEntry): Promise<CardOutcome> {
  const query = new URLSearchParams({
    key: entry.publishable_key,
    client_secret: entry.client_secret,
  });
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  return outcomeOf(await fetch(`${addressOf(entry)}?${query}`, { signal }));
}
