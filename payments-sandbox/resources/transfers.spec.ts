import type Stripe from 'stripe';
import { aConnectedAccount } from '../testing/a-connected-account.ts';
import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';

afterEach(stopSandboxes);

const pay = (stripe: Stripe, amount: number) =>
  stripe.paymentIntents.create({
    amount,
    currency: 'cad',
    confirm: true,
    off_session: true,
    payment_method: 'pm_card_visa',
  });

const available = async (stripe: Stripe) => (await stripe.balance.retrieve()).available[0]?.amount;

describe('a transfer', () => {
  it('moves money to a connected account', async () => {
    const { stripe } = await aSandbox({ openingBalance: 10_000 });
    const account = await aConnectedAccount(stripe);

    const transfer = await stripe.transfers.create({
      amount: 4000,
      currency: 'cad',
      destination: account.id,
      transfer_group: 'payout-1',
      metadata: { payoutId: '1' },
    });

    expect(await stripe.transfers.retrieve(transfer.id)).toMatchObject({
      amount: 4000,
      amount_reversed: 0,
      destination: account.id,
      transfer_group: 'payout-1',
      metadata: { payoutId: '1' },
    });
    expect(await available(stripe)).toBe(6000);
  });

  it('is refused beyond the balance', async () => {
    const { stripe } = await aSandbox({ openingBalance: 0 });
    const account = await aConnectedAccount(stripe);
    await pay(stripe, 1000);

    await expect(
      stripe.transfers.create({ amount: 1001, currency: 'cad', destination: account.id }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'balance_insufficient' });
    await expect(
      stripe.transfers.create({ amount: 1000, currency: 'cad', destination: account.id }),
    ).resolves.toBeDefined();
  });

  it('may take from one charge, and no more than it brought', async () => {
    const { stripe } = await aSandbox({ openingBalance: 0 });
    const account = await aConnectedAccount(stripe);
    const paid = await pay(stripe, 1000);
    const source = {
      currency: 'cad',
      destination: account.id,
      source_transaction: String(paid.latest_charge),
    };

    await stripe.transfers.create({ ...source, amount: 600 });

    await expect(stripe.transfers.create({ ...source, amount: 401 })).rejects.toMatchObject({
      param: 'amount',
    });
    await expect(stripe.transfers.create({ ...source, amount: 400 })).resolves.toBeDefined();
  });

  it('needs an account that may receive it', async () => {
    const { stripe } = await aSandbox();
    const account = await stripe.accounts.create({
      type: 'custom',
      capabilities: { transfers: { requested: true } },
    });
    const order = { amount: 100, currency: 'cad' };

    await expect(
      stripe.transfers.create({ ...order, destination: account.id }),
    ).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
    await expect(
      stripe.transfers.create({ ...order, destination: 'acct_none' }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'destination' });
  });

  it('is found by its group and destination', async () => {
    const { stripe } = await aSandbox();
    const account = await aConnectedAccount(stripe);
    const order = { amount: 100, currency: 'cad', destination: account.id };
    const first = await stripe.transfers.create({ ...order, transfer_group: 'a' });
    await stripe.transfers.create({ ...order, transfer_group: 'b' });

    const { data } = await stripe.transfers.list({ destination: account.id, transfer_group: 'a' });

    expect(data.map(({ id }) => id)).toEqual([first.id]);
  });

  it('can be reversed in parts, up to its amount', async () => {
    const { stripe } = await aSandbox({ openingBalance: 1000 });
    const account = await aConnectedAccount(stripe);
    const { id } = await stripe.transfers.create({
      amount: 1000,
      currency: 'cad',
      destination: account.id,
    });

    await stripe.transfers.createReversal(id, { amount: 300 });
    await expect(stripe.transfers.createReversal(id, { amount: 701 })).rejects.toMatchObject({
      param: 'amount',
    });
    await stripe.transfers.createReversal(id);

    expect(await stripe.transfers.retrieve(id)).toMatchObject({
      amount_reversed: 1000,
      reversed: true,
      reversals: { data: [{ amount: 700 }, { amount: 300 }] },
    });
    expect(await available(stripe)).toBe(1000);
  });
});

describe('a refund', () => {
  it('gives a charge back in parts, and never more than it took', async () => {
    const { stripe } = await aSandbox({ openingBalance: 0 });
    const paid = await pay(stripe, 1000);

    const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 250 });
    await expect(
      stripe.refunds.create({ payment_intent: paid.id, amount: 751 }),
    ).rejects.toMatchObject({ param: 'amount' });
    await stripe.refunds.create({ charge: String(paid.latest_charge) });
    await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });

    expect(part).toMatchObject({ status: 'succeeded', amount: 250, payment_intent: paid.id });
    expect(await stripe.charges.retrieve(String(paid.latest_charge))).toMatchObject({
      amount_refunded: 1000,
      refunded: true,
    });
    expect(await available(stripe)).toBe(0);
    expect((await stripe.refunds.list({ payment_intent: paid.id })).data).toHaveLength(2);
  });

  it('is not given for a payment that failed', async () => {
    const { stripe } = await aSandbox();
    const error = await pay(stripe, 100).then(
      () => stripe.paymentIntents.create({ amount: 100, currency: 'cad' }),
      () => undefined,
    );

    await expect(stripe.refunds.create({ payment_intent: error?.id ?? '' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
