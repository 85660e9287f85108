import { aSandbox, stopSandboxes, stripeFor } from '../testing/a-sandbox.ts';
import { postForm } from '../testing/card-page.ts';

afterEach(stopSandboxes);

describe('a key', () => {
  it('is asked for', async () => {
    const { sandbox } = await aSandbox();

    const { status, body } = await postForm(sandbox, '/v1/customers', {});

    expect(status).toBe(401);
    expect(body.error).toMatchObject({
      type: 'invalid_request_error',
      message: expect.stringMatching(/^You did not provide an API key\./),
    });
  });

  it('is refused when it is a live one', async () => {
    const { sandbox } = await aSandbox();

    await expect(stripeFor(sandbox, 'sk_live_123456789').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      message: expect.not.stringContaining('123456789'),
    });
  });

  it('of a page does not open the platform’s calls', async () => {
    const { sandbox } = await aSandbox();

    await expect(stripeFor(sandbox, 'pk_test_1').customers.list()).rejects.toMatchObject({
      statusCode: 403,
      code: 'secret_key_required',
    });
  });

  it('of a page does not open an intent without its client secret', async () => {
    const { sandbox, stripe } = await aSandbox();
    const { id } = await stripe.setupIntents.create({});

    await expect(stripeFor(sandbox, 'pk_test_1').setupIntents.retrieve(id)).rejects.toMatchObject({
      statusCode: 400,
      param: 'client_secret',
    });
  });

  it('does not count as a secret one where it stands among the parameters', async () => {
    const { sandbox } = await aSandbox();

    const { status } = await postForm(sandbox, '/v1/customers', { key: 'sk_test_1' });

    expect(status).toBe(401);
  });
});

describe('an error', () => {
  it('names an object that is not there', async () => {
    const { stripe } = await aSandbox();

    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      param: 'id',
      message: "No such customer: 'cus_none'",
      doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('names a route that is not there', async () => {
    const { stripe } = await aSandbox();

    await expect(stripe.products.list()).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringMatching(/^Unrecognized request URL \(GET: \/v1\/products\)\./),
    });
  });

  it('names a parameter that is missing, unknown or empty', async () => {
    const { sandbox, stripe } = await aSandbox();
    const post = (fields: Record<string, string>) =>
      postForm(sandbox, '/v1/payment_intents', fields, 'sk_test_1');

    await expect(stripe.accountLinks.create({} as never)).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'account',
    });
    expect((await post({ amount: '100', currency: 'cad', amuont: '1' })).body.error).toMatchObject({
      code: 'parameter_unknown',
      param: 'amuont',
      message: 'Received unknown parameter: amuont',
    });
    expect((await post({ amount: '', currency: 'cad' })).body.error).toMatchObject({
      code: 'parameter_invalid_empty',
      param: 'amount',
    });
  });

  it('names a nested parameter in full', async () => {
    const { sandbox, stripe } = await aSandbox();
    const intent = await stripe.setupIntents.create({});

    const { body } = await postForm(sandbox, `/v1/setup_intents/${intent.id}/confirm`, {
      client_secret: intent.client_secret!,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
    });

    expect(body.error).toMatchObject({
      code: 'parameter_missing',
      param: 'payment_method_data[card][number]',
    });
  });

  it('is given for a JSON body, a broken name and a body that is too large', async () => {
    const { sandbox } = await aSandbox();
    const send = (body: string, type = 'application/x-www-form-urlencoded') =>
      fetch(`${sandbox.url}/v1/customers`, {
        method: 'POST',
        body,
        headers: { Authorization: 'Bearer sk_test_1', 'Content-Type': type },
      });

    expect((await send('{}', 'application/json')).status).toBe(400);
    expect((await send('a[=1')).status).toBe(400);
    expect((await send('name=a&name[b]=c')).status).toBe(400);
    expect((await send(`name=${'a'.repeat(2_000_000)}`)).status).toBe(413);
    expect((await send('__proto__[a]=1')).status).toBe(400);
  });

  it('is given for a version that is none', async () => {
    const { sandbox } = await aSandbox();

    const response = await fetch(`${sandbox.url}/v1/customers`, {
      headers: { Authorization: 'Bearer sk_test_1', 'Stripe-Version': 'soon' },
    });

    expect(response.status).toBe(400);
  });

  it('is given for a property that cannot be expanded', async () => {
    const { stripe } = await aSandbox();
    const { id } = await stripe.customers.create({});

    await expect(stripe.customers.retrieve(id, { expand: ['email'] })).resolves.toMatchObject({
      email: null,
    });
    await expect(stripe.customers.retrieve(id, { expand: ['friends'] })).rejects.toMatchObject({
      message: 'This property cannot be expanded (friends).',
    });
  });
});

describe('an answer', () => {
  it('carries the request’s id and the version asked for', async () => {
    const { stripe } = await aSandbox();

    const { lastResponse } = await stripe.customers.create({});

    expect(lastResponse.requestId).toMatch(/^req_/);
    expect(lastResponse.apiVersion).toBe('2026-10-28.endive');
  });
});
