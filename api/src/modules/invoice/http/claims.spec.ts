import { invoices, payInvoice } from '@leafshift/contracts/invoice';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import { deleteAccount } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { PaymentWorld } from '../../stripe/testing/payment-world.ts';

/** The invoice of 8 hours at 25 dollars in Ontario, in cents, and half of it. */
const TOTAL = 26_216;
const HALF = 13_108;
const FEE = 1500;

describe('what is claimed of a payment', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
    await work(48);
  });

  afterEach(async () => {
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  /** A shift is worked and not submitted yet. */
  const begin = async (hours: number): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(world.api, employer, aShift().startingIn(hours));
    await steps.work(worker);
    return steps;
  };

  const submit = async (steps: ShiftSteps): Promise<void> => {
    await steps.submit();
    await world.api.settle();
    await world.deliverAll();
  };

  /** A shift is worked, submitted and charged. */
  const work = async (hours: number): Promise<void> => submit(await begin(hours));

  const happens = async (...names: readonly Parameters<PaymentWorld['let']>[0][]) => {
    for (const name of names) await world.let(name);
    await world.deliverAll();
  };

  const invoice = async () => {
    const [newest] = (await world.api.get(invoices, {}, employer)).invoices;
    if (!newest) throw new Error('There is no invoice');
    return newest;
  };

  const kindsOf = async (person: Employer | Worker): Promise<readonly string[]> =>
    (await world.api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);

  /** What the books say of the employer's accounts, and of what was booked with this invoice. */
  const balanceOf = async (account: string): Promise<number> =>
    world.balanceOf(account, (await invoice())._id);

  const pay = async () =>
    world.api.get(payInvoice, { params: { id: (await invoice())._id } }, employer);

  const close = () =>
    world.api.request(deleteAccount, { body: { password: employer.password } }, employer);

  describe('a dispute', () => {
    it('is on the invoice with its amount and deadline, and nobody is told', async () => {
      const before = await kindsOf(employer);
      await happens('dispute-opened');

      expect(await invoice()).toMatchObject({
        status: 'paid',
        amountDue: 0,
        disputes: [{ amount: 262.16, status: 'open', respondBy: expect.stringContaining('T') }],
      });
      expect(await balanceOf(`disputed:${employer.id}`)).toBe(TOTAL);
      expect(await balanceOf('cost:dispute-fees')).toBe(FEE);
      expect(await balanceOf('provider')).toBe(-FEE);
      expect(await kindsOf(employer)).toEqual(before);
    });

    it('keeps the account open until the bank decides', async () => {
      await happens('dispute-opened');
      expect(await close()).toMatchObject({ status: 409, body: { code: 'CLOSE_INVOICES_OPEN' } });
    });

    it('that is won brings the money back, but not the fee', async () => {
      await happens('dispute-opened');
      await happens('dispute-won');

      expect(await invoice()).toMatchObject({ status: 'paid', disputes: [{ status: 'won' }] });
      expect(await balanceOf(`disputed:${employer.id}`)).toBe(0);
      expect(await balanceOf(`receivable:${employer.id}`)).toBe(0);
      expect(await balanceOf('provider')).toBe(TOTAL - FEE);
    });

    it('that is lost leaves the invoice open again, and the worker paid', async () => {
      await happens('dispute-opened', 'dispute-lost');

      expect(await invoice()).toMatchObject({
        status: 'open',
        amountDue: 262.16,
        paidAt: null,
        paymentError: { code: 'TAKEN_BACK' },
        disputes: [{ status: 'lost' }],
      });
      expect(await balanceOf(`receivable:${employer.id}`)).toBe(TOTAL);
      expect(await balanceOf(`disputed:${employer.id}`)).toBe(0);
      expect(await kindsOf(employer)).toContain('payment-taken-back');
      const [payout] = (await world.api.get(payouts, {}, worker)).payouts;
      expect(payout).toMatchObject({ status: 'paid' });
      expect(await close()).toMatchObject({ status: 409, body: { code: 'CLOSE_INVOICES_OPEN' } });
    });

    it('that is lost is not charged again by itself, and is paid when the employer says so', async () => {
      await happens('dispute-opened', 'dispute-lost');
      await world.giveCard(employer);
      world.api.clock.advance({ days: 30 });
      await world.api.settle();
      await world.deliverAll();
      expect(await invoice()).toMatchObject({ status: 'open' });

      expect(await pay()).toMatchObject({ status: 'paid', amountDue: 0, paymentError: null });
      await world.deliverAll();
      expect(await invoice()).toMatchObject({ status: 'paid', disputes: [{ status: 'lost' }] });
      expect(await balanceOf(`receivable:${employer.id}`)).toBe(0);
      expect(await balanceOf('provider')).toBe(TOTAL - FEE);
      const { data } = await world.stripe.charges.list({ limit: 100 });
      const own = data.filter(({ metadata }) => metadata.invoiceId);
      expect(own.filter(({ paid, disputed }) => paid && !disputed).length).toBeGreaterThan(0);
      const sent = (await world.api.get(payouts, {}, worker)).payouts;
      expect(sent).toHaveLength(1);
    });

    it('can be lost of the second payment as well', async () => {
      await happens('dispute-opened', 'dispute-lost');
      await pay();
      await happens('dispute-opened', 'dispute-lost');

      expect(await invoice()).toMatchObject({
        status: 'open',
        amountDue: 262.16,
        disputes: [{ status: 'lost' }, { status: 'lost' }],
      });
      expect(await balanceOf(`receivable:${employer.id}`)).toBe(TOTAL);
      expect(await pay()).toMatchObject({ status: 'paid' });
    });
  });

  describe('a refund', () => {
    it('is a line of the invoice, is booked, and its employer is told', async () => {
      await happens('charge-partly-refunded');

      expect(await invoice()).toMatchObject({ status: 'paid', refunds: [{ amount: 131.08 }] });
      expect(await balanceOf('cost:refunds')).toBe(HALF);
      expect(await kindsOf(employer)).toContain('payment-refunded');

      await happens('charge-refunded');
      const amounts = (await invoice()).refunds.map(({ amount }) => amount);
      expect(amounts).toEqual([131.08, 131.08]);
      expect(await balanceOf('provider')).toBe(0);
    });
  });

  describe("a warning of the card's bank", () => {
    it('marks the invoice, moves no money, and keeps that card from being charged', async () => {
      const next = await begin(72);
      await happens('early-fraud-warning');
      expect(await invoice()).toMatchObject({
        status: 'paid',
        fraudWarnedAt: expect.stringContaining('T'),
      });
      expect(await balanceOf('provider')).toBe(TOTAL);

      await expect(begin(96)).rejects.toThrow('CARD_FAILED');
      await submit(next);
      expect(await invoice()).toMatchObject({
        status: 'open',
        paymentError: { code: 'CARD_WARNED' },
      });

      await world.giveCard(employer);
      await world.api.settle();
      expect(await invoice()).toMatchObject({ status: 'paid' });
    });
  });

  it('is told once, however late, often and mixed up the events come', async () => {
    await world.let('early-fraud-warning');
    await world.let('charge-partly-refunded');
    await world.let('dispute-opened');
    await world.let('dispute-lost');
    const events = (await world.events()).toReversed();
    for (const event of [...events, ...events.toReversed()]) {
      await world.deliver({ ...event, id: `${event.id}_again` });
      await world.deliver(event);
    }
    await world.api.settle();

    expect(await invoice()).toMatchObject({ status: 'open', amountDue: 131.08 });
    expect(await balanceOf(`receivable:${employer.id}`)).toBe(HALF);
    const kinds = await kindsOf(employer);
    expect(kinds.filter((kind) => kind === 'payment-refunded')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'payment-taken-back')).toHaveLength(1);
  }, 60_000);
});
