import { cardEntry, saveCard } from '@leafshift/contracts/stripe';
import { anEmployer } from '@leafshift/testing/builders';
import { createMockApi, failing, handle, held } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type Sandbox, startSandbox } from '../../../../payments-sandbox/sandbox.ts';
import { CardForm } from './card-form.tsx';

const WORKS = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS = '4000002500003155';

// The card goes to the real sandbox; only its path, which Node's fetch refuses, becomes an address.
let sandbox: Sandbox;
let overTheNetwork: typeof fetch;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  overTheNetwork = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => overTheNetwork(`${sandbox.url}${String(path)}`, init));
});
afterEach(() => sandbox.faults.clear());

const ask = async (path: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
  const answer = await overTheNetwork(`${sandbox.url}/v1/setup_intents${path}`, {
    ...init,
    headers: { authorization: 'Bearer sk_test_sandbox' },
  });
  return (await answer.json()) as Record<string, unknown>;
};

const setUp = async (...more: Parameters<typeof createMockApi>[0] & object) => {
  const { id, client_secret } = await ask('', {
    method: 'POST',
    body: new URLSearchParams({ usage: 'off_session' }),
  });
  const setup = String(id);
  const entry = {
    client_secret: String(client_secret),
    setup_intent: setup,
    publishable_key: 'pk_test_sandbox',
    mode: 'sandbox' as const,
  };
  const api = createMockApi([handle(cardEntry, entry), handle(saveCard, anEmployer()), ...more]);
  const hears = {
    onSaved: jest.fn(),
    onRefused: jest.fn(),
    onNotSaved: jest.fn(),
    onBack: jest.fn(),
  };
  const rendered = renderWithShell(<CardForm api={api} {...hears} />, { api });
  await screen.findByRole('form', { name: 'Credit card' });
  const { user } = rendered;
  const enter = async (number: string, expiry = '1234', cvc = '123') => {
    for (const [name, text] of [
      ['Card number', number],
      ['Expiry date', expiry],
      ['Security code', cvc],
    ] as const) {
      await user.clear(field(name));
      await user.type(field(name), text);
    }
    await submit();
  };
  const submit = async () => user.click(await screen.findByRole('button', { name: 'Submit Card' }));
  const statusAtProvider = async () => (await ask(`/${setup}`)).status;
  return { ...rendered, ...hears, api, setup, enter, submit, statusAtProvider };
};

const field = (name: string) => screen.getByRole('textbox', { name });

/** What the card's owner decides on the bank's page. */
const decide = async (decision: 'approve' | 'refuse'): Promise<void> => {
  const link = screen.getByRole('link', { name: "Open my bank's page" });
  await overTheNetwork(link.getAttribute('href') ?? '', {
    method: 'POST',
    body: new URLSearchParams({ decision }),
  });
};

describe('CardForm at the sandbox', () => {
  it('says that it is one', async () => {
    const { container } = await setUp();
    expect(screen.getByText('Sandbox: no real card is charged')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('sends the card to the provider and to nobody else, then attaches it', async () => {
    const { enter, onSaved, api, statusAtProvider } = await setUp();
    await enter(WORKS);
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(anEmployer()));
    expect(await statusAtProvider()).toBe('succeeded');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(api.sent)).not.toContain('4242');
  });

  it('checks the form before anything is sent', async () => {
    const { enter } = await setUp();
    await enter('4242');
    expect(await screen.findByText('The card number is not complete')).toBeVisible();
    expect(field('Card number')).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('goes back', async () => {
    const { user, onBack } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('offers Retry when card entry cannot begin', async () => {
    const api = createMockApi([failing(cardEntry, 'PAYMENT_PROVIDER_DOWN')]);
    renderWithShell(<CardForm api={api} onSaved={jest.fn()} onBack={jest.fn()} />, { api });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

describe('CardForm, when a card is refused', () => {
  it('says why as an alert and in place, keeps what was typed, and takes another card', async () => {
    const { enter, api, onRefused, onSaved } = await setUp();
    await enter(DECLINED);
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
    expect(onRefused).toHaveBeenCalledWith('Your card was declined.');
    expect(field('Card number')).toHaveValue('4000 0000 0000 0002');
    expect(api.sentTo(saveCard)).toEqual([]);
    await enter(WORKS);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['a mistyped number', '4242424242424241', '1234', 'Card number'],
    ['an expiry that has passed', WORKS, '0124', 'Expiry date'],
  ])('puts %s beside its field', async (_what, number, expiry, name) => {
    const { enter } = await setUp();
    await enter(number, expiry);
    await waitFor(() => expect(field(name)).toHaveFocus());
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription();
  });

  it('says when the provider does not answer, and can be tried again', async () => {
    const { enter, submit, onSaved } = await setUp();
    sandbox.faults.failNext(503, { path: '/confirm' });
    await enter(WORKS);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The payment provider is not answering. Please try again in a moment.',
    );
    await submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('attaches a confirmed card without asking for it again', async () => {
    const { enter, user, api, onSaved, onRefused, onNotSaved } = await setUp(
      failing(saveCard, 'PAYMENT_PROVIDER_DOWN'),
    );
    await enter(WORKS);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your card is confirmed, but it could not be added.*is not answering/,
    );
    expect(onNotSaved).toHaveBeenCalledTimes(1);
    expect(onRefused).not.toHaveBeenCalled();
    const saving = held(saveCard, anEmployer());
    api.use(saving);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    saving.release();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('goes on when the provider confirmed it and its answer was lost', async () => {
    const { enter, submit, onSaved } = await setUp();
    sandbox.faults.loseNextAnswer({ path: '/confirm' });
    await enter(WORKS);
    await screen.findByText(/The payment provider is not answering/);
    await submit();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });
});

describe('CardForm, when the bank asks its owner', () => {
  it('waits for the approval, and says when there is none yet', async () => {
    const { enter, user, onSaved, container } = await setUp();
    await enter(ASKS);
    expect(await screen.findByText('Your bank asks you to approve this card')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I have approved it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your bank has not told us yet');
    const again = await screen.findByRole('button', { name: 'I have approved it' });
    await decide('approve');
    await user.click(again);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('goes on by itself when the owner comes back to this window', async () => {
    const { enter, onSaved } = await setUp();
    await enter(ASKS);
    await screen.findByRole('link', { name: "Open my bank's page" });
    await decide('approve');
    fireEvent.focus(window);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('leads back to the card, as it was typed, when the owner refuses', async () => {
    const { enter, onRefused, onSaved } = await setUp();
    await enter(ASKS);
    await screen.findByRole('link', { name: "Open my bank's page" });
    await decide('refuse');
    fireEvent.focus(window);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We are unable to authenticate your payment method.',
    );
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(field('Card number')).toHaveValue('4000 0025 0000 3155');
    await enter(WORKS);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it('goes back to the card on demand', async () => {
    const { enter, user } = await setUp();
    await enter(ASKS);
    await screen.findByText('Your bank asks you to approve this card');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(field('Card number')).toHaveValue('4000 0025 0000 3155');
  });
});
