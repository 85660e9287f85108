import { aSandbox, stopSandboxes } from '../testing/a-sandbox.ts';
import { aCustomerWithCard } from '../testing/card-page.ts';

afterEach(stopSandboxes);

describe('a customer', () => {
  it('is created, found and changed', async () => {
    const { stripe } = await aSandbox();
    const created = await stripe.customers.create({
      email: 'ap@greenleaf.example',
      name: 'Green Leaf Ltée',
      metadata: { userId: '1', note: 'a&b=c [d]' },
      address: { line1: '1 rue Saint-Paul', city: 'Montréal', state: 'QC', country: 'CA' },
    });

    await stripe.customers.update(created.id, { name: 'Green Leaf Inc.', metadata: { note: '' } });

    const found = await stripe.customers.retrieve(created.id);
    expect(found).toMatchObject({
      email: 'ap@greenleaf.example',
      name: 'Green Leaf Inc.',
      metadata: { userId: '1' },
      address: { city: 'Montréal', line2: null },
    });
  });

  it('loses all metadata by an empty one', async () => {
    const { stripe } = await aSandbox();
    const { id } = await stripe.customers.create({ metadata: { a: '1', b: '2' } });

    const changed = await stripe.customers.update(id, { metadata: '' });

    expect(changed.metadata).toEqual({});
  });

  it('has a default card, of its own only', async () => {
    const fixture = await aSandbox();
    const { stripe } = fixture;
    const { customer, card } = await aCustomerWithCard(fixture);
    const other = await stripe.customers.create({});

    const changed = await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: card },
    });

    expect(changed.invoice_settings.default_payment_method).toBe(card);
    await expect(
      stripe.customers.update(other.id, { invoice_settings: { default_payment_method: card } }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('is remembered as deleted', async () => {
    const { stripe } = await aSandbox();
    const { id } = await stripe.customers.create({});

    await stripe.customers.del(id);

    expect(await stripe.customers.retrieve(id)).toEqual({ id, object: 'customer', deleted: true });
    await expect(stripe.setupIntents.create({ customer: id })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
  });
});

describe('a customer’s cards', () => {
  it('are listed, retrieved and detached, and a default that is detached is forgotten', async () => {
    const fixture = await aSandbox();
    const { stripe } = fixture;
    const { customer, card } = await aCustomerWithCard(fixture);
    await stripe.customers.update(customer.id, {
      invoice_settings: { default_payment_method: card },
    });

    const detached = await stripe.paymentMethods.detach(card);

    expect(detached.customer).toBeNull();
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
    expect((await stripe.paymentMethods.retrieve(card)).customer).toBeNull();
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
  });

  it('cannot be taken back, nor given to somebody else', async () => {
    const fixture = await aSandbox();
    const { stripe } = fixture;
    const { customer, card } = await aCustomerWithCard(fixture);
    const other = await stripe.customers.create({});

    await expect(stripe.paymentMethods.attach(card, { customer: other.id })).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
    });
    await stripe.paymentMethods.detach(card);
    await expect(
      stripe.paymentMethods.attach(card, { customer: customer.id }),
    ).rejects.toMatchObject({ code: 'payment_method_unexpected_state' });
  });

  it('are refused at attaching when the bank declines them', async () => {
    const { stripe } = await aSandbox();
    const { id } = await stripe.customers.create({});

    await expect(
      stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', { customer: id }),
    ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
  });
});

describe('a list', () => {
  async function fiveCustomers() {
    const { stripe } = await aSandbox();
    const ids: string[] = [];
    for (const name of ['1', '2', '3', '4', '5']) {
      ids.unshift((await stripe.customers.create({ name })).id);
    }
    return { stripe, ids };
  }

  it('comes in pages, newest first', async () => {
    const { stripe, ids } = await fiveCustomers();

    const first = await stripe.customers.list({ limit: 2 });
    const second = await stripe.customers.list({ limit: 2, starting_after: first.data[1]!.id });
    const last = await stripe.customers.list({ limit: 2, starting_after: second.data[1]!.id });

    expect([first, second, last].map((page) => page.has_more)).toEqual([true, true, false]);
    expect([first, second, last].flatMap((page) => page.data.map(({ id }) => id))).toEqual(ids);
  });

  it('goes back with ending_before', async () => {
    const { stripe, ids } = await fiveCustomers();

    const page = await stripe.customers.list({ limit: 2, ending_before: ids[3]! });

    expect(page.data.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    expect(page.has_more).toBe(true);
  });

  it('is read to its end by the library', async () => {
    const { stripe, ids } = await fiveCustomers();

    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });

    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it.each([0, 101])('refuses a limit of %s', async (limit) => {
    const { stripe } = await aSandbox();

    await expect(stripe.customers.list({ limit })).rejects.toMatchObject({ param: 'limit' });
  });
});
