import {
  type AccountStatement,
  accountStatement,
  accountStatementPdf,
} from '@leafshift/contracts/account-statements';
import { monthSpan } from '@leafshift/domain/month-span';
import { aMember } from '../../../testing/members.ts';
import { anEmployer, type Employer } from '../../../testing/people.ts';
import { SettlingWorld } from '../../clockedtime/testing/settling-world.ts';
import { CARDS, PaymentWorld } from '../../stripe/testing/payment-world.ts';

interface Booked {
  readonly kind: string;
  readonly at: Date;
  readonly entries: readonly { readonly account: string; readonly amountCents: number }[];
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

describe('the account of a business', () => {
  let world: PaymentWorld;
  let hours: SettlingWorld;
  let employer: Employer;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', TIMESHEET_ACCEPT_HOURS: '48' });
    hours = await SettlingWorld.in(world);
    employer = hours.employer;
    // May: an invoice that is credited and refunded, one that is given back in part, one that stays open.
    await hours.submitted();
    await hours.dispute();
    await hours.reply({ agree: false, reason: 'They left early' });
    await hours.decide(-2);
    await world.deliverAll();
    await hours.submitted();
    await world.let('charge-partly-refunded');
    await world.deliverAll();
    await world.giveCard(employer, CARDS.declinedWhenCharged);
    await hours.submitted();
    // June: that one is paid, and of another one the payment is disputed.
    await hours.pass(24 * 30);
    await world.giveCard(employer);
    await world.api.settle();
    await world.deliverAll();
    await hours.submitted();
    await world.let('dispute-opened');
    await world.deliverAll();
  });
  afterAll(() => world.stop());

  const of = (period: string, by: { readonly token: string } = employer) =>
    world.api.request(accountStatement, { params: { period } }, by);
  const read = async (period: string): Promise<AccountStatement> => {
    const answer = await of(period);
    if (!answer.ok) throw new Error(answer.body.code);
    return answer.body;
  };

  /** What the ledger itself has of the business's account, in cents. */
  const ledger = async (from: Date, to: Date): Promise<readonly number[]> => {
    const account = `receivable:${employer.id}`;
    const booked = await world.api.database.native
      .collection<Booked>('ledger_transactions')
      .find({ at: { $gte: from, $lt: to } })
      .sort({ at: 1, _id: 1 })
      .toArray();
    return booked
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.account === account)
      .map(({ amountCents }) => amountCents);
  };
  const total = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount) => sum + amount, 0);

  it.each(['2026-04', '2026-05', '2026-06'])(
    'differs in nothing from the ledger: %s',
    async (period) => {
      const statement = await read(period);
      const { from, to } = monthSpan(period, 'America/Toronto');
      expect(toCents(statement.opening)).toBe(total(await ledger(new Date(0), from)));
      expect(statement.movements.map(({ amount }) => toCents(amount))).toEqual(
        await ledger(from, to),
      );
      expect(toCents(statement.closing)).toBe(total(await ledger(new Date(0), to)));
      const sums = total(Object.values(statement.sums).map(toCents));
      expect(toCents(statement.opening) + sums).toBe(toCents(statement.closing));
    },
  );

  it('has each movement with its paper and what it does to what is owed', async () => {
    const { movements, sums, isOver } = await read('2026-05');
    expect(isOver).toBe(true);
    expect(movements.map(({ kind, number }) => `${kind} ${number}`)).toEqual([
      'invoice LS-000001',
      'payment LS-000001',
      'credit-note CN-000001',
      'refund CN-000001',
      'invoice LS-000002',
      'payment LS-000002',
      'invoice LS-000003',
    ]);
    expect(sums.refund).toBe(-sums['credit-note']);
    expect(movements[0]).toMatchObject({ jobTitle: 'Trimmer', invoice: expect.any(String) });
  });

  it('begins each month with what the last one ended with', async () => {
    const [may, june] = [await read('2026-05'), await read('2026-06')];
    expect(may.closing).toBeGreaterThan(0);
    expect(june.opening).toBe(may.closing);
    expect(june.movements[0]).toMatchObject({ kind: 'payment', amount: -june.opening });
    expect(june.isOver).toBe(false);
  });

  it('says beside what was given back and what the bank holds', async () => {
    const [may, june] = [await read('2026-05'), await read('2026-06')];
    expect(may.goodwill).toBeGreaterThan(0);
    expect([june.goodwill, may.disputed]).toEqual([0, 0]);
    expect(june.disputed).toBe(june.sums.invoice);
  });

  it('has a payment again that the bank has taken back for good', async () => {
    await world.let('dispute-lost');
    await world.deliverAll();
    const june = await read('2026-06');
    const { movements, disputed } = june;
    expect(movements.filter(({ kind }) => kind === 'taken-back')).toMatchObject([
      { number: 'LS-000004', amount: june.sums.invoice },
    ]);
    expect(disputed).toBe(0);
  });

  it('can be taken away as PDF', async () => {
    const answer = await world.api.send(
      'GET',
      `/api${accountStatementPdf.path.replace(':period', '2026-05')}`,
      { headers: { 'x-auth-token': employer.token } },
    );
    expect(answer.headers.get('content-disposition')).toContain('leafshift-statement-2026-05.pdf');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is empty of a month without anything, and not there of one that has not begun', async () => {
    const nothing = { opening: 0, closing: 0, movements: [] };
    expect(await read('2026-04')).toMatchObject({ ...nothing, goodwill: 0, disputed: 0 });
    expect(await of('2026-07')).toMatchObject({ status: 404 });
  });

  it("is nobody else's", async () => {
    const other = await anEmployer().onboarded().in(world.api);
    expect(await of('2026-05', other)).toMatchObject({ ok: true, body: { movements: [] } });
    const coordinator = await aMember(world.api, employer, 'coordinator');
    expect(await of('2026-05', coordinator)).toMatchObject({ status: 403 });
  });
});
