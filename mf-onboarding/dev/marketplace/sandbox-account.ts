const SETUPS = '/stripe-sandbox/v1/setup_intents';
const SECRET_KEY = 'sk_test_sandbox';

interface Card {
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly brand: string;
}

/** Asks the payment sandbox as the API does, with the platform's key. */
async function ask<Answer>(path: string, form?: Record<string, string>): Promise<Answer> {
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return answer.json();
}

/** Begins entering a card at the real sandbox. */
export async function createSetup() {
  const { id, client_secret } = await ask<{ id: string; client_secret: string }>(SETUPS, {
    usage: 'off_session',
  });
  return {
    client_secret,
    setup_intent: id,
    publishable_key: 'pk_test_sandbox',
    mode: 'sandbox' as const,
  };
}

/** The card that was confirmed at the real sandbox. */
export async function savedCard(setup: string) {
  const { payment_method } = await ask<{ payment_method: string }>(`${SETUPS}/${setup}`);
  const { card } = await ask<{ card: Card }>(
    `/stripe-sandbox/v1/payment_methods/${payment_method}`,
  );
  const { last4, exp_month, exp_year, brand } = card;
  return { last4, exp_month, exp_year, brand, isDefault: true };
}
