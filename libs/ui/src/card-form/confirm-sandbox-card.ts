import type { CardEntry } from '@leafshift/contracts/stripe';
import { z } from 'zod';

/** What a person typed of a card; goes to the provider and nowhere else. */
export interface TypedCard {
  readonly number: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly cvc: string;
}

/** What came of confirming a card. */
export type CardOutcome =
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'authenticate'; readonly url: string }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly field: 'number' | 'expiry' | 'cvc' | null;
    };

const SetupIntent = z.object({
  status: z.string(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).nullish() }).nullish(),
});
const ProviderError = z.object({
  error: z.object({ message: z.string(), param: z.string().nullish(), code: z.string().nullish() }),
});

const FIELD_OF: Readonly<Record<string, 'number' | 'expiry' | 'cvc'>> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

const fieldOf = (param: string | null | undefined) => {
  const name = /(number|exp_month|exp_year|cvc)\]?$/.exec(param ?? '')?.[1];
  return name ? (FIELD_OF[name] ?? null) : null;
};

const outcomeOf = async (response: Response): Promise<CardOutcome> => {
  const body: unknown = await response.json();
  if (!response.ok) {
    const { error } = ProviderError.parse(body);
    return { kind: 'refused', message: error.message, field: fieldOf(error.param) };
  }
  const intent = SetupIntent.parse(body);
  const url = intent.next_action?.redirect_to_url?.url;
  if (intent.status === 'requires_action' && url) return { kind: 'authenticate', url };
  if (intent.status === 'succeeded') return { kind: 'confirmed' };
  return { kind: 'refused', message: `The card is ${intent.status}`, field: null };
};

const addressOf = ({ setup_intent: id }: CardEntry): string =>
  `/stripe-sandbox/v1/setup_intents/${encodeURIComponent(id)}`;

/** Confirms a card at the sandbox provider, form-encoded as Stripe's own API takes it. Rejects when it is down. */
export async function confirmSandboxCard(
  entry: CardEntry,
  card: TypedCard,
  returnUrl: string,
): Promise<CardOutcome> {
  const response = await fetch(`${addressOf(entry)}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      key: entry.publishable_key,
      client_secret: entry.client_secret,
      return_url: returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][exp_month]': card.expMonth,
      'payment_method_data[card][exp_year]': card.expYear,
      'payment_method_data[card][cvc]': card.cvc,
    }),
  });
  return outcomeOf(response);
}

/** Asks whether the card's owner has approved by now. Rejects when the provider is down. */
export async function checkSandboxCard(entry: CardEntry): Promise<CardOutcome> {
  const query = new URLSearchParams({
    key: entry.publishable_key,
    client_secret: entry.client_secret,
  });
  return outcomeOf(await fetch(`${addressOf(entry)}?${query}`));
}
