import {
  adminInvoices,
  audit,
  invoiceRefunds,
  refundInvoice,
} from '@leafshift/contracts/back-office';
import { ObjectId } from 'mongodb';
import { type Admin, anAdmin } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

/** The invoice of 8 hours at 25 dollars in Ontario. */
const TOTAL = 262.16;

describe('giving money of an invoice back', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let finance: Admin;
  let paid: SettlingWorld;
  let id: string;

  beforeAll(async () => {
    world = await PaymentWorld.start();
    api = world.api;
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    paid = await SettlingWorld.in(world);
    await paid.submitted();
    finance = await anAdmin().as('finance').in(api);
    id = (await bill())._id;
  });

  afterEach(async () => {
    await world.deliverAll();
    await paid.inOrder();
  });

  const bill = async () => {
    const [newest] = await paid.bills();
    if (!newest) throw new Error('There is no invoice');
    return newest;
  };
  const look = () => api.get(invoiceRefunds, { params: { id } }, finance);
  const give = (amount: number, headers = {}) =>
    api.request(
      refundInvoice,
      { params: { id }, body: { amount, reason: 'The shift went wrong' } },
      finance,
      { headers },
    );
  /** What the provider has given back of the invoice, in cents. */
  const given = async () => {
    const { data } = await world.stripe.paymentIntents.list({ limit: 100 });
    const intent = data.find(({ metadata }) => metadata.invoiceId === id);
    const refunds = await world.stripe.refunds.list({ payment_intent: intent?.id ?? '' });
    return refunds.data.map(({ amount }) => amount);
  };

  it('is at our cost, on the invoice and on record, and its business is told', async () => {
    const before = await paid.balanceOf('cost:refunds');
    expect(await look()).toEqual({ refundable: TOTAL, orders: [] });

    const answer = await give(100.05);

    expect(answer).toMatchObject({
      status: 201,
      body: { amount: 100.05, given: 100.05, state: 'done' },
    });
    expect(await look()).toMatchObject({
      refundable: 162.11,
      orders: [{ amount: 100.05, reason: 'The shift went wrong', by: { _id: finance.id } }],
    });
    expect(await given()).toEqual([10_005]);
    expect((await bill()).refunds).toMatchObject([{ amount: 100.05 }]);
    expect(await paid.kinds(paid.employer)).toContain('payment-refunded');
    expect((await paid.balanceOf('cost:refunds')) - before).toBe(10_005);
    const owner = await anAdmin().in(api);
    const { entries } = await api.get(audit, { query: { q: id } }, owner);
    expect(entries).toMatchObject([{ action: 'invoice-refunded', details: { amount: '100.05' } }]);
    const { invoices } = await api.get(adminInvoices, { query: { limit: 1 } }, finance);
    expect(invoices[0]?.invoice.refunds).toHaveLength(1);
  });

  it('is never more than is left of what was paid, whoever gave the rest back', async () => {
    expect(await give(TOTAL + 0.01)).toMatchObject({ body: { code: 'REFUND_TOO_LARGE' } });
    await world.let('charge-partly-refunded');
    expect((await look()).refundable).toBe(131.08);
    const answers = await Promise.all([give(100), give(100), give(100)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await given()).toEqual([10_000, 13_108]);

    expect((await give(31.08)).status).toBe(201);
    expect((await give(0.01)).status).toBe(409);
    expect((await look()).refundable).toBe(0);
  });

  it('leaves alone what the bank has taken', async () => {
    await world.let('dispute-opened');
    expect((await look()).refundable).toBe(0);
    expect(await give(1)).toMatchObject({ body: { code: 'REFUND_TOO_LARGE' } });
  });

  it('says how much was given back where the rest is refused', async () => {
    await give(10);
    const { native } = api.database;
    const orders = native.collection('refund_orders');
    const order = await orders.findOne({ invoiceId: new ObjectId(id) });
    const paymentId: unknown = order?.parts[0].paymentId;
    const [ten, all] = [10, TOTAL].map((dollars) => Math.round(dollars * 100));
    // As if it had been ordered of two payments, and somebody had been faster with the second one.
    const parts = [ten, all].map((amountCents) => ({ paymentId, amountCents }));
    const asked = { state: 'ordered', amountCents: 1000 + (all ?? 0), parts };
    await orders.updateOne({ _id: order?._id }, { $set: asked, $unset: { givenCents: '' } });
    const now = api.clock.now();
    await native.collection('outbox').insertOne({
      ...{ kind: 'finance.sendRefund', payload: { orderId: `${order?._id}` }, state: 'waiting' },
      ...{ attempts: 0, dueAt: now, createdAt: now },
    });

    await api.settle();

    expect((await look()).orders).toMatchObject([{ state: 'refused', amount: 272.16, given: 10 }]);
    expect((await bill()).refunds).toMatchObject([{ amount: 10 }]);
    expect(await given()).toEqual([1000]);
  });

  it('is made and booked once where the answer is lost or the request is sent again', async () => {
    const lost = world.sandbox.faults.arm(
      { kind: 'drop', worked: true },
      { method: 'POST', path: '/refunds' },
      3,
    );
    const once = { 'idempotency-key': `refund-${id}` };
    expect(await give(50, once)).toMatchObject({ status: 201, body: { state: 'ordered' } });
    lost.release();
    expect((await look()).refundable).toBe(162.16);

    await give(50, once);
    api.clock.advance({ minutes: 3 });
    await api.settle();

    expect(await given()).toEqual([5000]);
    expect(await look()).toMatchObject({ refundable: 212.16, orders: [{ state: 'done' }] });
    expect((await bill()).refunds).toHaveLength(1);
  });
});
