import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import type { ErrorCode } from '@leafshift/contracts/core';
import { payouts } from '@leafshift/contracts/payouts';
import { completeShift, markNoShow, shiftCost } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { PaymentWorld } from '../modules/stripe/testing/payment-world.ts';
import { aShift } from '../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';

const NEXT_MONTH_HOURS = 30 * 24;

describe('who records hours that nobody has worked', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;
  let steps: ShiftSteps;
  let startsAt: number;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365' });
  });
  afterAll(() => world.stop());

  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
    await confirmedIn(48);
  });

  const confirmedIn = async (hours: number): Promise<void> => {
    const post = await aShift().startingIn(hours).by(employer, world.api);
    steps = new ShiftSteps(world.api, employer, post);
    startsAt = Date.parse(post.date);
    await steps.take(worker);
  };

  /** An instant by its hours from the start of the shift. */
  const at = (hours: number): string => new Date(startsAt + hours * 3_600_000).toISOString();
  const goTo = (hours: number): void => world.api.clock.set(at(hours));

  const goIn = async (time: string) => {
    const params = await steps.assignmentOf(worker);
    return world.api.request(clockIn, { params, body: { clockIn: time } }, employer);
  };
  const goOut = async (time: string) => {
    const params = await steps.assignmentOf(worker);
    return world.api.request(clockOut, { params, body: { clockOut: time } }, employer);
  };
  const rate = async () => {
    const params = { ...(await steps.assignmentOf(worker)), tempUserId: worker.id };
    return world.api.request(rateWorker, { params, body: { rating: 5 } }, employer);
  };
  const submit = () =>
    world.api.request(completeShift, { params: { postId: steps.postId } }, employer);
  const cost = () => world.api.request(shiftCost, { params: { postId: steps.postId } }, employer);
  const isAbsent = async () =>
    world.api.request(markNoShow, { params: await steps.assignmentOf(worker) }, employer);

  const refused = (code: ErrorCode) => ({ status: 409, body: { code } });

  /** What money has moved between the two, on our side and at the provider. */
  const moved = async () => {
    await world.api.settle();
    await world.deliverAll();
    const invoices = world.api.database.native.collection('invoices');
    const { data } = await world.stripe.transfers.list({ limit: 100 });
    const pay = (await world.api.get(payouts, {}, worker)).payouts;
    const own = pay.map(({ _id }) => _id);
    return {
      invoices: (await invoices.find().toArray()).filter(
        ({ shiftId }) => String(shiftId) === steps.postId,
      ).length,
      payouts: own.length,
      transfers: data.filter(({ transfer_group }) => own.includes(String(transfer_group))).length,
    };
  };
  const NOTHING = { invoices: 0, payouts: 0, transfers: 0 };

  it('cannot let a shift begin in 1999', async () => {
    goTo(1);
    expect(await goIn('1999-12-31T09:00:00.000Z')).toMatchObject(refused('CLOCK_TOO_EARLY'));
    expect(await goIn(at(0))).toMatchObject({ status: 200 });
  });

  it('cannot clock anybody in earlier than an hour before the start', async () => {
    goTo(0.5);
    expect(await goIn(at(-1.01))).toMatchObject({
      status: 409,
      body: {
        code: 'CLOCK_TOO_EARLY',
        msg: 'Clock-in is possible from 60 min before the start of the shift',
      },
    });
    expect(await goIn(at(-1))).toMatchObject({ status: 200 });
  });

  it('cannot record what is still to come', async () => {
    goTo(-0.5);
    expect(await goIn(at(0))).toMatchObject(refused('CLOCK_IN_FUTURE'));
    expect(await goIn(at(-0.5))).toMatchObject({ status: 200 });
    expect(await goOut(at(8))).toMatchObject(refused('CLOCK_IN_FUTURE'));
    goTo(8);
    expect(await goOut(at(8.001))).toMatchObject(refused('CLOCK_IN_FUTURE'));
    expect(await goOut(at(8))).toMatchObject({ status: 200 });
  });

  it('cannot make a day of twenty-four hours out of a shift', async () => {
    goTo(48);
    expect(await goIn(at(0))).toMatchObject({ status: 200 });
    for (const hours of [16.001, 24]) {
      expect(await goOut(at(hours))).toMatchObject({
        status: 409,
        body: {
          code: 'CLOCK_TOO_LONG',
          msg: 'Clock-out is possible at most 16 h after clock-in',
        },
      });
    }
    expect(await goOut(at(16))).toMatchObject({ status: 200 });
  });

  it('cannot clock, submit and have paid out a shift of next month', async () => {
    await confirmedIn(NEXT_MONTH_HOURS);
    const now = world.api.clock.now().toISOString();

    expect(await goIn(at(0))).toMatchObject(refused('CLOCK_IN_FUTURE'));
    expect(await goIn(now)).toMatchObject(refused('CLOCK_TOO_EARLY'));
    expect(await goOut(at(8))).toMatchObject(refused('NOT_CLOCKED_IN'));
    expect(await rate()).toMatchObject(refused('NOT_CLOCKED_OUT'));
    expect(await submit()).toMatchObject(refused('WORKERS_NOT_COMPLETED'));

    expect(await moved()).toEqual(NOTHING);
    expect(await steps.shift()).toMatchObject({ status: null });
  });

  it('cannot close a shift whose workers may still come', async () => {
    goTo(0);
    expect(await isAbsent()).toMatchObject({ status: 200 });
    for (const hours of [0, 7.999]) {
      goTo(hours);
      expect(await cost()).toMatchObject(refused('SHIFT_NOT_OVER'));
      expect(await submit()).toMatchObject(refused('SHIFT_NOT_OVER'));
    }
    expect(await moved()).toEqual(NOTHING);

    goTo(8);
    expect(await submit()).toMatchObject({ status: 200, body: { invoice: null } });
  });

  it('is charged for what was worked when everybody has left early', async () => {
    goTo(5);
    await goIn(at(0));
    await goOut(at(5));
    await rate();

    expect(await submit()).toMatchObject({ status: 200, body: { invoice: { totalTime: 5 } } });
    expect(await moved()).toEqual({ invoices: 1, payouts: 1, transfers: 1 });
  });
});
