import { invoices } from '@leafshift/contracts/invoice';
import { payouts } from '@leafshift/contracts/payouts';
import {
  addBank,
  cardEntry,
  chooseDefaultCard,
  removeCard,
  saveCard,
} from '@leafshift/contracts/stripe';
import { connectOnboardingLink } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { Ledger } from '../../ledger/index.ts';
import { aBankForm, CARDS, PaymentWorld } from '../testing/payment-world.ts';

const UNKNOWN_ID = '0123456789abcdef01234567';

describe('cards, banks and the provider’s events', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start();
  });

  afterAll(() => world.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
  });

  afterEach(() => world.sandbox.faults.clear());

  /** Everything that is stored, as text. */
  const storedText = async (): Promise<string> => {
    const { native } = world.api.database;
    const all: unknown[] = [];
    for (const { name } of await native.listCollections().toArray()) {
      all.push(...(await native.collection(name).find().toArray()));
    }
    return JSON.stringify(all);
  };

  describe('when an employer enters a card', () => {
    it('keeps what is printed on a receipt, and never its number', async () => {
      const entry = await world.api.get(cardEntry, {}, employer);
      expect(entry).toEqual({
        client_secret: expect.stringMatching(/^seti_/),
        setup_intent: expect.stringMatching(/^seti_/),
        publishable_key: 'pk_test_sandbox',
        mode: 'sandbox',
      });
      await world.enterCard(employer);

      const { paymentMethods } = await world.api.get(saveCard, {}, employer);

      expect(paymentMethods).toEqual([
        {
          _id: expect.any(String),
          last4: '4242',
          exp_month: 12,
          exp_year: 2034,
          brand: 'visa',
          isDefault: true,
        },
      ]);
      expect(await storedText()).not.toContain(CARDS.works);
    });

    it('saves nothing before a card is confirmed', async () => {
      const notConfirmed = { status: 409, body: { code: 'CARD_NOT_CONFIRMED' } };
      expect(await world.api.request(saveCard, {}, employer)).toMatchObject(notConfirmed);
      await world.api.get(cardEntry, {}, employer);
      expect(await world.api.request(saveCard, {}, employer)).toMatchObject(notConfirmed);
    });

    it('says when the provider is down', async () => {
      world.sandbox.faults.arm({ kind: 'drop', worked: false }, {}, Number.POSITIVE_INFINITY);
      expect(await world.api.request(cardEntry, {}, employer)).toMatchObject({
        status: 503,
        body: { code: 'PAYMENT_PROVIDER_DOWN' },
      });
    });

    it('can choose the default one and remove one', async () => {
      await world.giveCard(employer);
      await world.giveCard(employer, '5555555555554444');
      const { paymentMethods } = await world.api.get(saveCard, {}, employer);
      expect(paymentMethods.map(({ last4, isDefault }) => [last4, isDefault])).toEqual(
        expect.arrayContaining([
          ['4242', false],
          ['4444', true],
        ]),
      );
      const id = paymentMethods.find(({ last4 }) => last4 === '4242')?._id ?? '';
      const chosen = await world.api.get(chooseDefaultCard, { params: { id } }, employer);
      expect(chosen.paymentMethods.find(({ isDefault }) => isDefault)?.last4).toBe('4242');

      const left = await world.api.get(removeCard, { params: { id } }, employer);
      expect(left.paymentMethods).toMatchObject([{ last4: '4444', isDefault: true }]);
      const stranger = await anEmployer().onboarded().in(world.api);
      const other = { params: { id: left.paymentMethods[0]?._id ?? '' } };
      expect(await world.api.request(removeCard, other, stranger)).toMatchObject({ status: 404 });
      expect(await world.api.request(chooseDefaultCard, other, stranger)).toMatchObject({
        status: 404,
      });
      expect(
        await world.api.request(removeCard, { params: { id: UNKNOWN_ID } }, employer),
      ).toMatchObject({ status: 404 });
    });

    it('is for employers', async () => {
      expect(await world.api.request(cardEntry, {}, worker)).toMatchObject({ status: 403 });
      expect(await world.api.request(saveCard, {})).toMatchObject({ status: 401 });
    });

    it('makes a new customer where the provider has lost the old one', async () => {
      await world.api.get(cardEntry, {}, employer);
      const customers = await world.stripe.customers.list({ email: employer.email });
      const lost = customers.data[0]?.id ?? '';
      await world.stripe.customers.del(lost);
      await world.giveCard(employer);
      const { data } = await world.stripe.customers.list({ email: employer.email });
      expect(data).toHaveLength(1);
      expect(data[0]?.id).not.toBe(lost);
    });
  });

  describe('when somebody connects a bank', () => {
    it('keeps its name and last four digits, and nothing else of the numbers', async () => {
      const { bankDetails } = await world.api.get(addBank, { body: aBankForm() }, worker);
      expect(bankDetails).toEqual([
        { _id: expect.any(String), bankName: 'Royal Bank of Canada', last4: '6789' },
      ]);
      const text = await storedText();
      expect(text).not.toContain('000123456789');
      expect(text).not.toContain('12345-003');
    });

    it('refuses numbers that cannot be right', async () => {
      const body = aBankForm({ institutionNumber: '999' });
      expect(await world.api.request(addBank, { body }, worker)).toMatchObject({
        status: 400,
        body: { code: 'BANK_REFUSED', msg: 'Error' },
      });
      expect(
        await world.api.request(addBank, { body: aBankForm({ transitNumber: '12' }) }, worker),
      ).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    });

    it('gives an address that leads to the provider’s own page', async () => {
      const { url } = await world.api.get(connectOnboardingLink, {}, worker);
      const { headers } = await world.api.send('GET', new URL(url).pathname);
      expect(headers.get('location')?.startsWith(`${world.sandbox.url}/`)).toBe(true);
    });
  });

  describe('when a webhook event arrives', () => {
    const event = async () => {
      await world.giveBank(worker);
      const [first] = await world.events();
      return first ?? { id: 'evt_none' };
    };

    it('believes only what is signed, within five minutes on both sides', async () => {
      const webhookEvent = await event();
      expect((await world.deliver(webhookEvent)).status).toBe(200);
      expect((await world.deliver(webhookEvent, { secondsAhead: -299 })).status).toBe(200);
      expect((await world.deliver(webhookEvent, { secondsAhead: 299 })).status).toBe(200);
      for (const options of [
        { secondsAhead: -301 },
        { secondsAhead: 301 },
        { secret: 'whsec_other' },
      ]) {
        const answer = await world.deliver(webhookEvent, options);
        expect([answer.status, await answer.json()]).toEqual([
          400,
          expect.objectContaining({ code: 'WEBHOOK_SIGNATURE_INVALID' }),
        ]);
      }
      const unsigned = await world.api.send('POST', '/api/stripe/webhook', {
        body: JSON.stringify(webhookEvent),
        headers: { 'content-type': 'application/json' },
      });
      expect(unsigned.status).toBe(400);
    });

    it('acts on each event once', async () => {
      const webhookEvent = { ...(await event()), id: `evt_${Date.now()}`, type: 'account.updated' };
      const count = () =>
        world.api.database.native
          .collection('outbox')
          .countDocuments({ key: `stripe.event:${webhookEvent.id}` });
      await Promise.all(Array.from({ length: 10 }, () => world.deliver(webhookEvent)));
      expect(await count()).toBe(1);
      await world.api.settle();
    });

    it('learns from it that an invoice is paid whose answer was lost', async () => {
      await world.giveCard(employer);
      world.sandbox.faults.arm(
        { kind: 'drop', worked: true },
        { path: '/confirm' },
        Number.POSITIVE_INFINITY,
      );
      const post = await aShift().by(employer, world.api);
      const steps = new ShiftSteps(world.api, employer, post);
      await steps.work(worker);
      await steps.submit();
      await world.api.settle();
      world.sandbox.faults.clear();

      await world.deliverAll();

      const [invoice] = (await world.api.get(invoices, {}, employer)).invoices;
      expect(invoice).toMatchObject({ status: 'paid' });
    });

    it('comes to the same state in any order, each event three times', async () => {
      await world.giveCard(employer);
      await world.giveBank(worker);
      for (const hours of [4, 4, 4]) {
        const steps = await ShiftSteps.post(world.api, employer, aShift().startingIn(hours));
        await steps.work(worker);
        await steps.submit();
      }
      await world.api.settle();
      const [reversed] = (await world.stripe.transfers.list({ limit: 1 })).data;
      await world.stripe.transfers.createReversal(reversed?.id ?? '');
      const webhookEvents = await world.events();
      const shuffled = [...webhookEvents, ...webhookEvents, ...webhookEvents]
        .map((one, index) => ({ one, order: (index * 7919) % 104_729 }))
        .toSorted((a, b) => a.order - b.order);

      for (const { one } of shuffled) {
        expect((await world.deliver(one)).status).toBe(200);
      }
      await world.api.settle();

      const statuses = (await world.api.get(payouts, {}, worker)).payouts.map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual(['failed', 'paid', 'paid']);
      const paid = (await world.api.get(invoices, {}, employer)).invoices;
      expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
      expect(await world.api.app.get(Ledger).check()).toMatchObject({
        sumCents: 0,
        unbalanced: [],
      });
    }, 60_000);

    describe('that is none of ours', () => {
      /** Everything but the queue of what is to be done, in which the events themselves are kept. */
      const stored = async (): Promise<Readonly<Record<string, unknown>>> => {
        const { native } = world.api.database;
        const names = (await native.listCollections().toArray()).map(({ name }) => name);
        const kept = names
          .filter((name) => !['outbox', 'leases', 'deliveries'].includes(name))
          .toSorted();
        const all = kept.map(async (name) => [
          name,
          await native.collection(name).find().toArray(),
        ]);
        return Object.fromEntries(await Promise.all(all));
      };

      const intent = (id: string, invoiceId?: string) => ({
        object: 'payment_intent',
        id,
        metadata: invoiceId === undefined ? {} : { invoiceId },
      });
      const transfer = (id: string, payoutId?: string) => ({
        object: 'transfer',
        id,
        reversed: true,
        metadata: payoutId === undefined ? {} : { payoutId },
      });

      it('answers it without acting on it', async () => {
        await world.giveCard(employer, CARDS.declinedWhenCharged);
        await world.giveBank(worker);
        const steps = await ShiftSteps.post(world.api, employer);
        await steps.work(worker);
        const { invoice } = await steps.submit();
        await world.deliverAll();
        const [payout] = (await world.api.get(payouts, {}, worker)).payouts;
        const before = await stored();
        expect(before).toMatchObject({ invoices: expect.anything(), payouts: expect.anything() });

        const strangers = [
          ['payment_intent.succeeded', intent('pi_of_no_invoice', UNKNOWN_ID)],
          ['payment_intent.succeeded', intent('pi_of_somebody_else')],
          ['payment_intent.succeeded', intent('pi_of_another_payment', invoice._id)],
          ['payment_intent.payment_failed', intent('pi_of_another_payment', invoice._id)],
          ['transfer.reversed', transfer('tr_of_no_payout', UNKNOWN_ID)],
          ['transfer.created', transfer('tr_of_somebody_else')],
          ['transfer.created', transfer('tr_of_unpaid_work', payout?._id)],
          ['account.updated', { object: 'account', id: 'acct_of_nobody' }],
          ['customer.created', { object: 'customer', id: 'cus_of_nobody' }],
        ] as const;
        for (const [index, [type, object]] of strangers.entries()) {
          const id = `evt_stranger_${index}`;
          const event = { id, object: 'event', created: 1, type, data: { object } };
          expect((await world.deliver(event)).status).toBe(200);
        }
        await world.api.settle();

        expect(await stored()).toEqual(before);
        const queue = world.api.database.native.collection('outbox');
        expect(await queue.countDocuments({ state: { $ne: 'done' }, kind: 'stripe.event' })).toBe(
          0,
        );
      });
    });
  });
});
