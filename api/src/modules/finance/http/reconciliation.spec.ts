import { reconciliation } from '@leafshift/contracts/back-office';
import { type Admin, anAdmin } from '../../../testing/people.ts';
import type { TestApi } from '../../../testing/test-api.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

/** The invoice of 8 hours at 25 dollars in Ontario, and what its worker is paid. */
const TOTAL = 26_216;
const PAY = 20_000;

describe('comparing our books with the provider', () => {
  let world: PaymentWorld;
  let api: TestApi;
  let finance: Admin;
  let paid: SettlingWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365' });
    api = world.api;
    paid = await SettlingWorld.in(world);
    await paid.submitted();
    await world.deliverAll();
    finance = await anAdmin().as('finance').in(api);
  });
  afterAll(() => world.stop());

  const day = (ago = 0): string =>
    new Date(api.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10);
  const compare = (query = { from: day(1), to: day() }) =>
    api.get(reconciliation, { query }, finance);
  const sumsOf = async (wanted: string) =>
    (await compare()).sums.find(({ kind }) => kind === wanted);

  it('finds the same on both sides where nothing was missed', async () => {
    const side = { count: 1, cents: TOTAL };
    expect(await compare()).toMatchObject({ differences: [], differenceCount: 0 });
    expect(await sumsOf('payments')).toEqual({ kind: 'payments', ours: side, theirs: side });
    expect(await sumsOf('transfers')).toMatchObject({ ours: { cents: PAY }, theirs: { count: 1 } });
  });

  it('finds what the provider has and we lack, until its events were told', async () => {
    await world.let('charge-partly-refunded');
    await world.let('transfer-reversed');
    const elsewhere = await world.stripe.transfers.list({ limit: 1 });
    const destination = String(elsewhere.data[0]?.destination);
    const stray = await world.stripe.transfers.create({ amount: 77, currency: 'cad', destination });

    const { differences } = await compare();
    expect(differences).toHaveLength(3);
    expect(differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'refunds', problem: 'missing-here', theirs: 13_108 }),
        expect.objectContaining({
          kind: 'transfersReturned',
          problem: 'missing-here',
          theirs: PAY,
          payout: (await paid.pay())[0]?._id,
        }),
        expect.objectContaining({
          kind: 'transfers',
          providerId: stray.id,
          ours: null,
          theirs: 77,
        }),
      ]),
    );
    await world.deliverAll();
    expect((await compare()).differences).toMatchObject([{ providerId: stray.id }]);
  });

  it('finds what we have and the provider lacks, with its invoice', async () => {
    const [bill] = await paid.bills();
    const at = api.clock.now();
    await api.database.native.collection('ledger_transactions').insertOne({
      ...{ kind: 'payment-refunded', reference: `${bill?._id}:re_none`, at },
      entries: [
        { account: 'cost:refunds', amountCents: 5 },
        { account: 'provider', amountCents: -5 },
      ],
    });
    const { differences } = await compare();
    expect(differences).toContainEqual({
      ...{ kind: 'refunds', problem: 'missing-there', providerId: 're_none' },
      ...{ ours: 5, theirs: null, at: at.toISOString(), payout: null },
      invoice: { _id: bill?._id, number: bill?.number },
    });
  });

  it('is of at most 31 days', async () => {
    expect((await compare({ from: day(30), to: day() })).sums).toHaveLength(5);
    for (const query of [
      { from: day(31), to: day() },
      { from: day(), to: day(1) },
    ]) {
      expect((await api.request(reconciliation, { query }, finance)).status).toBe(400);
    }
  });
});
