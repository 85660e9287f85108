import { stopSandboxes } from '../../../../payments-sandbox/testing/a-sandbox.ts';
import type { ChargeResult } from './money-orders.ts';
import { anInvoice, aProvider, type ProviderFixture } from './testing/a-provider.ts';

afterEach(stopSandboxes);

async function timesPaid({ stripe }: ProviderFixture): Promise<number> {
  const { data } = await stripe.charges.list({ limit: 100 });
  return data.filter(({ paid }) => paid).length;
}

function intentIn(result: ChargeResult): string {
  return 'paymentIntent' in result ? result.paymentIntent : '';
}

describe('charging an invoice', () => {
  it('takes its amount from the card, and says which invoice it was', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture);

    const result = await fixture.provider.chargeOffSession(order);

    expect(result).toMatchObject({ status: 'paid', charge: expect.stringMatching(/^ch_/) });
    expect(await fixture.stripe.paymentIntents.retrieve(intentIn(result))).toMatchObject({
      amount_received: 12_345,
      currency: 'cad',
      customer: order.customer,
      metadata: { invoiceId: '7' },
    });
    expect(await fixture.provider.findCharge(intentIn(result))).toEqual(result);
  });

  it('charges once when fifty try at once', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture);

    const results = await Promise.all(
      Array.from({ length: 50 }, () => fixture.provider.chargeOffSession(order)),
    );

    expect(await timesPaid(fixture)).toBe(1);
    expect(new Set(results.map(({ status }) => status))).toContain('paid');
    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
  });

  it('is declined in the bank’s words, and can be tried with another card', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture, '4000000000000341');

    const declined = await fixture.provider.chargeOffSession(order);
    const again = await fixture.provider.chargeOffSession(order);
    const good = await fixture.stripe.paymentMethods.attach('pm_card_visa', {
      customer: order.customer,
    });
    const paid = await fixture.provider.chargeOffSession({ ...order, paymentMethod: good.id });

    expect(declined).toMatchObject({
      status: 'declined',
      reason: 'generic_decline',
      message: 'Your card was declined.',
    });
    expect([intentIn(again), intentIn(paid)]).toEqual([intentIn(declined), intentIn(declined)]);
    expect(paid.status).toBe('paid');
    expect(await timesPaid(fixture)).toBe(1);
  });

  it('says when the owner must approve, and is paid once they did', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture, '4000002760003184');

    const result = await fixture.provider.chargeOffSession(order);
    const waiting = await fixture.stripe.paymentIntents.confirm(intentIn(result), {
      payment_method: order.paymentMethod,
      return_url: 'http://localhost:4200/workhistory',
    });
    const asked = await fixture.provider.findCharge(intentIn(result));
    await fetch(waiting.next_action?.redirect_to_url?.url ?? '', {
      method: 'POST',
      body: 'decision=approve',
      redirect: 'manual',
    });

    expect(result).toMatchObject({
      status: 'authentication_required',
      clientSecret: waiting.client_secret,
    });
    expect(asked.status).toBe('authentication_required');
    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await timesPaid(fixture)).toBe(1);
  });

  it('says when the card is not there any more', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture);
    await fixture.provider.detachCard(order.paymentMethod);

    expect(await fixture.provider.chargeOffSession(order)).toEqual({ status: 'card_missing' });
    expect(
      await fixture.provider.chargeOffSession({
        ...order,
        customer: 'cus_none',
        invoiceId: '8',
        idempotencyKey: '8',
      }),
    ).toEqual({ status: 'card_missing' });
  });

  it('never takes another amount under the same intent', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture, '4000000000000341');
    const declined = await fixture.provider.chargeOffSession(order);
    const other = { ...(await anInvoice(fixture)), paymentIntent: intentIn(declined) };

    await expect(
      fixture.provider.chargeOffSession({ ...other, amountCents: order.amountCents + 1 } as never),
    ).rejects.toThrow('is not for the amount of invoice 7');
  });
});

describe('when the provider fails in the middle', () => {
  it.each([
    ['the making of the intent', { method: 'POST', path: '/payment_intents' }],
    ['the charge itself', { method: 'POST', path: '/confirm' }],
  ])('and the answer to %s is lost, the card is charged once', async (_, match) => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture);
    const lost = fixture.sandbox.faults.arm({ kind: 'drop', worked: true }, match, 2);

    expect(await fixture.provider.chargeOffSession(order)).toEqual({ status: 'provider_down' });
    lost.release();

    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await timesPaid(fixture)).toBe(1);
  });

  it('and does not answer in time, the card is charged once', async () => {
    const fixture = await aProvider({ patience: { timeout: 100, retries: 0 } });
    const order = await anInvoice(fixture);
    const assertUpdated = fixture.sandbox.faults.arm(
      { kind: 'hold', worked: true },
      { path: '/confirm' },
    );

    expect(await fixture.provider.chargeOffSession(order)).toEqual({ status: 'provider_down' });
    assertUpdated.release();

    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await timesPaid(fixture)).toBe(1);
  });

  it('and is out for days, nothing is charged until it is back, and then once', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture);
    const outage = fixture.sandbox.faults.outage();
    for (const hours of [0, 1, 24, 72]) {
      fixture.clock.advance({ hours });
      expect(await fixture.provider.chargeOffSession(order)).toEqual({ status: 'provider_down' });
    }
    outage.release();

    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await timesPaid(fixture)).toBe(1);
  });

  it('and the key has expired since the answer was lost, the charge is found again', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture);
    const lost = fixture.sandbox.faults.arm(
      { kind: 'drop', worked: true },
      { path: '/confirm' },
      2,
    );
    await fixture.provider.chargeOffSession(order);
    lost.release();
    fixture.clock.advance({ hours: 25 });

    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await timesPaid(fixture)).toBe(1);
  });

  it('and keeps repeating an old 500 for the key, the charge goes through all the same', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture);
    fixture.sandbox.faults.arm(
      { kind: 'fail', status: 500, saved: true },
      { method: 'POST', path: '/payment_intents' },
    );

    expect(await fixture.provider.chargeOffSession(order)).toEqual({ status: 'provider_down' });
    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await timesPaid(fixture)).toBe(1);
  });

  it('for a moment, the library tries again under the same key', async () => {
    const fixture = await aProvider({ patience: { timeout: 2000, retries: 2 } });
    const order = await anInvoice(fixture);
    fixture.sandbox.faults.failNext(503, { path: '/confirm' });
    fixture.sandbox.faults.loseNextAnswer({ path: '/confirm' });

    expect(await fixture.provider.chargeOffSession(order)).toMatchObject({ status: 'paid' });
    expect(await timesPaid(fixture)).toBe(1);
  });
});

describe('an intent that somebody canceled', () => {
  it('gives way to a new one', async () => {
    const fixture = await aProvider();
    const order = await anInvoice(fixture, '4000000000000341');
    const first = await fixture.provider.chargeOffSession(order);
    await fixture.stripe.paymentIntents.cancel(intentIn(first));
    const good = await fixture.stripe.paymentMethods.attach('pm_card_visa', {
      customer: order.customer,
    });

    const paid = await fixture.provider.chargeOffSession({
      ...order,
      paymentIntent: intentIn(first),
      paymentMethod: good.id,
    });

    expect(paid.status).toBe('paid');
    expect(intentIn(paid)).not.toBe(intentIn(first));
    expect(await fixture.provider.findCharge(intentIn(first))).toMatchObject({
      status: 'open',
    });
  });
});
