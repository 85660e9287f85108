import { cents } from '@leafshift/domain/money';
import { aConnectedAccount } from '../../../../payments-sandbox/testing/a-connected-account.ts';
import { stopSandboxes } from '../../../../payments-sandbox/testing/a-sandbox.ts';
import { anInvoice, aProvider, type ProviderFixture } from './testing/a-provider.ts';

afterEach(stopSandboxes);

async function aPayout(fixture: ProviderFixture) {
  const { id } = await aConnectedAccount(fixture.stripe);
  return {
    account: id,
    amountCents: cents(8000),
    createdAt: fixture.clock.now(),
    idempotencyKey: 'payout-3',
    payoutId: '3',
    attempt: 1,
  };
}

async function transfers({ stripe }: ProviderFixture) {
  return (await stripe.transfers.list({ limit: 100 })).data;
}

describe('a payout', () => {
  it('is sent to the worker’s account', async () => {
    const fixture = await aProvider();
    const order = await aPayout(fixture);

    const result = await fixture.provider.transfer(order);

    expect(result.status).toBe('sent');
    expect(await transfers(fixture)).toMatchObject([
      { amount: 8000, currency: 'cad', destination: order.account, metadata: { payoutId: '3' } },
    ]);
  });

  it('takes its money from the charge that it belongs to', async () => {
    const fixture = await aProvider({ openingBalance: 0 });
    const paid = await fixture.provider.chargeOffSession(await anInvoice(fixture));
    const sourceCharge = paid.status === 'paid' ? paid.charge : null;

    await fixture.provider.transfer({ ...(await aPayout(fixture)), sourceCharge });

    expect(await transfers(fixture)).toMatchObject([{ source_transaction: sourceCharge }]);
  });

  it('waits for a bank', async () => {
    const fixture = await aProvider();
    const order = await aPayout(fixture);
    const account = await fixture.provider.ensureConnectedAccount({
      account: null,
      userId: 'w2',
      email: 'bo@example.com',
      holder: 'individual',
    });

    expect(await fixture.provider.transfer({ ...order, account })).toEqual({
      status: 'bank_missing',
    });
    expect(await fixture.provider.transfer({ ...order, account: 'acct_none' })).toEqual({
      status: 'bank_missing',
    });
    expect(await fixture.provider.transfer(order)).toMatchObject({ status: 'sent' });
  });

  it('waits for money, and goes out once it is there though the key remembers the refusal', async () => {
    const fixture = await aProvider({ openingBalance: 0 });
    const order = await aPayout(fixture);

    expect(await fixture.provider.transfer(order)).toEqual({ status: 'insufficient_funds' });
    expect(await fixture.provider.transfer(order)).toEqual({ status: 'insufficient_funds' });
    await fixture.provider.chargeOffSession(await anInvoice(fixture));

    expect(await fixture.provider.transfer(order)).toMatchObject({ status: 'sent' });
    expect(await transfers(fixture)).toHaveLength(1);
  });

  it('is sent once, however often and whenever it is ordered', async () => {
    const fixture = await aProvider();
    const order = await aPayout(fixture);
    const lost = fixture.sandbox.faults.arm({ kind: 'drop', worked: true }, { method: 'POST' }, 2);
    expect(await fixture.provider.transfer(order)).toEqual({ status: 'provider_down' });
    lost.release();

    await Promise.all(Array.from({ length: 20 }, () => fixture.provider.transfer(order)));
    fixture.clock.advance({ hours: 25 });
    const late = await fixture.provider.transfer(order);

    const [sent, ...more] = await transfers(fixture);
    expect(late).toEqual({ status: 'sent', transfer: sent?.id });
    expect(more).toEqual([]);
  });

  it('is sent once when the worker changed accounts after it had left', async () => {
    const fixture = await aProvider();
    const order = await aPayout(fixture);
    const first = await fixture.provider.transfer(order);
    const other = await aConnectedAccount(fixture.stripe);

    expect(await fixture.provider.transfer({ ...order, account: other.id })).toEqual(first);
    expect(await transfers(fixture)).toHaveLength(1);
  });

  it('stays ours to try again while the provider is down', async () => {
    const fixture = await aProvider();
    const order = await aPayout(fixture);
    fixture.sandbox.faults.outage();

    expect(await fixture.provider.transfer(order)).toEqual({ status: 'provider_down' });
  });
});
