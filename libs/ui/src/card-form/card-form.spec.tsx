import { cardEntry, saveCard } from '@leafshift/contracts/stripe';
import { anEmployer } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { CardForm } from './card-form.tsx';

const entry = {
  client_secret: 'seti_1_secret_2',
  setup_intent: 'seti_1',
  publishable_key: 'pk_sandbox',
  mode: 'sandbox' as const,
};

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body: URLSearchParams;
}

/** The provider's HTTP answers, in order; the address is relative, which Node's fetch refuses. */
const provider = (...answers: readonly [status: number, body: unknown][]) => {
  const sent: Sent[] = [];
  const left = [...answers];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    sent.push({
      url: String(input),
      method: init?.method ?? 'GET',
      body: new URLSearchParams(init?.body as URLSearchParams | undefined),
    });
    const [status, body] = left.shift() ?? [];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status });
  });
  return sent;
};

const declined = [
  402,
  {
    error: {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
      param: '',
    },
  },
] as const;

const setUp = () => {
  const api = createMockApi([handle(cardEntry, entry), handle(saveCard, anEmployer())]);
  const onSaved = jest.fn();
  const onBack = jest.fn();
  const rendered = renderWithShell(<CardForm api={api} onSaved={onSaved} onBack={onBack} />, {
    api,
  });
  return { api, onSaved, onBack, ...rendered };
};

const fillIn = async ({ user }: Pick<ReturnType<typeof setUp>, 'user'>, number: string) => {
  await user.type(await screen.findByRole('textbox', { name: 'Card number' }), number);
  await user.type(screen.getByRole('textbox', { name: 'Expiry date' }), '1230');
  await user.type(screen.getByRole('textbox', { name: 'Security code' }), '123');
  await user.click(screen.getByRole('button', { name: 'Submit Card' }));
};

describe('CardForm at the sandbox', () => {
  it('says that it is one', async () => {
    const { container } = setUp();
    expect(await screen.findByText('Sandbox: no real card is charged')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('sends the card to the provider, form-encoded, and to nobody else', async () => {
    const sent = provider([200, { status: 'succeeded' }]);
    const page = setUp();
    await fillIn(page, '4242424242424242');
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledWith(anEmployer()));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      url: '/stripe-sandbox/v1/setup_intents/seti_1/confirm',
      method: 'POST',
    });
    expect(Object.fromEntries(sent[0]?.body ?? [])).toMatchObject({
      client_secret: 'seti_1_secret_2',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
    });
    expect(JSON.stringify(page.api.sent)).not.toContain('4242');
  });

  it('says why a card is declined, and keeps what was typed', async () => {
    provider([...declined]);
    const page = setUp();
    await fillIn(page, '4000000000000002');
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('4000 0000 0000 0002');
    expect(page.api.sentTo(saveCard)).toEqual([]);
  });

  it('lets the owner approve a card that asks for it, and goes on afterwards', async () => {
    const url = 'http://localhost/stripe-sandbox/authenticate/seti_1';
    const asks = { status: 'requires_action', next_action: { redirect_to_url: { url } } };
    provider([200, asks], [200, { status: 'succeeded' }]);
    const page = setUp();
    await fillIn(page, '4000002500003155');
    expect(await screen.findByRole('link')).toHaveAttribute('href', url);
    const buttons = screen.getAllByRole('button');
    await page.user.click(buttons.at(-1)!);
    await waitFor(() => expect(page.onSaved).toHaveBeenCalledTimes(1));
  });

  it('says when the provider does not answer', async () => {
    provider();
    const page = setUp();
    await fillIn(page, '4242424242424242');
    expect(await screen.findByText(/^The payment provider is not answering/)).toBeVisible();
    expect(page.onSaved).not.toHaveBeenCalled();
  });

  it('checks the form before anything is sent', async () => {
    const sent = provider();
    const page = setUp();
    await fillIn(page, '4242');
    expect(await screen.findByText('Please enter the card number')).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  it('goes back', async () => {
    const page = setUp();
    await page.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(page.onBack).toHaveBeenCalledTimes(1);
  });

  it('offers Retry when card entry cannot begin', async () => {
    const api = createMockApi([failing(cardEntry, 'PAYMENT_PROVIDER_DOWN')]);
    renderWithShell(<CardForm api={api} onSaved={jest.fn()} onBack={jest.fn()} />, { api });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
