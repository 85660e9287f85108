import Stripe from 'stripe';
import type { SandboxOptions } from '../sandbox.ts';
import { aReceiver, stopReceivers } from '../testing/a-receiver.ts';
import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';
import { aCustomerWithCard } from '../testing/card-page.ts';

afterEach(async () => {
  await stopSandboxes();
  await stopReceivers();
});

const secret = 'whsec_test';
const stoppedClock = () => Date.parse('2026-11-02T15:00:00Z');

async function aListenedSandbox(options: SandboxOptions = {}) {
  const receiver = await aReceiver();
  const fixture = await aSandbox({ ...options, webhook: { url: receiver.url, secret } });
  return { ...fixture, receiver };
}

describe('what happens in the sandbox', () => {
  it('is told by a webhook that the official library accepts', async () => {
    const { sandbox, stripe, receiver } = await aListenedSandbox();
    const { lastResponse, ...customer } = await stripe.customers.create({ name: 'Jo' });
    await sandbox.webhooks.settled();

    const [arrival] = receiver.arrivals;
    const event = Stripe.webhooks.constructEvent(arrival!.body, arrival!.signature, secret);

    expect(lastResponse.statusCode).toBe(200);
    expect(event).toMatchObject({
      object: 'event',
      type: 'customer.created',
      api_version: '2026-10-28.endive',
      data: { object: customer },
      request: { id: lastResponse.requestId },
    });
    expect(() =>
      Stripe.webhooks.constructEvent(arrival!.body, arrival!.signature, 'whsec_other'),
    ).toThrow();
  });

  it('is an event of its own for every step of a payment', async () => {
    const { sandbox, stripe, receiver } = await aListenedSandbox();
    const { customer, card } = await aCustomerWithCard({ sandbox, stripe }, '4000000000000341');
    await stripe.paymentIntents
      .create({
        amount: 100,
        currency: 'cad',
        confirm: true,
        customer: customer.id,
        off_session: true,
        payment_method: card,
      })
      .catch(() => undefined);
    await sandbox.webhooks.settled();

    expect(receiver.arrivals.map(({ type }) => type).sort()).toEqual([
      'charge.failed',
      'customer.created',
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_method.attached',
      'setup_intent.created',
      'setup_intent.succeeded',
    ]);
  });

  it('names the connected account that it happened to', async () => {
    const { sandbox, stripe, receiver } = await aListenedSandbox();
    const { id } = await stripe.accounts.create({ type: 'custom' });
    await stripe.accounts.update(id, { metadata: { a: '1' } });
    await sandbox.webhooks.settled();

    expect(JSON.parse(receiver.arrivals[0]!.body)).toMatchObject({
      type: 'account.updated',
      account: id,
    });
  });

  it('can be looked up, by kind too', async () => {
    const { stripe } = await aSandbox();
    const customer = await stripe.customers.create({});
    await stripe.setupIntents.create({ customer: customer.id });

    const all = await stripe.events.list();
    const some = await stripe.events.list({ type: 'customer.*' });

    expect(all.data.map(({ type }) => type)).toEqual(['setup_intent.created', 'customer.created']);
    expect(some.data.map(({ type }) => type)).toEqual(['customer.created']);
    expect(await stripe.events.retrieve(some.data[0]!.id)).toMatchObject({
      type: 'customer.created',
    });
  });
});

describe('a webhook that is not accepted', () => {
  it('is sent again after growing waits until it is', async () => {
    const { sandbox, stripe, receiver } = await aListenedSandbox({ clock: stoppedClock });
    receiver.answerWith(500);
    const attempts: number[] = [];
    await stripe.customers.create({});
    for (const wait of [0, 999, 1, 1999, 1, 3999, 1]) {
      sandbox.advanceTime(wait);
      await sandbox.webhooks.settled();
      attempts.push(receiver.arrivals.length);
    }
    expect(attempts).toEqual([1, 1, 2, 2, 3, 3, 4]);

    receiver.answerWith(200);
    sandbox.advanceTime(60_000);
    await sandbox.webhooks.settled();
    sandbox.advanceTime(3_600_000);
    await sandbox.webhooks.settled();

    expect(receiver.arrivals).toHaveLength(5);
    expect(sandbox.webhooks.pending()).toEqual([]);
    expect((await stripe.events.list()).data[0]?.pending_webhooks).toBe(0);
  });

  it('is signed anew at every attempt', async () => {
    const { sandbox, stripe, receiver } = await aListenedSandbox();
    receiver.answerWith(503);
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    sandbox.advanceTime(600_000);
    await sandbox.webhooks.settled();

    const [first, second] = receiver.arrivals.map(({ signature }) =>
      Number(signature.slice(2, 12)),
    );
    expect(second! - first!).toBeGreaterThanOrEqual(600);
  });

  it('waits for a receiver that is not there', async () => {
    const { sandbox, stripe } = await aSandbox({
      webhook: { url: 'http://127.0.0.1:1/webhook', secret },
    });
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    const receiver = await aReceiver();

    sandbox.webhooks.aimAt({ url: receiver.url, secret });
    sandbox.advanceTime(1000);
    await sandbox.webhooks.settled();

    expect(receiver.arrivals).toHaveLength(1);
  });
});

describe('webhooks held back by a test', () => {
  it('arrive late, in another order and more than once', async () => {
    const { sandbox, stripe, receiver } = await aListenedSandbox();
    sandbox.webhooks.hold();
    await stripe.customers.create({ name: 'Jo' });
    await stripe.setupIntents.create({});
    await sandbox.webhooks.settled();
    expect(receiver.arrivals).toEqual([]);

    await sandbox.webhooks.release({ copies: 2, order: (events) => events.toReversed() });

    expect(receiver.arrivals.map(({ type }) => type)).toEqual([
      'setup_intent.created',
      'setup_intent.created',
      'customer.created',
      'customer.created',
    ]);
    expect(sandbox.webhooks.pending()).toEqual([]);
  });
});
