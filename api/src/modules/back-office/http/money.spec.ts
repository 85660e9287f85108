import {
  adminInvoices,
  adminPayouts,
  audit,
  ledger,
  ledgerCsv,
  providerDisputes,
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
    expect((await api.get(audit, { query: { q: 'log-exported' } }, owner)).entries).toMatchObject([
      { details: { log: 'ledger', from: day } },
    ]);
  });
});
