import Stripe from 'stripe';
import { aReceiver, stopReceivers } from '../../../../payments-sandbox/testing/a-receiver.ts';
import { aSandbox, stopSandboxes } from '../../../../payments-sandbox/testing/a-sandbox.ts';
import { WebhookVerifier } from './webhook-verifier.ts';

afterEach(async () => {
  await stopSandboxes();
  await stopReceivers();
});

const now = new Date('2026-11-02T15:00:00Z');
const seconds = now.getTime() / 1000;

function signed(event: object, { secret = 'whsec_new', at = seconds } = {}) {
  const payload = JSON.stringify(event);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  return { body: Buffer.from(payload), header };
}

const event = {
  id: 'evt_1',
  object: 'event',
  created: seconds - 10,
  type: 'payment_intent.succeeded',
  data: { object: { id: 'pi_1', metadata: { invoiceId: '7' } } },
};

describe('a webhook', () => {
  const verifier = new WebhookVerifier(['whsec_new', 'whsec_old']);

  it('is read when it is signed with any of our secrets', () => {
    for (const secret of ['whsec_new', 'whsec_old']) {
      const { body, header } = signed(event, { secret });

      expect(verifier.verify(body, header, now)).toEqual({
        id: 'evt_1',
        createdAt: new Date((seconds - 10) * 1000),
        kind: 'charge',
        paymentIntent: 'pi_1',
        invoiceId: '7',
        shiftId: null,
      });
    }
  });

  it.each([-300, 300])('is read when its time is %s seconds off', (offset) => {
    const { body, header } = signed(event, { at: seconds + offset });

    expect(verifier.verify(body, header, now).id).toBe('evt_1');
  });

  it.each([-301, 301, 3600, -3600])('is refused when its time is %s seconds off', (offset) => {
    const { body, header } = signed(event, { at: seconds + offset });

    expect(() => verifier.verify(body, header, now)).toThrow(
      expect.objectContaining({ name: 'WebhookRefusedError' }),
    );
  });

  it('is refused with another secret, a changed body, no signature or nonsense', () => {
    const { body, header } = signed(event);
    const changed = Buffer.from(body.toString().replace('pi_1', 'pi_2'));
    const foreign = signed(event, { secret: 'whsec_other' });

    for (const [bytes, signature] of [
      [foreign.body, foreign.header],
      [changed, header],
      [body, undefined],
      [body, ''],
      [body, 't=,v1='],
      [Buffer.alloc(0), header],
    ] as const) {
      expect(() => verifier.verify(bytes, signature, now)).toThrow('webhook');
    }
  });

  it('is refused where we have no secret', () => {
    const { body, header } = signed(event);

    expect(() => new WebhookVerifier([]).verify(body, header, now)).toThrow();
  });

  it.each([
    [
      'transfer.reversed',
      { id: 'tr_1', metadata: { payoutId: '3' }, reversed: true },
      { kind: 'transfer', transfer: 'tr_1', payoutId: '3', attempt: 1, reversed: true },
    ],
    ['account.updated', { id: 'acct_1' }, { kind: 'account', account: 'acct_1' }],
    [
      'payment_intent.payment_failed',
      { id: 'pi_2', metadata: {} },
      { kind: 'charge', paymentIntent: 'pi_2', invoiceId: null },
    ],
    ['customer.created', { id: 'cus_1' }, { kind: 'other', type: 'customer.created' }],
  ])('of %s is understood', (type, object, understood) => {
    const { body, header } = signed({ ...event, type, data: { object } });

    expect(verifier.verify(body, header, now)).toMatchObject(understood);
  });

  it('of the sandbox is understood as it arrives', async () => {
    const receiver = await aReceiver();
    const { sandbox, stripe } = await aSandbox({
      webhook: { url: receiver.url, secret: 'whsec_old' },
    });
    await stripe.customers.create({});
    await sandbox.webhooks.settled();
    const { body, signature } = receiver.arrivals[0]!;

    const read = verifier.verify(Buffer.from(body), signature, new Date());

    expect(read).toMatchObject({ kind: 'other', type: 'customer.created' });
  });
});
