import {
  adminInvoices,
  adminPayouts,
  audit,
  chargesCsv,
  invoicesCsv,
  ledger,
  ledgerCsv,
  payoutsCsv,
  providerDisputes,
  refundInvoice,
} from '@leafshift/contracts/back-office';
import { holdPayout } from '@leafshift/contracts/payouts';
import { type Admin, anAdmin } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

describe('money, as the back office sees it', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let finance: Admin;
  let paid: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ TIMESHEET_ACCEPT_HOURS: '48' });
    api = world.api;
    paid = await SettlingWorld.in(world);
    await paid.submitted();
    finance = await anAdmin().as('finance').in(api);
  });
  afterAll(() => world.stop());

  const payoutsIn = async (status?: 'waiting' | 'scheduled' | 'held' | 'sent' | 'paid') =>
    (await api.get(adminPayouts, { query: { status } }, finance)).payouts;

  it('has invoices of all businesses by state', async () => {
    const { invoices } = await api.get(adminInvoices, { query: { state: 'paid' } }, finance);

    expect(invoices).toMatchObject([
      { invoice: { status: 'paid' }, employer: { _id: paid.employer.id } },
    ]);
    for (const state of ['open', 'failed'] as const) {
      expect(await api.get(adminInvoices, { query: { state } }, finance)).toEqual({
        invoices: [],
        nextCursor: null,
      });
    }
    expect((await api.get(adminInvoices, {}, finance)).invoices).toHaveLength(1);
    expect(await api.get(providerDisputes, {}, finance)).toEqual({
      disputes: [],
      nextCursor: null,
    });
  });

  it('has payouts of all workers by what their workers see', async () => {
    const [all] = await payoutsIn();
    // Its worker can still dispute the hours.
    expect(all).toMatchObject({ worker: { _id: paid.worker.id }, payout: { status: 'scheduled' } });
    expect(await payoutsIn('scheduled')).toEqual([all]);
    expect(await payoutsIn('sent')).toEqual([]);

    const hold = { hold: true, reason: 'We ask the bank' } as const;
    const input = { params: { id: all?.payout._id ?? '' }, body: hold };
    expect((await api.request(holdPayout, input, finance)).status).toBe(200);

    expect(await payoutsIn('held')).toMatchObject([{ payout: { status: 'held' } }]);
    expect(await payoutsIn('waiting')).toEqual([]);
    expect(await payoutsIn('scheduled')).toEqual([]);
  });

  it('has the books, of one account too', async () => {
    const { transactions } = await api.get(ledger, {}, finance);

    expect(transactions.map(({ kind }) => kind).toSorted()).toEqual([
      'invoice-issued',
      'invoice-paid',
    ]);
    const sums = transactions.map(({ entries }) =>
      Math.round(entries.reduce((sum, { amount }) => sum + amount * 100, 0)),
    );
    expect(sums).toEqual([0, 0]);
    const account = { query: { account: `payable:${paid.worker.id}` } };
    expect((await api.get(ledger, account, finance)).transactions).toMatchObject([
      { kind: 'invoice-issued' },
    ]);
    const first = await api.get(ledger, { query: { limit: 1 } }, finance);
    const query = { limit: 1, cursor: first.nextCursor ?? '' };
    const second = await api.get(ledger, { query }, finance);
    expect([...first.transactions, ...second.transactions]).toEqual(transactions);
  });

  it('finds the one of an id or a number, in whatever state it is', async () => {
    const invoicesOf = async (q: string) =>
      (await api.get(adminInvoices, { query: { q, state: 'failed' } }, finance)).invoices;
    const [bill] = (await api.get(adminInvoices, {}, finance)).invoices;
    const { _id = '', number = '' } = bill?.invoice ?? {};
    for (const q of [_id, number, number.toLowerCase(), String(Number(number.slice(3)))]) {
      expect(await invoicesOf(q)).toEqual([bill]);
    }
    for (const q of ['LS-999999', 'f'.repeat(24), 'Nobody', '0']) {
      expect(await invoicesOf(q)).toEqual([]);
    }

    const payoutsOf = async (q: string) =>
      (await api.get(adminPayouts, { query: { q, status: 'failed' } }, finance)).payouts;
    const [pay] = await payoutsIn();
    const stored = api.database.native.collection('payouts');
    await stored.updateOne({}, { $set: { transferId: 'tr_1' } });
    for (const q of [pay?.payout._id ?? '', 'tr_1']) {
      expect(await payoutsOf(q)).toEqual([pay]);
    }
    await stored.updateOne({}, { $set: { transferId: null } });
    for (const q of ['f'.repeat(24), 'tr_1', number]) {
      expect(await payoutsOf(q)).toEqual([]);
    }
  });

  it('gives invoices, what was paid and given back, and payouts to bookkeeping', async () => {
    const [bill] = (await api.get(adminInvoices, {}, finance)).invoices;
    const { _id: id = '', number = '' } = bill?.invoice ?? {};
    const refund = { params: { id }, body: { amount: 10, reason: 'A late start' } };
    await api.get(refundInvoice, refund, finance);
    const day = api.clock.now().toISOString().slice(0, 10);
    const linesOf = async (call: typeof invoicesCsv | typeof chargesCsv | typeof payoutsCsv) => {
      const text = (await api.request(call, { query: { from: day, to: day } }, finance)).body;
      const [, ...lines] = String(text).trim().split('\r\n');
      return lines;
    };

    const invoices = await linesOf(invoicesCsv);
    expect(invoices).toHaveLength(1);
    expect(invoices[0]).toMatch(new RegExp(`^${number},${id},.*,262.16,0.00,10.00,paid,`));
    const charges = await linesOf(chargesCsv);
    expect(charges).toHaveLength(2);
    expect(charges[0]).toMatch(new RegExp(`,invoice-paid,${number},${id},.*,pi_\\w+,262.16,,`));
    expect(charges[1]).toMatch(new RegExp(`,payment-refunded,${number},${id},.*,re_\\w+,,10.00,`));
    const payouts = await linesOf(payoutsCsv);
    expect(payouts).toHaveLength(1);
    expect(payouts[0]).toMatch(new RegExp(`,${paid.worker.id},.*,8.00,25.00,200.00,waiting,`));

    const owner = await anAdmin().in(api);
    const { entries } = await api.get(audit, { query: { q: 'books-exported' } }, owner);
    expect(entries.map(({ details }) => details.log).toSorted()).toEqual([
      'charges',
      'invoices',
      'payouts',
    ]);
  });

  it('gives nothing of days before', async () => {
    const query = { from: '2020-01-01', to: '2020-01-31' };
    for (const call of [invoicesCsv, chargesCsv, payoutsCsv, ledgerCsv]) {
      const { body } = await api.request(call, { query }, finance);
      expect(String(body).trim().split('\r\n')).toHaveLength(1);
    }
  });

  it('gives the books to bookkeeping, debits equal to credits, on record', async () => {
    const day = api.clock.now().toISOString().slice(0, 10);
    const query = { from: day, to: day };
    const text = String((await api.request(ledgerCsv, { query }, finance)).body);

    const lines = text.trim().split('\r\n').slice(1);
    const total = (column: number) =>
      lines.reduce((sum, line) => sum + Math.round(Number(line.split(',')[column]) * 100), 0);
    expect(lines.length).toBeGreaterThan(5);
    expect(total(5)).toBe(total(6));
    expect(total(5)).toBeGreaterThan(0);
    const owner = await anAdmin().in(api);
    const { entries } = await api.get(audit, { query: { q: 'books-exported' } }, owner);
    expect(entries[0]).toMatchObject({ details: { log: 'ledger', from: day } });
  });
});
