import type Stripe from 'stripe';
import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';
import { aCustomerWithCard, postForm } from '../testing/card-page.ts';

afterEach(stopSandboxes);

const order = { amount: 12_345, currency: 'cad' } as const;
const away = { ...order, confirm: true, off_session: true } as const;

describe('charging a saved card while its owner is away', () => {
  it('takes the amount', async () => {
    const fixture = await aSandbox();
    const { customer, card } = await aCustomerWithCard(fixture);

    const paid = await fixture.stripe.paymentIntents.create({
      ...away,
      customer: customer.id,
      payment_method: card,
      metadata: { invoiceId: 'i-1' },
      transfer_group: 'i-1',
      expand: ['latest_charge'],
    });

    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 12_345,
      currency: 'cad',
      metadata: { invoiceId: 'i-1' },
      transfer_group: 'i-1',
      latest_charge: { object: 'charge', amount: 12_345, paid: true, payment_intent: paid.id },
    });
  });

  it('is refused for 4000 0000 0000 0341, which could be saved', async () => {
    const fixture = await aSandbox();
    const { customer, card } = await aCustomerWithCard(fixture, '4000000000000341');

    const error = await rejection(
      fixture.stripe.paymentIntents.create({
        ...away,
        customer: customer.id,
        payment_method: card,
      }),
    );

    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    const intent = await fixture.stripe.paymentIntents.retrieve(error.payment_intent!.id);
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      payment_method: null,
      last_payment_error: { code: 'card_declined', payment_method: { id: card } },
    });
    const charge = await fixture.stripe.charges.retrieve(String(intent.latest_charge));
    expect(charge).toMatchObject({ paid: false, status: 'failed', failure_code: 'card_declined' });
  });

  it('succeeds for 4000 0025 0000 3155 once its owner approved the saving', async () => {
    const fixture = await aSandbox();
    const { customer, card } = await aCustomerWithCard(fixture, '4000002500003155');

    const paid = await fixture.stripe.paymentIntents.create({
      ...away,
      customer: customer.id,
      payment_method: card,
    });

    expect(paid.status).toBe('succeeded');
  });

  it('asks for authentication for 4000 0025 0000 3155 that was never set up', async () => {
    const { stripe } = await aSandbox();

    const error = await rejection(
      stripe.paymentIntents.create({
        ...away,
        payment_method: 'pm_card_authenticationRequiredOnSetup',
      }),
    );

    expect(error).toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      decline_code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it('asks for authentication for 4000 0027 6000 3184 every time, and the owner can approve', async () => {
    const fixture = await aSandbox();
    const { customer, card } = await aCustomerWithCard(fixture, '4000002760003184');
    const error = await rejection(
      fixture.stripe.paymentIntents.create({
        ...away,
        customer: customer.id,
        payment_method: card,
      }),
    );
    expect(error.code).toBe('authentication_required');

    const waiting = await fixture.stripe.paymentIntents.confirm(error.payment_intent!.id, {
      payment_method: card,
      return_url: 'http://localhost:4200/workhistory',
    });
    await fetch(waiting.next_action?.redirect_to_url?.url ?? '', {
      method: 'POST',
      body: 'decision=approve',
      redirect: 'manual',
    });

    expect(waiting.status).toBe('requires_action');
    const paid = await fixture.stripe.paymentIntents.retrieve(waiting.id);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 12_345 });
  });

  it('is refused for a card of another customer', async () => {
    const fixture = await aSandbox();
    const { card } = await aCustomerWithCard(fixture);
    const other = await fixture.stripe.customers.create({});

    const error = await rejection(
      fixture.stripe.paymentIntents.create({ ...away, customer: other.id, payment_method: card }),
    );

    expect(error).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });

  it('is refused for a card that was detached', async () => {
    const fixture = await aSandbox();
    const { customer, card } = await aCustomerWithCard(fixture);
    await fixture.stripe.paymentMethods.detach(card);

    const error = await rejection(
      fixture.stripe.paymentIntents.create({
        ...away,
        customer: customer.id,
        payment_method: card,
      }),
    );

    expect(error.code).toBe('payment_method_unexpected_state');
  });
});

describe('a payment intent', () => {
  it('is confirmed after it was created, and never twice', async () => {
    const fixture = await aSandbox();
    const { customer, card } = await aCustomerWithCard(fixture);
    const intent = await fixture.stripe.paymentIntents.create({ ...order, customer: customer.id });
    expect(intent.status).toBe('requires_payment_method');

    const paid = await fixture.stripe.paymentIntents.confirm(intent.id, {
      off_session: true,
      payment_method: card,
    });
    const again = await rejection(
      fixture.stripe.paymentIntents.confirm(intent.id, { off_session: true, payment_method: card }),
    );

    expect(paid.status).toBe('succeeded');
    expect(again).toMatchObject({
      statusCode: 400,
      code: 'payment_intent_unexpected_state',
      payment_intent: { id: intent.id, status: 'succeeded' },
    });
    const charges = await fixture.stripe.charges.list({ payment_intent: intent.id });
    expect(charges.data).toHaveLength(1);
  });

  it('takes another card after a refusal', async () => {
    const fixture = await aSandbox();
    const { stripe } = fixture;
    const { customer, card } = await aCustomerWithCard(fixture, '4000000000000341');
    const intent = await stripe.paymentIntents.create({ ...order, customer: customer.id });
    await rejection(
      stripe.paymentIntents.confirm(intent.id, { off_session: true, payment_method: card }),
    );
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });

    const paid = await stripe.paymentIntents.confirm(intent.id, {
      off_session: true,
      payment_method: good.id,
    });

    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('says what is missing when it has no card', async () => {
    const { stripe } = await aSandbox();
    const intent = await stripe.paymentIntents.create(order);

    const error = await rejection(stripe.paymentIntents.confirm(intent.id));

    expect(error.code).toBe('payment_intent_unexpected_state');
  });

  it('is canceled while unpaid, and not after', async () => {
    const { stripe } = await aSandbox();
    const open = await stripe.paymentIntents.create(order);
    const paid = await stripe.paymentIntents.create({ ...away, payment_method: 'pm_card_visa' });

    const canceled = await stripe.paymentIntents.cancel(open.id, {
      cancellation_reason: 'abandoned',
    });

    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    const error = await rejection(stripe.paymentIntents.cancel(paid.id));
    expect(error.code).toBe('payment_intent_unexpected_state');
    const late = await rejection(stripe.paymentIntents.confirm(open.id));
    expect(late.code).toBe('payment_intent_unexpected_state');
  });

  it('can be paid from a page with its client secret, not off session', async () => {
    const { sandbox, stripe } = await aSandbox();
    const intent = await stripe.paymentIntents.create({ ...order, payment_method: 'pm_card_visa' });
    const path = `/v1/payment_intents/${intent.id}/confirm`;
    const fields = { client_secret: intent.client_secret! };

    const away = await postForm(sandbox, path, { ...fields, off_session: 'true' });
    const present = await postForm(sandbox, path, fields);

    expect(away.status).toBe(400);
    expect(present.body).toMatchObject({ status: 'succeeded' });
  });

  it.each([
    ['less than 50 cents', { amount: 49 }, 'amount_too_small'],
    ['more than eight digits', { amount: 100_000_000 }, 'amount_too_large'],
    ['nothing', { amount: 0 }, 'parameter_invalid_integer'],
    ['parts of a cent', { amount: 10.5 }, 'parameter_invalid_integer'],
  ])('refuses %s', async (_, { amount }, code) => {
    const { stripe } = await aSandbox();

    const error = await rejection(stripe.paymentIntents.create({ ...order, amount }));

    expect(error).toMatchObject({ statusCode: 400, code, param: 'amount' });
  });

  it('is found by customer and time', async () => {
    const fixture = await aSandbox();
    const { stripe, sandbox } = fixture;
    const { customer } = await aCustomerWithCard(fixture);
    const first = await stripe.paymentIntents.create({ ...order, customer: customer.id });
    sandbox.advanceTime(3_600_000);
    const second = await stripe.paymentIntents.create({ ...order, customer: customer.id });
    await stripe.paymentIntents.create(order);

    const all = await stripe.paymentIntents.list({ customer: customer.id });
    const recent = await stripe.paymentIntents.list({ created: { gt: first.created } });

    expect(all.data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(recent.data.map(({ id }) => id)).toContain(second.id);
    expect(recent.data.map(({ id }) => id)).not.toContain(first.id);
  });
});

async function rejection(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('It was not refused');
  return error as Stripe.errors.StripeError;
}
