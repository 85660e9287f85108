import { cents } from '@leafshift/domain/money';
import { stopSandboxes } from '../../../../payments-sandbox/testing/a-sandbox.ts';
import { aCustomerWithCard } from '../../../../payments-sandbox/testing/card-page.ts';
import type { AuthorisationOrder } from './money-orders.ts';
import { aProvider, type ProviderFixture } from './testing/a-provider.ts';

afterEach(stopSandboxes);

const DAY_MS = 24 * 3_600_000;

/** 120 dollars are to be set aside on a card. */
const anOrder = async (fixture: ProviderFixture, number?: string): Promise<AuthorisationOrder> => {
  const { customer, card } = await aCustomerWithCard(fixture, number);
  return {
    amountCents: cents(12_000),
    customer: customer.id,
    idempotencyKey: 'secure-1',
    orderedAt: fixture.clock.now(),
    paymentIntent: null,
    paymentMethod: card,
    shiftId: '5f0000000000000000000001',
  };
};

const secured = async (fixture: ProviderFixture): Promise<string> => {
  const result = await fixture.provider.authorise(await anOrder(fixture));
  if (result.status !== 'secured') throw new Error(`It is ${result.status}`);
  return result.paymentIntent;
};

describe('an amount that is set aside for a shift', () => {
  it('is set aside once when twenty ask at once, and takes no money', async () => {
    const fixture = await aProvider();
    const order = await anOrder(fixture);

    const results = await Promise.all(
      Array.from({ length: 20 }, () => fixture.provider.authorise(order)),
    );
    const again = await fixture.provider.authorise(order);

    expect(results).toContainEqual(again);
    const { data } = await fixture.stripe.paymentIntents.list({ limit: 100 });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ status: 'requires_capture', amount_received: 0 });
  });

  it('is found again a day later, when its key has expired', async () => {
    const fixture = await aProvider();
    const order = await anOrder(fixture);
    const first = await fixture.provider.authorise(order);
    fixture.clock.advance({ hours: 25 });

    expect(await fixture.provider.authorise(order)).toEqual(first);
  });

  it.each([
    ['4000000000000341', 'declined'],
    ['4000002760003184', 'authentication_required'],
  ])('is refused by %s: %s, and can be tried with another card', async (number, status) => {
    const fixture = await aProvider();
    const order = await anOrder(fixture, number);
    const refused = await fixture.provider.authorise(order);
    expect(refused.status).toBe(status);
    const good = await fixture.stripe.paymentMethods.attach('pm_card_visa', {
      customer: order.customer,
    });

    const paymentIntent = 'paymentIntent' in refused ? refused.paymentIntent : null;
    const other = { ...order, paymentMethod: good.id, paymentIntent };
    expect(await fixture.provider.authorise(other)).toEqual({ status: 'secured', paymentIntent });
  });

  it('is taken in part, once, for an invoice that its payment names from then on', async () => {
    const fixture = await aProvider();
    const paymentIntent = await secured(fixture);
    const order = { paymentIntent, amountCents: cents(9_000), invoiceId: '7' };

    const taken = await fixture.provider.capture(order);

    expect(taken).toMatchObject({ status: 'paid', received: 9_000 });
    expect(await fixture.provider.capture(order)).toEqual(taken);
    expect(await fixture.stripe.paymentIntents.retrieve(paymentIntent)).toMatchObject({
      amount_received: 9_000,
      metadata: { invoiceId: '7', shiftId: '5f0000000000000000000001' },
    });
  });

  it('is let go, once, and cannot be taken then', async () => {
    const fixture = await aProvider();
    const paymentIntent = await secured(fixture);

    await fixture.provider.letGo(paymentIntent);
    await fixture.provider.letGo(paymentIntent);

    expect(await fixture.provider.isSecured(paymentIntent)).toBe(false);
    expect(
      await fixture.provider.capture({ paymentIntent, amountCents: cents(1), invoiceId: '7' }),
    ).toEqual({ status: 'gone' });
  });

  it('is not let go any more once it is taken', async () => {
    const fixture = await aProvider();
    const paymentIntent = await secured(fixture);
    await fixture.provider.capture({ paymentIntent, amountCents: cents(12_000), invoiceId: '7' });

    await fixture.provider.letGo(paymentIntent);

    const { status } = await fixture.stripe.paymentIntents.retrieve(paymentIntent);
    expect(status).toBe('succeeded');
  });

  it('is free again after seven days, and is set aside anew', async () => {
    const fixture = await aProvider();
    const order = await anOrder(fixture);
    const paymentIntent = await secured(fixture);
    expect(await fixture.provider.isSecured(paymentIntent)).toBe(true);
    fixture.clock.set(new Date(fixture.clock.now().getTime() + 7 * DAY_MS));

    expect(await fixture.provider.isSecured(paymentIntent)).toBe(false);
    expect(await fixture.provider.authorise({ ...order, paymentIntent })).toMatchObject({
      status: 'secured',
    });
  });

  it('is set aside once where the answer is lost', async () => {
    const fixture = await aProvider();
    const order = await anOrder(fixture);
    const lost = fixture.sandbox.faults.arm(
      { kind: 'drop', worked: true },
      { path: '/confirm' },
      2,
    );
    const down = await fixture.provider.authorise(order);
    lost.release();

    expect(down).toEqual({ status: 'provider_down' });
    expect(await fixture.provider.authorise(order)).toMatchObject({ status: 'secured' });
  });
});
