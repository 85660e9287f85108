import { accountStatement } from '@leafshift/contracts/account-statements';
import { invoices } from '@leafshift/contracts/invoice';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import { createPost, deletePost } from '@leafshift/contracts/posts';
import { ownSecuredPay, shiftsSecuredPay, trySecuredPay } from '@leafshift/contracts/secured-pay';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { CancelAssignmentUseCase } from '../../assignments/application/absence/cancel-assignment.use-case.ts';
import { ConfirmWorkerUseCase } from '../../assignments/application/confirmation/confirm-worker.use-case.ts';
import { AgreeToChangesUseCase } from '../../assignments/application/requests/agree-to-changes.use-case.ts';
import type { AssignmentId } from '../../assignments/domain/ids.ts';
import { UpdateShiftUseCase } from '../../posts/application/postings/update-shift.use-case.ts';
import type { ShiftId } from '../../posts/index.ts';
import { CARDS, PaymentWorld } from '../../stripe/testing/payment-world.ts';

const HOUR = 3_600_000;
/** 8 hours at 25 dollars in Ontario, with fees and tax, in cents. */
const TOTAL = 26_216;

describe('the pay of a shift', () => {
  let world: PaymentWorld;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    world = await PaymentWorld.start({ SESSION_DAYS: '365', SECURE_PAY_HOURS: '48' });
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().withoutCard().in(world.api);
    worker = await aWorker().onboarded().in(world.api);
    await world.giveCard(employer);
    await world.giveBank(worker);
  });
  afterEach(async () => {
    expect(await world.books()).toMatchObject({ sumCents: 0, unbalanced: [] });
  });

  const shiftIn = async (hours: number, totalWorkers = 1): Promise<ShiftSteps> =>
    ShiftSteps.post(world.api, employer, aShift().startingIn(hours).with({ totalWorkers }));
  /** Confirmed with that many hours to go. */
  const confirmedIn = async (hours: number): Promise<ShiftSteps> => {
    const steps = await shiftIn(hours);
    await steps.take(worker);
    await world.api.settle();
    return steps;
  };
  const goTo = async (steps: ShiftSteps, hours: number): Promise<void> => {
    world.api.clock.set(new Date(Date.parse((await steps.shift()).date) + hours * HOUR));
    await world.api.settle();
  };
  const seenByWorker = async () =>
    (await world.api.get(ownSecuredPay, {}, worker)).shifts.map(({ state }) => state);
  const seenByEmployer = async () => (await world.api.get(shiftsSecuredPay, {}, employer)).shifts;
  const payments = async (steps: ShiftSteps) => {
    const { data } = await world.stripe.paymentIntents.list({ limit: 100 });
    return data
      .filter(({ metadata }) => metadata.shiftId === steps.postId)
      .map((intent) => [intent.status, intent.amount, intent.amount_received]);
  };
  const kindsOf = async (person: { token: string }) =>
    (await world.api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);
  const invoice = async () => (await world.api.get(invoices, {}, employer)).invoices[0];
  const submit = async (steps: ShiftSteps) => {
    const answer = await steps.submit();
    await world.api.settle();
    await world.deliverAll();
    return answer.invoice;
  };

  it('is set aside 48 hours before the start, which worker and business see', async () => {
    const steps = await confirmedIn(72);
    expect(await seenByWorker()).toEqual(['planned']);
    await goTo(steps, -48.1);
    expect(await payments(steps)).toEqual([]);

    await goTo(steps, -48);

    expect(await payments(steps)).toEqual([['requires_capture', TOTAL, 0]]);
    expect(await seenByWorker()).toEqual(['secured']);
    expect(await seenByEmployer()).toMatchObject([
      { postId: steps.postId, state: 'secured', amount: 262.16, code: null, mendBy: null },
    ]);
    expect(await kindsOf(employer)).not.toContain('pay-not-secured');
  });

  it('is set aside with the confirmation where that is later, once for all who are confirmed', async () => {
    const steps = await shiftIn(20, 2);
    const other = await aWorker().onboarded().in(world.api);
    for (const who of [worker, other]) {
      await steps.take(who);
      await world.api.settle();
    }
    expect(await payments(steps)).toEqual([['requires_capture', 2 * TOTAL, 0]]);
  });

  it('is taken when the shift is submitted: what is due and no more', async () => {
    const steps = await confirmedIn(30);
    const { date } = await steps.shift();
    await steps.clockIn(worker, date);
    await steps.clockOut(worker, new Date(Date.parse(date) + 6 * HOUR).toISOString());
    await steps.rate(worker);
    await goTo(steps, 8);

    const { total } = await submit(steps);

    const cents = Math.round(total * 100);
    expect(cents).toBeLessThan(TOTAL);
    expect(await payments(steps)).toEqual([['succeeded', TOTAL, cents]]);
    expect(await invoice()).toMatchObject({ status: 'paid', amountDue: 0 });
    expect((await world.api.get(payouts, {}, worker)).payouts).toMatchObject([
      { amount: 150, status: expect.stringMatching(/sent|paid/) },
    ]);
    expect(await seenByEmployer()).toEqual([]);
  });

  it('is charged in a second payment for what goes beyond; the worker’s pay does not wait for it', async () => {
    const steps = await confirmedIn(30);
    const { date, endDate } = await steps.shift();
    await steps.clockIn(worker, date);
    await steps.clockOut(worker, new Date(Date.parse(endDate) + 2 * HOUR).toISOString());
    await steps.rate(worker);
    await world.giveCard(employer, CARDS.declinedWhenCharged);

    const { total } = await submit(steps);

    expect(await payments(steps)).toEqual([['succeeded', TOTAL, TOTAL]]);
    expect(await invoice()).toMatchObject({
      status: 'open',
      amountDue: Math.round(total * 100 - TOTAL) / 100,
      paidWith: [{ brand: 'visa', last4: '4242' }],
      paymentError: { code: 'CARD_DECLINED' },
    });
    expect((await world.api.get(payouts, {}, worker)).payouts).toMatchObject([
      { amount: 250, status: expect.stringMatching(/sent|paid/) },
    ]);
    await world.giveCard(employer);
    await world.api.settle();
    await world.deliverAll();
    expect(await invoice()).toMatchObject({ status: 'paid', amountDue: 0, total });
    expect(await kindsOf(employer)).toContain('payment-succeeded');
  });

  it('pays an invoice that goes beyond it by less than 50 cents, which we bear', async () => {
    const steps = await confirmedIn(30);
    const { date, endDate } = await steps.shift();
    await steps.clockIn(worker, date);
    await steps.clockOut(worker, new Date(Date.parse(endDate) + HOUR / 100).toISOString());
    await steps.rate(worker);

    const { total } = await submit(steps);

    const beyond = Math.round(total * 100) - TOTAL;
    expect(beyond).toBeGreaterThan(0);
    expect(beyond).toBeLessThan(50);
    expect(await payments(steps)).toEqual([['succeeded', TOTAL, TOTAL]]);
    expect(await invoice()).toMatchObject({
      status: 'paid',
      amountDue: 0,
      writtenOff: beyond / 100,
    });
    expect((await world.api.get(payouts, {}, worker)).payouts).toMatchObject([
      { amount: 200.25, status: expect.stringMatching(/sent|paid/) },
    ]);
    expect(await world.balanceOf('cost:write-offs')).toBe(beyond);
    const params = { period: date.slice(0, 7) };
    const { sums, closing } = await world.api.get(accountStatement, { params }, employer);
    expect([sums['written-off'], closing]).toEqual([-beyond / 100, 0]);
    expect(await world.balanceOf(`receivable:${employer.id}`)).toBe(0);
  });

  it('is charged as ever where the bank has freed it before the shift is submitted', async () => {
    const steps = await confirmedIn(30);
    await steps.attend(worker);
    world.api.clock.advance({ days: 8 });
    await world.api.settle();

    await submit(steps);

    expect(await payments(steps)).toEqual([['canceled', TOTAL, 0]]);
    expect(await invoice()).toMatchObject({ status: 'paid' });
  });

  it('is set aside again where the bank frees it before the start', async () => {
    const steps = await confirmedIn(30);
    const [held] = (await world.stripe.paymentIntents.list({ limit: 1 })).data;
    await world.stripe.paymentIntents.cancel(held?.id ?? '');
    await world.deliverAll();

    expect(await seenByWorker()).toEqual(['secured']);
    expect((await payments(steps)).map(([status]) => status)).toEqual([
      'requires_capture',
      'canceled',
    ]);
  });

  it('is free again once nobody is confirmed, and planned anew with the next', async () => {
    const steps = await confirmedIn(40);
    await steps.release(worker);
    await world.api.settle();
    expect(await payments(steps)).toEqual([['canceled', TOTAL, 0]]);
    expect(await seenByEmployer()).toEqual([]);

    await steps.take(await aWorker().onboarded().in(world.api));
    await world.api.settle();
    expect((await payments(steps)).map(([status]) => status)).toContain('requires_capture');
  });

  it('follows a shift that is moved while nobody is confirmed, however soon somebody is again', async () => {
    const { app } = world.api;
    const steps = await shiftIn(40, 2);
    await steps.take(worker);
    await world.api.settle();
    const other = await aWorker().onboarded().in(world.api);
    await steps.request(other);
    const request = await steps.confirmation(other);
    const shiftId = steps.postId as ShiftId;
    const moved = { ...aShift().startingIn(160).form(world.api, employer), totalWorkers: 2 };
    // In one transaction, so that nobody looks between them whether the pay is still wanted.
    await app.get(Transactions).run(async () => {
      await app.get(CancelAssignmentUseCase).execute(worker.id, shiftId);
      await app.get(UpdateShiftUseCase).execute(employer.id, shiftId, moved);
      await app.get(AgreeToChangesUseCase).execute(other.id, shiftId);
      const assignmentId = request.body.requestId as AssignmentId;
      const confirmed = { shiftId, assignmentId, workerId: other.id };
      await app.get(ConfirmWorkerUseCase).execute(employer.id, confirmed);
    });
    await world.api.settle();

    expect(await payments(steps)).toEqual([['canceled', 2 * TOTAL, 0]]);
    expect(await seenByEmployer()).toMatchObject([{ postId: steps.postId, state: 'planned' }]);
    await goTo(steps, -48);
    expect(await seenByEmployer()).toMatchObject([{ postId: steps.postId, state: 'secured' }]);
  });

  it('pays what a late release owes, also where the shift is cancelled', async () => {
    const steps = await confirmedIn(30);
    await goTo(steps, -10);
    await steps.release(worker);
    await world.api.settle();
    await world.api.get(deletePost, { params: { id: steps.postId } }, employer);
    await world.api.settle();
    await world.deliverAll();

    expect(await invoice()).toMatchObject({ status: 'paid', totalTime: 4 });
    expect(await payments(steps)).toMatchObject([['succeeded', TOTAL, expect.any(Number)]]);
  });

  describe('that the card refuses', () => {
    let steps: ShiftSteps;

    beforeEach(async () => {
      await world.giveCard(employer, CARDS.declinedWhenCharged);
      steps = await shiftIn(72);
      await steps.take(worker);
      await goTo(steps, -48);
    });

    it('is told to the business, with the time to mend it; the worker sees that it is not secured', async () => {
      const { date } = await steps.shift();
      const mendBy = new Date(Date.parse(date) - 12 * HOUR).toISOString();
      expect(await seenByEmployer()).toMatchObject([
        { state: 'refused', code: 'CARD_DECLINED', mendBy, amount: 262.16 },
      ]);
      const { notifications: told } = await world.api.get(notifications, {}, employer);
      expect(told.find(({ kind }) => kind === 'pay-not-secured')?.link).toBe(
        `/posts?shift=${steps.postId}&view=confirmed`,
      );
      const { shifts } = await world.api.get(ownSecuredPay, {}, worker);
      expect(shifts).toEqual([{ postId: steps.postId, state: 'refused', at: mendBy }]);
    });

    it('keeps the business from posting and confirming until it is mended', async () => {
      const body = aShift().form(world.api, employer);
      expect(await world.api.request(createPost, { body }, employer)).toMatchObject({
        ok: false,
        body: { code: 'CARD_FAILED' },
      });

      await world.giveCard(employer);
      await world.api.settle();

      expect(await seenByWorker()).toEqual(['secured']);
      expect(await kindsOf(employer)).toContain('pay-secured');
      expect(await world.api.request(createPost, { body }, employer)).toMatchObject({ ok: true });
    });

    it('can be tried again by the business, and only then', async () => {
      const params = { postId: steps.postId };
      expect(await world.api.get(trySecuredPay, { params }, employer)).toMatchObject({
        state: 'refused',
      });
      const other = await anEmployer().onboarded().in(world.api);
      expect(await world.api.request(trySecuredPay, { params }, other)).toMatchObject({
        body: { code: 'NOT_FOUND' },
      });
      await world.giveCard(employer);
      await world.api.settle();
      expect(await world.api.request(trySecuredPay, { params }, employer)).toMatchObject({
        body: { code: 'PAY_NOT_REFUSED' },
      });
    });

    it('releases the workers twelve hours before the start, who are told and owed late pay', async () => {
      await goTo(steps, -12.1);
      expect(await steps.shift()).toMatchObject({ confirmedCount: 1 });

      await goTo(steps, -12);

      expect(await steps.shift()).toMatchObject({ confirmedCount: 0, latePayCount: 1 });
      expect(await kindsOf(worker)).toContain('released-unsecured');
      expect(await kindsOf(employer)).toContain('worker-released');
      expect(await seenByWorker()).toEqual([]);
      expect(await seenByEmployer()).toMatchObject([{ state: 'released' }]);
    });

    it('releases nobody where another card is saved in time', async () => {
      await goTo(steps, -13);
      await world.giveCard(employer);
      await goTo(steps, -12);
      expect(await steps.shift()).toMatchObject({ confirmedCount: 1 });
      expect(await seenByWorker()).toEqual(['secured']);
    });
  });

  it('that is refused with less than twelve hours to go has two hours', async () => {
    await world.giveCard(employer, CARDS.declinedWhenCharged);
    const steps = await confirmedIn(8);
    await goTo(steps, -6.1);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 1 });
    await goTo(steps, -6);
    expect(await steps.shift()).toMatchObject({ confirmedCount: 0 });
  });

  it('is asked for again where the provider does not answer, and nobody is released for that', async () => {
    const steps = await shiftIn(72);
    await steps.take(worker);
    const down = world.sandbox.faults.arm(
      { kind: 'fail', status: 503 },
      { path: '/payment_intents' },
      99,
    );
    await goTo(steps, -48);
    expect(await seenByWorker()).toEqual(['planned']);
    down.release();
    await goTo(steps, -46);
    expect(await seenByWorker()).toEqual(['secured']);
    expect(await payments(steps)).toEqual([['requires_capture', TOTAL, 0]]);
  });
});
