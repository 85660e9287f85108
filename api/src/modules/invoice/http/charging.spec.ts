import { invoices, payInvoice } from '@leafshift/contracts/invoice';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { CARDS, PaymentWorld } from '../../stripe/testing/payment-world.ts';

describe('the charge of an invoice and the payouts behind it', () => {
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
  });

  afterEach(async () => {
    world.sandbox.faults.clear();
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  /** A shift of 8 hours for 25 dollars is worked and submitted: 262.16 with fees and tax. */
  const submit = async (): Promise<string> => {
    const steps = await ShiftSteps.post(world.api, employer);
    await steps.work(worker);
    const { invoice } = await steps.submit();
    return invoice._id;
  };

  /** A card that we know and the provider does not. */
  const forgetCustomer = async () => {
    employer = await anEmployer().onboarded().in(world.api);
  };

  const invoice = async () => {
    const [newest] = (await world.api.get(invoices, {}, employer)).invoices;
    return newest;
  };

  const payout = async () => {
    const [newest] = (await world.api.get(payouts, {}, worker)).payouts;
    return newest;
  };

  const kindsOf = async (person: { token: string }): Promise<readonly string[]> =>
    (await world.api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);

  const chargesOf = async (id: string) => {
    const { data } = await world.stripe.charges.list({ limit: 100 });
    return data.filter((charge) => charge.paid && charge.metadata.invoiceId === id);
  };

  const booked = async (reference: string): Promise<readonly string[]> => {
    const stored = await world.api.database.native
      .collection('ledger_transactions')
      .find({ reference: { $regex: `^${reference}` } })
      .toArray();
    return stored.map(({ kind }) => String(kind));
  };

  describe('when the card works and the worker has a bank', () => {
    it('takes the money once and sends the pay, which arrives when the provider says so', async () => {
      await world.giveCard(employer);
      await world.giveBank(worker);
      const id = await submit();
      await world.api.settle();

      expect(await invoice()).toMatchObject({
        _id: id,
        status: 'paid',
        total: 262.16,
        paidAt: world.api.clock.now().toISOString(),
        paymentError: null,
      });
      const charges = await chargesOf(id);
      expect(charges.map(({ amount, currency }) => [amount, currency])).toEqual([[26_216, 'cad']]);
      expect(await payout()).toMatchObject({ amount: 200, status: 'sent', waitingFor: null });
      expect(await booked(id)).toEqual(['invoice-issued', 'invoice-paid']);
      expect(await kindsOf(employer)).toEqual(
        expect.arrayContaining(['invoice-created', 'payment-succeeded']),
      );
      const { notifications: told } = await world.api.get(notifications, {}, employer);
      expect(told.find(({ kind }) => kind === 'invoice-created')?.link).toBe(
        `/workhistory?invoice=${id}`,
      );
      expect(await kindsOf(worker)).toContain('payout-sent');

      await world.deliverAll();
      expect(await payout()).toMatchObject({
        status: 'paid',
        paidAt: world.api.clock.now().toISOString(),
      });
    });
  });

  describe('when the worker has no bank yet', () => {
    it('lets the pay wait, tells the worker, and sends it once there is one', async () => {
      await world.giveCard(employer);
      await submit();
      await world.api.settle();
      expect(await payout()).toMatchObject({ status: 'waiting', waitingFor: 'BANK' });
      expect(await kindsOf(worker)).toContain('payout-waiting');

      await world.giveBank(worker);
      await world.api.settle();
      expect(await payout()).toMatchObject({ status: 'sent' });
    });
  });

  describe('when the provider has no card', () => {
    it('stays open with the reason, and is charged when a card is added', async () => {
      await forgetCustomer();
      const id = await submit();
      await world.api.settle();
      expect(await invoice()).toMatchObject({
        status: 'open',
        paymentError: {
          code: 'CARD_MISSING',
          msg: 'There is no card to charge. Please add a payment method',
        },
      });
      expect(await payout()).toMatchObject({ status: 'waiting', waitingFor: 'INVOICE_PAYMENT' });
      expect(await kindsOf(employer)).toContain('payment-failed');

      await world.giveCard(employer);
      await world.api.settle();
      expect(await invoice()).toMatchObject({ status: 'paid' });
      expect(await chargesOf(id)).toHaveLength(1);
    });
  });

  describe('when the card is declined', () => {
    it('is tried again after 1, 3, 5 and 7 days, and then only on request', async () => {
      await world.giveCard(employer, CARDS.declinedWhenCharged);
      const id = await submit();
      await world.api.settle();
      expect(await invoice()).toMatchObject({
        status: 'open',
        paymentError: { code: 'CARD_DECLINED' },
      });

      const failures = async () =>
        (await kindsOf(employer)).filter((kind) => kind === 'payment-failed').length;
      const counts: number[] = [await failures()];
      for (const days of [1, 3, 5, 7, 30]) {
        world.api.clock.advance({ days });
        await world.api.settle();
        counts.push(await failures());
      }
      expect(counts).toEqual([1, 2, 3, 4, 5, 5]);

      await world.giveCard(employer);
      await world.api.settle();
      expect(await invoice()).toMatchObject({ status: 'paid' });
      expect(await chargesOf(id)).toHaveLength(1);
    });

    it('can be paid by another card at once', async () => {
      await world.giveCard(employer, CARDS.declinedWhenCharged);
      const id = await submit();
      await world.api.settle();
      const declined = await world.api.get(payInvoice, { params: { id } }, employer);
      expect(declined).toMatchObject({ status: 'open', paymentError: { code: 'CARD_DECLINED' } });

      await world.giveCard(employer);
      const paid = await world.api.get(payInvoice, { params: { id } }, employer);
      await world.api.settle();

      expect(paid).toMatchObject({ status: 'paid', paymentError: null });
      expect(await world.api.get(payInvoice, { params: { id } }, employer)).toEqual(paid);
      expect(await chargesOf(id)).toHaveLength(1);
    });

    it('names the card that paid, and goes on doing so whatever becomes of that card', async () => {
      await world.giveCard(employer, CARDS.declinedWhenCharged);
      const id = await submit();
      await world.api.settle();
      expect(await invoice()).toMatchObject({ status: 'open', paidWith: [] });

      await world.giveCard(employer);
      await world.api.get(payInvoice, { params: { id } }, employer);
      await world.giveCard(employer, CARDS.asksAtEveryCharge);

      const paidWith = [{ brand: 'visa', last4: '4242' }];
      expect(await invoice()).toMatchObject({ status: 'paid', paidWith });
    });

    it('answers everybody who pays what came of the one attempt', async () => {
      await world.giveCard(employer, CARDS.declinedWhenCharged);
      const id = await submit();
      await world.api.settle();
      await world.giveCard(employer);
      const pay = () => world.api.get(payInvoice, { params: { id } }, employer);
      const answers = await Promise.all([pay(), pay(), pay()]);

      expect(answers.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
      expect(await chargesOf(id)).toHaveLength(1);
    });
  });

  describe("when the bank asks for the owner's approval", () => {
    it('stays open and says so', async () => {
      await world.giveCard(employer, CARDS.asksAtEveryCharge);
      await submit();
      await world.api.settle();
      expect(await invoice()).toMatchObject({
        status: 'open',
        paymentError: { code: 'AUTHENTICATION_REQUIRED' },
      });
    });
  });

  describe('when the provider is down', () => {
    it('says so, tells nobody, and charges once when it is back', async () => {
      await world.giveCard(employer);
      world.sandbox.faults.arm({ kind: 'drop', worked: false }, {}, Number.POSITIVE_INFINITY);
      const id = await submit();
      await world.api.settle();
      expect(await invoice()).toMatchObject({
        status: 'open',
        paymentError: { code: 'PROVIDER_DOWN' },
      });
      expect(await kindsOf(employer)).not.toContain('payment-failed');

      world.sandbox.faults.clear();
      world.api.clock.advance({ minutes: 5 });
      await world.api.settle();
      expect(await invoice()).toMatchObject({ status: 'paid', paymentError: null });
      expect(await chargesOf(id)).toHaveLength(1);
    }, 60_000);

    it('charges once although the answer to a success is lost', async () => {
      await world.giveCard(employer);
      world.sandbox.faults.arm(
        { kind: 'drop', worked: true },
        { path: '/confirm' },
        Number.POSITIVE_INFINITY,
      );
      const id = await submit();
      await world.api.settle();
      expect(await invoice()).toMatchObject({ status: 'open' });
      expect(await chargesOf(id)).toHaveLength(1);

      world.sandbox.faults.clear();
      world.api.clock.advance({ minutes: 5 });
      await world.api.settle();
      expect(await invoice()).toMatchObject({ status: 'paid' });
      expect(await chargesOf(id)).toHaveLength(1);
      expect(await booked(id)).toEqual(['invoice-issued', 'invoice-paid']);
    }, 60_000);

    it('sends the pay once although the answer to the transfer is lost', async () => {
      await world.giveCard(employer);
      await world.giveBank(worker);
      world.sandbox.faults.arm(
        { kind: 'drop', worked: true },
        { path: '/v1/transfers', method: 'POST' },
        Number.POSITIVE_INFINITY,
      );
      await submit();
      await world.api.settle();
      expect(await payout()).toMatchObject({ status: 'waiting', waitingFor: 'PROVIDER' });

      world.sandbox.faults.clear();
      world.api.clock.advance({ minutes: 5 });
      await world.api.settle();
      const sent = await payout();
      expect(sent).toMatchObject({ status: 'sent' });
      const transfers = await world.stripe.transfers.list({ transfer_group: sent?._id ?? '' });
      expect(transfers.data).toHaveLength(1);
    }, 60_000);
  });

  describe('when it is paid by many at once', () => {
    it('is charged once', async () => {
      await forgetCustomer();
      const id = await submit();
      await world.api.settle();
      await world.giveCard(employer);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          world.api.request(payInvoice, { params: { id } }, employer),
        ),
      );
      await world.api.settle();
      expect(answers.every((answer) => answer.ok)).toBe(true);
      expect(await invoice()).toMatchObject({ status: 'paid' });
      expect(await chargesOf(id)).toHaveLength(1);
      expect(await booked(id)).toEqual(['invoice-issued', 'invoice-paid']);
    });
  });

  describe('whose it is', () => {
    it('is its employer alone', async () => {
      await forgetCustomer();
      const id = await submit();
      const other = await anEmployer().onboarded().in(world.api);
      const pay = (by: { token: string }) => world.api.request(payInvoice, { params: { id } }, by);
      expect(await pay(other)).toMatchObject({ status: 404 });
      expect(await pay(worker)).toMatchObject({ status: 403 });
    });
  });
});
