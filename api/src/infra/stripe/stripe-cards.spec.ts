import { stopSandboxes } from '../../../../payments-sandbox/testing/a-sandbox.ts';
import { submitCard } from '../../../../payments-sandbox/testing/card-page.ts';
import { aProvider, type ProviderFixture } from './testing/a-provider.ts';

afterEach(stopSandboxes);

const person = { customer: null, userId: 'u1', email: 'ap@greenleaf.example', name: 'Green Leaf' };

async function enterCard(
  { provider, sandbox, stripe }: ProviderFixture,
  customer: string,
  number: string,
) {
  const setup = await provider.createSetupIntent(customer);
  const intent = await stripe.setupIntents.retrieve(setup.id);
  await submitCard(sandbox, { ...intent, client_secret: setup.clientSecret }, { number });
}

describe('a user’s customer', () => {
  it('is made once, also when the answer is lost', async () => {
    const { provider, sandbox, stripe } = await aProvider();
    const lost = sandbox.faults.arm({ kind: 'drop', worked: true }, { method: 'POST' }, 2);

    await expect(provider.ensureCustomer(person)).rejects.toMatchObject({
      name: 'PaymentProviderError',
      kind: 'down',
    });
    lost.release();
    const customer = await provider.ensureCustomer(person);

    const { data } = await stripe.customers.list();
    expect(data).toMatchObject([{ id: customer, name: 'Green Leaf', metadata: { userId: 'u1' } }]);
  });

  it('is kept while it exists', async () => {
    const { provider } = await aProvider();
    const customer = await provider.ensureCustomer(person);

    expect(await provider.ensureCustomer({ ...person, customer })).toBe(customer);
  });

  it('is made anew when it was deleted, or is not known', async () => {
    const { provider, stripe } = await aProvider();
    const customer = await provider.ensureCustomer(person);
    await stripe.customers.del(customer);

    expect(await provider.ensureCustomer({ ...person, customer })).not.toBe(customer);
    expect(await provider.ensureCustomer({ ...person, customer: 'cus_none' })).toMatch(/^cus_/);
  });
});

describe('the card of the last confirmed setup', () => {
  it('is none before any was confirmed', async () => {
    const fixture = await aProvider();
    const customer = await fixture.provider.ensureCustomer(person);
    await enterCard(fixture, customer, '4000000000000002');

    expect(await fixture.provider.lastConfirmedCard(customer)).toBeNull();
  });

  it('is the newest one that is still attached', async () => {
    const fixture = await aProvider();
    const { provider } = fixture;
    const customer = await provider.ensureCustomer(person);
    await enterCard(fixture, customer, '4242424242424242');
    await enterCard(fixture, customer, '5555555555554444');

    const newest = await provider.lastConfirmedCard(customer);
    await provider.detachCard(newest?.id ?? '');
    const before = await provider.lastConfirmedCard(customer);

    expect(newest).toMatchObject({
      brand: 'mastercard',
      last4: '4444',
      expMonth: 12,
      expYear: 2034,
    });
    expect(before).toMatchObject({ brand: 'visa', last4: '4242' });
    expect(await provider.listCards(customer)).toEqual([before]);
  });

  it('is not that of another customer', async () => {
    const fixture = await aProvider();
    const customer = await fixture.provider.ensureCustomer(person);
    const other = await fixture.provider.ensureCustomer({ ...person, userId: 'u2' });
    await enterCard(fixture, customer, '4242424242424242');

    expect(await fixture.provider.lastConfirmedCard(other)).toBeNull();
  });
});

describe('forgetting a card', () => {
  it('is no error when it is gone already', async () => {
    const fixture = await aProvider();
    const { provider } = fixture;
    const customer = await provider.ensureCustomer(person);
    await enterCard(fixture, customer, '4242424242424242');
    const [card] = await provider.listCards(customer);

    await provider.detachCard(card!.id);
    await provider.detachCard(card!.id);
    await provider.detachCard('pm_none');

    expect(await provider.listCards(customer)).toEqual([]);
  });

  it('fails while the provider is down', async () => {
    const { provider, sandbox } = await aProvider();
    sandbox.faults.outage();

    await expect(provider.detachCard('pm_1')).rejects.toMatchObject({ kind: 'down' });
    await expect(provider.ping()).rejects.toMatchObject({ kind: 'down' });
  });
});
