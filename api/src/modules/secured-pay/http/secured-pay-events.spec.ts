import type Stripe from 'stripe';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { shuffled } from '../../../testing/shuffled.ts';
import { CARDS, PaymentWorld } from '../../stripe/testing/payment-world.ts';

const EVENTS = 500;
const COPIES = 3;
const TOGETHER = 50;
const HOUR = 3_600_000;

/** Every type that an event on a payment can have; most of them are wrong for it. */
const TYPES = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'payment_intent.amount_capturable_updated',
] as const;

type EventBody = Readonly<Record<string, unknown>>;

describe('five hundred events on pay that is set aside, each three times, in any order', () => {
  let world: PaymentWorld;
  let employer: Employer;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', SECURE_PAY_HOURS: '48' });
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    await world.giveCard(employer);
  });
  afterAll(() => world.stop());

  const confirmed = async () => {
    const worker = await aWorker().onboarded().in(world.api);
    await world.giveBank(worker);
    const steps = await ShiftSteps.post(world.api, employer, aShift().startingIn(30));
    await steps.take(worker);
    await world.api.settle();
    return { steps, worker };
  };

  const battery = async (): Promise<readonly EventBody[]> => {
    const { data: payments } = await world.stripe.paymentIntents.list({ limit: 100 });
    const real = (await world.events()) as unknown as readonly EventBody[];
    const wanted = Array.from({ length: EVENTS - real.length }, (_, index) => ({
      id: `evt_wanted_${index}`,
      object: 'event',
      created: 1_777_900_000 + index,
      type: TYPES[index % TYPES.length],
      data: { object: payments[Math.floor(index / TYPES.length) % payments.length] },
    }));
    return [...real, ...wanted];
  };

  const deliverAll = async (events: readonly EventBody[]): Promise<void> => {
    for (let from = 0; from < events.length; from += TOGETHER) {
      const some = events.slice(from, from + TOGETHER);
      const answers = await Promise.all(some.map((event) => world.deliver(event)));
      expect(answers.map(({ status }) => status)).toEqual(some.map(() => 200));
    }
    await world.api.settle();
  };

  const stored = (name: string, fields: Readonly<Record<string, 1>>) =>
    world.api.database.native
      .collection(name)
      .find({}, { projection: { _id: 0, ...fields } })
      .sort(fields)
      .toArray();

  const state = async () => ({
    pays: await stored('securedpays', { paymentId: 1, state: 1 }),
    invoices: await stored('invoices', { sequence: 1, status: 1, 'charge.counted': 1 }),
    payouts: await stored('payouts', { shiftId: 1, status: 1, waitingFor: 1 }),
    ledger: await stored('ledger_transactions', { kind: 1, reference: 1 }),
    books: await world.books(),
  });

  const byStatus = async (): Promise<Readonly<Record<string, readonly Stripe.PaymentIntent[]>>> => {
    const { data } = await world.stripe.paymentIntents.list({ limit: 100 });
    return Object.groupBy(data, ({ status }) => status) as Record<string, Stripe.PaymentIntent[]>;
  };

  it('end in the state in which the provider is', async () => {
    const [taken, more, freed, left] = [
      await confirmed(),
      await confirmed(),
      await confirmed(),
      await confirmed(),
    ];
    await left.steps.release(left.worker);
    await world.api.settle();
    const [held] = (await byStatus()).requires_capture ?? [];
    await world.stripe.paymentIntents.cancel(held?.id ?? '');
    await world.deliverAll();
    expect(freed.steps.postId).toBe(held?.metadata.shiftId);
    // The worker's hours go beyond what is set aside, and the card has no more.
    await world.giveCard(employer, CARDS.declinedWhenCharged);
    for (const { steps, worker } of [taken, more]) {
      const { date, endDate } = await steps.shift();
      const beyond = steps === more.steps ? 2 * HOUR : 0;
      await steps.clockIn(worker, date);
      await steps.clockOut(worker, new Date(Date.parse(endDate) + beyond).toISOString());
      await steps.rate(worker);
      await steps.submit();
      await world.api.settle();
    }

    const events = await battery();
    expect(events).toHaveLength(EVENTS);
    const copies = Array.from({ length: COPIES }, () => events).flat();
    await deliverAll(shuffled(copies, 7));
    const once = await state();

    expect(once.books).toMatchObject({ sumCents: 0, unbalanced: [] });
    const { requires_capture: secured = [], succeeded = [] } = await byStatus();
    expect(once.pays).toEqual(secured.map(({ id }) => ({ paymentId: id, state: 'secured' })));
    expect(once.invoices.map(({ status }) => status)).toEqual(['paid', 'open']);
    const counted = once.invoices.flatMap(
      ({ charge }) => charge.counted as { paymentId: string }[],
    );
    expect(counted.map(({ paymentId }) => paymentId).toSorted()).toEqual(
      succeeded.map(({ id }) => id).toSorted(),
    );
    expect(once.payouts.map(({ status }) => status)).toEqual(['paid', 'paid']);

    await deliverAll(shuffled(events, 4711));
    expect(await state()).toEqual(once);
  }, 240_000);
});
