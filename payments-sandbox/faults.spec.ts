import { aSandbox, stopSandboxes, stripeFor } from './testing/a-sandbox.ts';

afterEach(stopSandboxes);

describe('a fault put in the way', () => {
  it('loses the answer after the work was done', async () => {
    const { sandbox, stripe } = await aSandbox();
    const lost = sandbox.faults.arm({ kind: 'drop', worked: true }, { path: '/customers' }, 2);

    await expect(
      stripe.customers.create({ name: 'Jo' }, { idempotencyKey: 'k' }),
    ).rejects.toMatchObject({ type: 'StripeConnectionError' });
    lost.release();

    const again = await stripe.customers.create({ name: 'Jo' }, { idempotencyKey: 'k' });
    const { data } = await stripe.customers.list();
    expect(data.map(({ id }) => id)).toEqual([again.id]);
    expect(again.lastResponse.headers).toHaveProperty('idempotent-replayed');
  });

  it('breaks the connection before any work', async () => {
    const { sandbox, stripe } = await aSandbox();
    // The library tries once more by itself when a connection closes.
    sandbox.faults.arm({ kind: 'drop', worked: false }, { method: 'POST' }, 2);

    await expect(stripe.customers.create({})).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });

    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it.each([429, 500, 503])('answers %s once, and nothing is done', async (status) => {
    const { sandbox, stripe } = await aSandbox();
    sandbox.faults.failNext(status);

    await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: status });

    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('keeps a 500 under the key, as Stripe does once work has begun', async () => {
    const { sandbox, stripe } = await aSandbox();
    sandbox.faults.arm({ kind: 'fail', status: 500, saved: true });
    const key = { idempotencyKey: 'k' };

    await expect(stripe.customers.create({}, key)).rejects.toMatchObject({ statusCode: 500 });
    await expect(stripe.customers.create({}, key)).rejects.toMatchObject({
      headers: { 'idempotent-replayed': 'true' },
    });
    await expect(stripe.customers.create({}, { idempotencyKey: 'l' })).resolves.toBeDefined();
  });

  it('lasts until released in an outage', async () => {
    const { sandbox, stripe } = await aSandbox();
    const outage = sandbox.faults.outage();

    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
    await expect(stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 503 });
    outage.release();

    expect((await stripe.customers.list()).data).toEqual([]);
  });

  it('leaves a request without an answer, so that the caller gives up', async () => {
    const { sandbox, stripe } = await aSandbox();
    sandbox.faults.arm({ kind: 'hold', worked: true });

    await expect(stripe.customers.create({}, { timeout: 50 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });

    expect((await stripe.customers.list()).data).toHaveLength(1);
  });

  it('is armed over HTTP where that is allowed, and nowhere else', async () => {
    const open = await aSandbox({ control: true });
    const closed = await aSandbox();
    const order = JSON.stringify({ fault: { kind: 'fail', status: 503 }, times: null });
    const arm = (url: string) => fetch(`${url}/_sandbox/faults`, { method: 'POST', body: order });

    expect((await arm(open.sandbox.url)).status).toBe(204);
    expect((await arm(closed.sandbox.url)).status).not.toBe(204);

    await expect(open.stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
    await fetch(`${open.sandbox.url}/_sandbox/faults`, { method: 'DELETE' });
    await expect(open.stripe.customers.list()).resolves.toBeDefined();
    await expect(closed.stripe.customers.list()).resolves.toBeDefined();
  });

  it('is met by the retries of the official library', async () => {
    const { sandbox } = await aSandbox();
    sandbox.faults.failNext(503);

    const customer = await stripeFor(sandbox).customers.create({}, { maxNetworkRetries: 1 });

    expect(customer.object).toBe('customer');
  });
});
