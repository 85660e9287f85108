import { aSandbox, type SandboxFixture, stopSandboxes } from '../testing/a-sandbox.ts';
import { aCustomerWithCard } from '../testing/card-page.ts';

afterEach(stopSandboxes);

const DAY_MS = 24 * 3_600_000;

/** 120 dollars are set aside on a card. */
const authorised = async (fixture: SandboxFixture, number?: string) => {
  const { customer, card } = await aCustomerWithCard(fixture, number);
  return fixture.stripe.paymentIntents.create({
    amount: 12_000,
    capture_method: 'manual',
    confirm: true,
    currency: 'cad',
    customer: customer.id,
    off_session: true,
    payment_method: card,
  });
};

describe('an amount that is set aside on a card', () => {
  it('waits to be captured, and is no income yet', async () => {
    const fixture = await aSandbox();
    const held = await authorised(fixture);

    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 12_000,
      amount_received: 0,
    });
    const charge = await fixture.stripe.charges.retrieve(String(held.latest_charge));
    expect(charge).toMatchObject({
      captured: false,
      amount_captured: 0,
      balance_transaction: null,
    });
    const { data } = await fixture.stripe.events.list();
    expect(data.map(({ type }) => type)).toContain('payment_intent.amount_capturable_updated');
  });

  it('is declined for 4000 0000 0000 0341', async () => {
    await expect(authorised(await aSandbox(), '4000000000000341')).rejects.toMatchObject({
      statusCode: 402,
      code: 'card_declined',
    });
  });

  it('is taken in part or whole, once', async () => {
    const fixture = await aSandbox();
    const { stripe } = fixture;
    for (const amount of [9_000, 12_000]) {
      const held = await authorised(fixture);
      const paid = await stripe.paymentIntents.capture(held.id, { amount_to_capture: amount });

      expect(paid).toMatchObject({
        status: 'succeeded',
        amount_capturable: 0,
        amount_received: amount,
      });
      const charge = await stripe.charges.retrieve(String(held.latest_charge));
      expect(charge).toMatchObject({ captured: true, amount_captured: amount });
      await expect(stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
        statusCode: 400,
        code: 'payment_intent_unexpected_state',
      });
    }
  });

  it.each([
    ['more than was set aside', 12_001, 'amount_too_large'],
    ['nothing', 0, 'parameter_invalid_integer'],
  ])('cannot be captured for %s', async (_, amount, code) => {
    const fixture = await aSandbox();
    const held = await authorised(fixture);

    await expect(
      fixture.stripe.paymentIntents.capture(held.id, { amount_to_capture: amount }),
    ).rejects.toMatchObject({ statusCode: 400, code, param: 'amount_to_capture' });
  });

  it('is free again when it is cancelled, and cannot be confirmed or captured then', async () => {
    const fixture = await aSandbox();
    const { stripe } = fixture;
    const held = await authorised(fixture);
    await expect(stripe.paymentIntents.confirm(held.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });

    const freed = await stripe.paymentIntents.cancel(held.id);

    expect(freed).toMatchObject({ status: 'canceled', amount_capturable: 0, amount_received: 0 });
    await expect(stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });

  it('is free again after seven days, and says so', async () => {
    const fixture = await aSandbox();
    const { sandbox, stripe } = fixture;
    const held = await authorised(fixture);
    sandbox.advanceTime(7 * DAY_MS - 1000);
    expect((await stripe.paymentIntents.retrieve(held.id)).status).toBe('requires_capture');

    sandbox.advanceTime(1000);

    await expect(stripe.paymentIntents.capture(held.id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await stripe.paymentIntents.retrieve(held.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
    const { data } = await stripe.events.list({ type: 'payment_intent.canceled' });
    expect(data).toHaveLength(1);
  });

  it('taken in part can be given back and transferred up to that part, and no further', async () => {
    const fixture = await aSandbox();
    const { stripe } = fixture;
    const held = await authorised(fixture);
    await stripe.paymentIntents.capture(held.id, {
      amount_to_capture: 9_000,
      metadata: { invoiceId: '7' },
    });
    expect((await stripe.paymentIntents.retrieve(held.id)).metadata).toEqual({ invoiceId: '7' });

    const tooMuch = { payment_intent: held.id, amount: 9_001 };
    await expect(stripe.refunds.create(tooMuch)).rejects.toMatchObject({ statusCode: 400 });
    const all = await stripe.refunds.create({ payment_intent: held.id, amount: 9_000 });
    expect(all).toMatchObject({ amount: 9_000, status: 'succeeded' });
  });
});
