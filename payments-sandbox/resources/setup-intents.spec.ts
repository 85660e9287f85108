import type Stripe from 'stripe';
import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';
import { type PageAnswer, postForm, submitCard } from '../testing/card-page.ts';

afterEach(stopSandboxes);

async function aSetup() {
  const fixture = await aSandbox();
  const customer = await fixture.stripe.customers.create({ name: 'Green Leaf' });
  const intent = await fixture.stripe.setupIntents.create({
    customer: customer.id,
    allowed_payment_method_types: ['card'],
    usage: 'off_session',
  });
  return { ...fixture, customer, intent };
}

function approvalPage({ next_action }: PageAnswer['body']): string {
  const sdk = next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
  return sdk?.stripe_js ?? '';
}

describe('a card entered on the page', () => {
  it('is saved for the customer when it is 4242 4242 4242 4242', async () => {
    const { sandbox, stripe, customer, intent } = await aSetup();

    const answer = await submitCard(sandbox, intent, { number: '4242 4242 4242 4242' });

    expect(answer).toMatchObject({ status: 200, body: { id: intent.id, status: 'succeeded' } });
    const saved = await stripe.customers.listPaymentMethods(customer.id);
    expect(saved.data).toHaveLength(1);
    expect(saved.data[0]).toMatchObject({
      customer: customer.id,
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 },
    });
    expect(saved.data[0]?.id).toBe(answer.body.payment_method);
  });

  it('may come with a publishable key', async () => {
    const { sandbox, intent } = await aSetup();

    const answer = await postForm(
      sandbox,
      `/v1/setup_intents/${intent.id}/confirm`,
      {
        client_secret: intent.client_secret!,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': '5555555555554444',
        'payment_method_data[card][exp_month]': '1',
        'payment_method_data[card][exp_year]': '30',
        'payment_method_data[card][cvc]': '999',
      },
      'pk_test_anything',
    );

    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } });
  });

  it('shows the page neither the customer nor the metadata', async () => {
    const { sandbox, intent } = await aSetup();

    const answer = await submitCard(sandbox, intent);

    expect(answer.body).not.toHaveProperty('customer');
    expect(answer.body).not.toHaveProperty('metadata');
  });

  it('needs the client secret of this very intent', async () => {
    const { sandbox, stripe, intent } = await aSetup();
    const other = await stripe.setupIntents.create({});

    const answer = await submitCard(sandbox, { ...intent, client_secret: other.client_secret });

    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ param: 'client_secret' });
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('requires_payment_method');
  });

  it('is refused with Stripe’s words when it is 4000 0000 0000 0002', async () => {
    const { sandbox, stripe, customer, intent } = await aSetup();

    const answer = await submitCard(sandbox, intent, { number: '4000000000000002' });

    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
      doc_url: 'https://stripe.com/docs/error-codes/card-declined',
      setup_intent: { id: intent.id, status: 'requires_payment_method' },
    });
    const after = await stripe.setupIntents.retrieve(intent.id);
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_setup_error: { code: 'card_declined' },
    });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  it('can be tried again with another card on the same intent', async () => {
    const { sandbox, intent } = await aSetup();
    await submitCard(sandbox, intent, { number: '4000000000000002' });

    expect(await submitCard(sandbox, intent)).toMatchObject({ body: { status: 'succeeded' } });
  });

  it('cannot be confirmed a second time', async () => {
    const { sandbox, intent } = await aSetup();
    await submitCard(sandbox, intent);

    const again = await submitCard(sandbox, intent);

    expect(again).toMatchObject({
      status: 400,
      body: {
        error: { code: 'setup_intent_unexpected_state', setup_intent: { status: 'succeeded' } },
      },
    });
  });

  it.each([
    ['a wrong last digit', { number: '4242424242424241' }, 'incorrect_number', 'number'],
    ['letters in the number', { number: 'abcd' }, 'incorrect_number', 'number'],
    ['a year that is over', { exp_year: '2020' }, 'invalid_expiry_year', 'exp_year'],
    ['a month that is none', { exp_month: '13' }, 'invalid_expiry_month', 'exp_month'],
    ['two digits of security code', { cvc: '12' }, 'invalid_cvc', 'cvc'],
    [
      'four digits of security code on a Visa card',
      { number: '4242424242424242', cvc: '1234' },
      'invalid_cvc',
      'cvc',
    ],
  ])('is refused for %s', async (_, card, code, param) => {
    const { sandbox, intent } = await aSetup();

    const answer = await submitCard(sandbox, intent, card);

    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({ type: 'card_error', code, param });
  });

  it('is refused for a month of this year that is over', async () => {
    const { sandbox, stripe, intent } = await aSetup();
    sandbox.setTime(new Date('2031-06-15T12:00:00Z'));
    const card = { exp_year: '2031' };

    const past = await submitCard(sandbox, intent, { ...card, exp_month: '5' });
    const present = await submitCard(sandbox, intent, { ...card, exp_month: '6' });

    expect(past.body.error).toMatchObject({ code: 'invalid_expiry_month' });
    expect(present.body).toMatchObject({ status: 'succeeded' });
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it.each([
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ])('%s is refused as %s', async (number, code, declineCode) => {
    const { sandbox, intent } = await aSetup();

    const { body } = await submitCard(sandbox, intent, { number });

    expect(body.error?.code).toBe(code);
    expect(body.error?.decline_code).toBe(declineCode);
  });

  it('is refused when it is no test card, so that nobody leaves a real one here', async () => {
    const { sandbox, intent } = await aSetup();

    const { status, body } = await submitCard(sandbox, intent, { number: '4111111111111111' });

    expect(status).toBe(402);
    expect(body.error).toMatchObject({ decline_code: 'test_mode_live_card' });
  });
});

describe('a card whose owner must approve, 4000 0025 0000 3155', () => {
  const number = '4000002500003155';

  it('waits, and leads to the approval page', async () => {
    const { sandbox, intent } = await aSetup();

    const { body } = await submitCard(sandbox, intent, { number });

    expect(body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
  });

  it('is saved once approved, and the browser comes back to the return URL', async () => {
    const { sandbox, stripe, customer, intent } = await aSetup();
    const { body } = await submitCard(
      sandbox,
      intent,
      { number },
      {
        return_url: 'http://localhost:4200/profile?tab=cards',
      },
    );
    const page = body.next_action?.redirect_to_url?.url ?? '';

    const shown = await (await fetch(page)).text();
    const decided = await fetch(page, {
      method: 'POST',
      body: 'decision=approve',
      redirect: 'manual',
    });

    expect(shown).toContain('Sandbox.');
    expect(decided.status).toBe(303);
    const back = new URL(decided.headers.get('location') ?? '');
    expect(back.href).toMatch(/^http:\/\/localhost:4200\/profile\?tab=cards&/);
    expect(back.searchParams.get('setup_intent')).toBe(intent.id);
    expect(back.searchParams.get('redirect_status')).toBe('succeeded');
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
  });

  it('is not saved when refused, and says why', async () => {
    const { sandbox, stripe, customer, intent } = await aSetup();
    const { body } = await submitCard(sandbox, intent, { number });
    const page = approvalPage(body);

    await fetch(page, { method: 'POST', body: 'decision=refuse' });

    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  });

  it('is decided once only', async () => {
    const { sandbox, stripe, intent } = await aSetup();
    const { body } = await submitCard(sandbox, intent, { number });
    const page = approvalPage(body);
    await fetch(page, { method: 'POST', body: 'decision=approve' });

    const second = await fetch(page, { method: 'POST', body: 'decision=refuse' });

    expect(second.status).toBe(409);
    expect((await stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  it('opens to nobody without the client secret', async () => {
    const { sandbox, intent } = await aSetup();
    await submitCard(sandbox, intent, { number });

    const page = await fetch(`${sandbox.url}/authenticate/${intent.id}?client_secret=guess`);

    expect(page.status).toBe(404);
  });
});

describe('setup intents of the platform', () => {
  it('are listed by customer, newest first, with the payment method in place of its id', async () => {
    const { sandbox, stripe, customer, intent } = await aSetup();
    await submitCard(sandbox, intent);
    const newer = await stripe.setupIntents.create({ customer: customer.id });
    await stripe.setupIntents.create({});

    const { data } = await stripe.setupIntents.list({
      customer: customer.id,
      expand: ['data.payment_method'],
    });

    expect(data.map(({ id }) => id)).toEqual([newer.id, intent.id]);
    expect(data[1]?.payment_method).toMatchObject({ card: { last4: '4242' } });
  });

  it('are canceled while open, and not after', async () => {
    const { sandbox, stripe, intent } = await aSetup();
    const other = await stripe.setupIntents.create({});
    await submitCard(sandbox, intent);

    expect((await stripe.setupIntents.cancel(other.id)).status).toBe('canceled');
    await expect(stripe.setupIntents.cancel(intent.id)).rejects.toMatchObject({
      code: 'setup_intent_unexpected_state',
    });
  });

  it('take cards alone where asked to, by the parameter of this API version', async () => {
    const { stripe, intent } = await aSetup();
    const outdated = { payment_method_types: ['card'] } as Stripe.SetupIntentCreateParams;

    expect(intent).toMatchObject({
      allowed_payment_method_types: ['card'],
      payment_method_types: ['card'],
    });
    await expect(stripe.setupIntents.create(outdated)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_method_types_no_longer_supported',
    });
  });

  it('are confirmed with a named test card', async () => {
    const { stripe, customer } = await aSetup();

    const intent = await stripe.setupIntents.create({
      confirm: true,
      customer: customer.id,
      payment_method: 'pm_card_visa',
      return_url: 'http://localhost:4200/',
    });

    expect(intent.status).toBe('succeeded');
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
  });
});
