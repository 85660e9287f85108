import type Stripe from 'stripe';
import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';
import { postForm } from '../testing/card-page.ts';
import { parseForm } from './form.ts';
import { fingerprintOf } from './idempotency.ts';

afterEach(stopSandboxes);

const payment: Stripe.PaymentIntentCreateParams = {
  amount: 5000,
  currency: 'cad',
  confirm: true,
  off_session: true,
  payment_method: 'pm_card_visa',
};
const once = { idempotencyKey: 'invoice-1' };

describe('a request sent twice with one idempotency key', () => {
  it('is done once and answered alike', async () => {
    const { stripe } = await aSandbox();

    const first = await stripe.paymentIntents.create(payment, once);
    const second = await stripe.paymentIntents.create(payment, once);

    expect(second).toEqual(first);
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'idempotency-key': 'invoice-1',
      'original-request': first.lastResponse.requestId,
    });
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('is refused with other parameters, or for another call', async () => {
    const { stripe } = await aSandbox();
    await stripe.paymentIntents.create(payment, once);
    const refused = {
      statusCode: 400,
      type: 'StripeIdempotencyError',
      rawType: 'idempotency_error',
    };

    await expect(
      stripe.paymentIntents.create({ ...payment, amount: 5001 }, once),
    ).rejects.toMatchObject(refused);
    await expect(stripe.customers.create({}, once)).rejects.toMatchObject(refused);
  });

  it('repeats a refusal by the bank', async () => {
    const { stripe } = await aSandbox();
    const declined = { ...payment, payment_method: 'pm_card_chargeCustomerFail' };
    const failure = { code: 'card_declined', statusCode: 402 };

    await expect(stripe.paymentIntents.create(declined, once)).rejects.toMatchObject(failure);
    await expect(stripe.paymentIntents.create(declined, once)).rejects.toMatchObject({
      ...failure,
      headers: { 'idempotent-replayed': 'true' },
    });
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('may be put right after an error in its parameters', async () => {
    const { stripe } = await aSandbox();

    await expect(
      stripe.paymentIntents.create({ ...payment, amount: 1 }, once),
    ).rejects.toMatchObject({ code: 'amount_too_small' });

    await expect(stripe.paymentIntents.create(payment, once)).resolves.toMatchObject({
      status: 'succeeded',
    });
  });

  it('is a new request after 24 hours', async () => {
    const { sandbox, stripe } = await aSandbox();
    const first = await stripe.paymentIntents.create(payment, once);
    const hour = 3_600_000;

    sandbox.advanceTime(23.9 * hour);
    const replayed = await stripe.paymentIntents.create(payment, once);
    sandbox.advanceTime(0.2 * hour);
    const anew = await stripe.paymentIntents.create(payment, once);

    expect(replayed.id).toBe(first.id);
    expect(anew.id).not.toBe(first.id);
  });

  it('gets 409 while the first is still at work', async () => {
    const { sandbox, stripe } = await aSandbox();
    const held = sandbox.faults.arm({ kind: 'hold', worked: false });
    const first = stripe.paymentIntents.create(payment, once);
    await held.met;

    await expect(stripe.paymentIntents.create(payment, once)).rejects.toMatchObject({
      statusCode: 409,
      code: 'idempotency_key_in_use',
    });

    held.release();
    expect((await first).status).toBe('succeeded');
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('is done once when fifty arrive at the same moment', async () => {
    const { stripe } = await aSandbox();

    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => stripe.paymentIntents.create(payment, once)),
    );

    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('is never repeated to a page that guesses the platform’s key', async () => {
    const { sandbox, stripe } = await aSandbox();
    await stripe.paymentMethods.create(
      { type: 'card', card: { number: '4242424242424242', exp_month: 1, exp_year: 2034 } },
      once,
    );

    const response = await fetch(`${sandbox.url}/v1/payment_methods`, {
      method: 'POST',
      headers: { Authorization: 'Bearer pk_test_1', 'Idempotency-Key': once.idempotencyKey },
      body: new URLSearchParams({ type: 'none' }),
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { param: 'type' } });
  });
});

describe('a request without a key', () => {
  it('is done each time', async () => {
    const { sandbox, stripe } = await aSandbox();
    await postForm(sandbox, '/v1/customers', {}, 'sk_test_1');
    await postForm(sandbox, '/v1/customers', {}, 'sk_test_1');

    expect((await stripe.customers.list()).data).toHaveLength(2);
  });
});

describe('the fingerprint of a request', () => {
  const of = (text: string) => fingerprintOf('POST', '/v1/tokens', parseForm(text));

  it('does not depend on the order of the parameters', () => {
    expect(of('a=1&b[c]=2&b[d]=3')).toBe(of('b[d]=3&b[c]=2&a=1'));
    expect(of('a=1')).not.toBe(of('a=2'));
  });

  it.each(['number', 'account_number'])('knows of a %s the last four digits alone', (name) => {
    expect(of(`x[${name}]=4242424242424242`)).toBe(of(`x[${name}]=5555555555554242`));
    expect(of(`x[${name}]=4242424242424242`)).not.toBe(of(`x[${name}]=4242424242424444`));
  });

  it('knows nothing of a security code', () => {
    expect(of('card[cvc]=123')).toBe(of('card[cvc]=999'));
  });
});
