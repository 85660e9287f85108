import { type Invoice, invoices } from '@leafshift/contracts/invoice';
import Stripe from 'stripe';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { shuffled } from '../../../testing/shuffled.ts';
import { Ledger } from '../../ledger/index.ts';
import { CARDS, PaymentWorld } from '../testing/payment-world.ts';

const EVENTS = 500;
const COPIES = 3;
const TOGETHER = 25;
const SHIFTS_EACH = 4;

/** Cents that the sandbox gives the platform before its first charge. */
const OPENING_BALANCE = 100_000_000;

/** What happens at the provider in the end, each time to the newest that is left. */
const HAPPENINGS = [
  'early-fraud-warning',
  'dispute-opened',
  'dispute-lost',
  'dispute-opened',
  'dispute-won',
  'charge-partly-refunded',
  'charge-refunded',
  'charge-partly-refunded',
  'dispute-opened',
  'payout-failed',
] as const;

type EventBody = Readonly<Record<string, unknown>>;

describe('five hundred events of the provider, each three times, in any order', () => {
  let world: PaymentWorld;
  let paying: Employer;
  let declined: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_sandbox' });
    paying = await anEmployer().onboarded().withoutCard().in(world.api);
    declined = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveBank(worker);
    await world.giveCard(paying);
    await world.giveCard(declined, CARDS.declinedWhenCharged);
  });
  afterAll(() => world.stop());

  const worked = async (employer: Employer): Promise<ShiftSteps> => {
    const steps = await ShiftSteps.post(world.api, employer, aShift().startingIn(4));
    await steps.work(worker);
    return steps;
  };

  /** What the provider has recorded, and the same objects sent under every type that there is, true or not. */
  const battery = async (): Promise<readonly EventBody[]> => {
    const real = (await everyEvent(world.stripe)) as unknown as readonly EventBody[];
    const objects = real.map(({ data }) => (data as { readonly object: EventBody }).object);
    const claims = objects.flatMap((object) =>
      (CLAIMS[String(object.object)] ?? []).map((type) => ({ type, data: { object } })),
    );
    const wanted = Array.from({ length: EVENTS - real.length }, (_, index) => ({
      id: `evt_claim_${index}`,
      object: 'event',
      created: 1_777_900_000 + index,
      ...claims[index % claims.length],
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

  /** Everything that money moves on, without the times at which it did. */
  const state = async () => {
    const stored = async (name: string, fields: Readonly<Record<string, 1>>) =>
      world.api.database.native
        .collection(name)
        .find({}, { projection: { _id: 0, ...fields } })
        .sort(fields)
        .toArray();
    return {
      invoices: await stored('invoices', { sequence: 1, status: 1, claims: 1 }),
      payouts: await stored('payouts', { shiftId: 1, status: 1, waitingFor: 1 }),
      ledger: await stored('ledger_transactions', { kind: 1, reference: 1 }),
      notifications: (await stored('notifications', { kind: 1, 'params.invoiceId': 1 })).length,
      check: await world.api.app.get(Ledger).check(),
    };
  };

  const shown = (invoice: Invoice) => ({
    status: invoice.status,
    due: invoice.amountDue,
    disputes: invoice.disputes.map(({ status }) => status),
    refunds: invoice.refunds.map(({ amount }) => amount),
    isWarned: invoice.fraudWarnedAt !== null,
  });

  /** What has come in and not gone out again, as the provider counts it. */
  const providersShare = async (): Promise<number> => {
    const [balance] = (await world.stripe.balance.retrieve()).available;
    return (balance?.amount ?? 0) - OPENING_BALANCE;
  };

  const bookedShare = async (): Promise<number> => {
    const stored = await world.api.database.native
      .collection<{ entries: { account: string; amountCents: number }[] }>('ledger_transactions')
      .find()
      .toArray();
    return stored
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account === 'provider')
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  };

  it('end in the state in which the provider is', async () => {
    // The API hears nothing of its charges but what the events tell.
    world.sandbox.faults.arm(
      { kind: 'drop', worked: true },
      { path: '/confirm' },
      Number.POSITIVE_INFINITY,
    );
    const shifts: ShiftSteps[] = [];
    for (let number = 0; number < SHIFTS_EACH; number += 1) {
      shifts.push(await worked(paying), await worked(declined));
    }
    // At one moment, so that no charge is due again before the events come.
    for (const shift of shifts) {
      await shift.submit();
    }
    await world.api.settle();
    world.sandbox.faults.clear();
    const before = (await world.api.get(invoices, {}, paying)).invoices;
    expect(before.map(({ status }) => status)).toEqual(Array(SHIFTS_EACH).fill('open'));

    await deliverAll((await everyEvent(world.stripe)) as unknown as readonly EventBody[]);
    const [reversed] = (await world.stripe.transfers.list({ limit: 1 })).data;
    await world.stripe.transfers.createReversal(reversed?.id ?? '');
    for (const happening of HAPPENINGS) await world.let(happening);

    const events = await battery();
    expect(events).toHaveLength(EVENTS);
    const copies = Array.from({ length: COPIES }, () => events).flat();
    await deliverAll(shuffled(copies, 7));
    const once = await state();

    expect(once.check).toMatchObject({ sumCents: 0, unbalanced: [] });
    const paid = (await world.api.get(invoices, {}, paying)).invoices;
    expect(paid.map(shown).toSorted(byText)).toEqual(
      [
        { status: 'open', due: 262.16, disputes: ['lost'], refunds: [], isWarned: true },
        { status: 'paid', due: 0, disputes: ['won'], refunds: [], isWarned: false },
        { status: 'paid', due: 0, disputes: [], refunds: [131.08, 131.08], isWarned: false },
        { status: 'paid', due: 0, disputes: ['open'], refunds: [131.08], isWarned: false },
      ].toSorted(byText),
    );
    const others = (await world.api.get(invoices, {}, declined)).invoices;
    expect(others.map(({ status }) => status)).toEqual(Array(SHIFTS_EACH).fill('open'));
    expect(await providersShare()).toBe(await bookedShare());
    expect(once.payouts.map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'failed',
      ...Array(SHIFTS_EACH - 2).fill('paid'),
      ...Array(SHIFTS_EACH).fill('waiting'),
    ]);
    const charges = (await world.stripe.charges.list({ limit: 100 })).data;
    expect(charges.filter((charge) => charge.paid)).toHaveLength(SHIFTS_EACH);

    await deliverAll(shuffled(events, 4711));
    expect(await state()).toEqual(once);
  }, 240_000);
});

describe('the signature of an event', () => {
  let world: PaymentWorld;

  beforeAll(async () => {
    world = await PaymentWorld.start({ STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' });
  });
  afterAll(() => world.stop());

  const event = {
    id: 'evt_of_nobody',
    object: 'event',
    created: 1,
    type: 'customer.created',
    data: { object: { id: 'cus_1', name: 'Żółć 王' } },
  };

  it('is believed under the new and the old secret while one is being changed', async () => {
    const answers = await Promise.all(
      ['whsec_new', 'whsec_old', 'whsec_sandbox'].map((secret) => world.deliver(event, { secret })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
  });

  it('is made over the very bytes that were sent', async () => {
    const payload = JSON.stringify(event, null, 3);
    const timestamp = Math.floor(world.api.clock.now().getTime() / 1000);
    const signed = { payload, secret: 'whsec_new', timestamp };
    const send = async (body: string) => {
      const answer = await world.api.send('POST', '/api/stripe/webhook', {
        body,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': Stripe.webhooks.generateTestHeaderString(signed),
        },
      });
      return answer.status;
    };
    expect(await send(payload)).toBe(200);
    expect(await send(JSON.stringify(event))).toBe(400);
    expect(await send(`${payload} `)).toBe(400);
  });
});

/** Which types an event on an object can have; half of them are wrong for it. */
const CLAIMS: Readonly<Record<string, readonly string[]>> = {
  payment_intent: [
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'payment_intent.processing',
    'payment_intent.canceled',
  ],
  transfer: ['transfer.created', 'transfer.updated', 'transfer.reversed'],
  account: ['account.updated'],
  charge: ['charge.refunded'],
  refund: ['refund.updated', 'refund.failed'],
  dispute: ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'],
  'radar.early_fraud_warning': ['radar.early_fraud_warning.created'],
};

const byText = (one: object, other: object): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

async function everyEvent(stripe: Stripe): Promise<readonly Stripe.Event[]> {
  const all: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    all.push(event);
  }
  return all.toReversed();
}
