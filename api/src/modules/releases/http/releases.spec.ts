import { updateUser } from '@leafshift/contracts/admin';
import { invoices } from '@leafshift/contracts/invoice';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import {
  cancelShift,
  completeShift,
  deletePost,
  leftByChoice,
  releaseTerms,
  releaseWorker,
  requestShift,
  shiftCancellationTerms,
  shiftCost,
  updatePost,
} from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import {
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const HOUR = 3_600_000;
const reason = 'Fewer guests than expected';

describe('a worker whom the employer releases', () => {
  let api: TestApi;
  let employer: Employer;
  let ana: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    ana = await aWorker().onboarded().in(api);
  });

  const shiftIn = (hours: number, totalWorkers = 1) =>
    ShiftSteps.post(api, employer, aShift().startingIn(hours).with({ totalWorkers }));
  const goTo = async (steps: ShiftSteps, hours: number): Promise<void> => {
    api.clock.set(new Date(Date.parse((await steps.shift()).date) + hours * HOUR));
  };
  const termsOf = async (steps: ShiftSteps) =>
    api.get(releaseTerms, { params: await steps.assignmentOf(ana) }, employer);
  /** What the outbox says when it comes to it; it has no place among what people do. */
  const bySchedule = ['still-coming', 'shift-reminder'];
  /** The newest of the rest. */
  const told = async (who: Worker) =>
    (await api.get(notifications, { query: {} }, who)).notifications.find(
      ({ kind }) => !bySchedule.includes(kind),
    );
  const billed = async () => (await api.get(invoices, { query: {} }, employer)).invoices;
  const refusal = (code: string) => ({ ok: false, body: { code } });

  it('with 24 hours notice is free: the spot and the worker’s time are open again', async () => {
    const steps = await shiftIn(48);
    await steps.take(ana);
    await goTo(steps, -24);
    expect(await termsOf(steps)).toEqual({ isLate: false, hours: 0, pay: 0, total: 0 });

    expect(await steps.release(ana)).toMatchObject({ confirmedCount: 0, confirmedArr: [] });

    expect(await told(ana)).toMatchObject({
      kind: 'released-by-employer',
      notificationMessage: expect.stringContaining(reason),
      params: expect.not.objectContaining({ amount: expect.anything() }),
    });
    const again = await ShiftSteps.post(api, employer, aShift().startingIn(24));
    expect(await again.take(ana)).toMatchObject({ confirmedCount: 1 });
    const ben = await aWorker().onboarded().in(api);
    expect(await steps.take(ben)).toMatchObject({ confirmedCount: 1 });
    await goTo(steps, 0);
    await steps.attend(ben);
    expect((await steps.submit()).invoice.workerArray).toMatchObject([{ kind: 'worked' }]);
  });

  it('a moment later is paid four hours on the shift’s invoice, with fees and tax', async () => {
    const steps = await shiftIn(48, 2);
    const ben = await aWorker().onboarded().in(api);
    await steps.take(ana);
    await steps.take(ben);
    await goTo(steps, -23.9);
    const { rate } = await steps.shift();
    expect(await termsOf(steps)).toMatchObject({ isLate: true, hours: 4, pay: 4 * rate });

    expect(await steps.release(ana)).toMatchObject({ confirmedCount: 1, latePayCount: 1 });
    expect(await told(ana)).toMatchObject({
      notificationMessage: expect.stringContaining(`$${4 * rate}.00`),
    });
    await goTo(steps, 0);
    await steps.attend(ben);
    const cost = await api.get(shiftCost, { params: { postId: steps.postId } }, employer);
    const { invoice } = await steps.submit();

    expect(invoice).toMatchObject({
      workerArray: [
        { name: ben.name, kind: 'worked', hours: 8 },
        {
          name: ana.name,
          kind: 'late-cancellation',
          hours: 4,
          amount: 4 * rate,
          checkInTime: null,
          checkOutTime: null,
        },
      ],
      totalTime: 12,
      totalRate: 12 * rate,
      processingFee: 4,
      total: cost.total,
    });
    expect(await api.get(payouts, { query: {} }, ana)).toMatchObject({
      payouts: [{ amount: 4 * rate }],
    });
  });

  it('cannot request that shift again, and is released once', async () => {
    const steps = await shiftIn(48);
    await steps.take(ana);
    const params = await steps.assignmentOf(ana);
    await steps.release(ana);
    expect(await api.request(requestShift, { params: { id: steps.postId } }, ana)).toMatchObject(
      refusal('RELEASED_FROM_SHIFT'),
    );
    expect(await api.request(releaseWorker, { params, body: { reason } }, employer)).toMatchObject(
      refusal('NOT_CONFIRMED'),
    );
  });

  it('is billed when the shift is deleted, which cannot be edited until then', async () => {
    const steps = await shiftIn(20);
    await steps.take(ana);
    await steps.release(ana);
    const params = { id: steps.postId };
    const body = aShift().startingIn(90).form(api, employer);
    expect(await api.request(updatePost, { params, body }, employer)).toMatchObject(
      refusal('POST_HAS_LATE_PAY'),
    );

    await api.get(deletePost, { params }, employer);

    expect(await billed()).toMatchObject([
      { post: steps.postId, workerArray: [{ kind: 'late-cancellation', hours: 4 }] },
    ]);
    expect(await api.get(payouts, { query: {} }, ana)).toMatchObject({ payouts: [{ hours: 4 }] });
  });

  it('is billed by submitting the shift after its end, where nobody else came', async () => {
    const steps = await shiftIn(20);
    await steps.take(ana);
    await steps.release(ana);
    const submit = { params: { postId: steps.postId } };
    expect(await api.request(completeShift, submit, employer)).toMatchObject(
      refusal('SHIFT_NOT_OVER'),
    );
    await goTo(steps, 9);
    expect((await steps.submit()).invoice.workerArray).toMatchObject([
      { kind: 'late-cancellation' },
    ]);
  });

  it('is paid alike where the whole shift is cancelled late, at once on one invoice', async () => {
    const ben = await aWorker().onboarded().in(api);
    const steps = await shiftIn(20, 3);
    const params = { postId: steps.postId };
    await steps.take(ana);
    await steps.take(ben);
    const { rate } = await steps.shift();
    const terms = await api.get(shiftCancellationTerms, { params }, employer);
    expect(terms).toMatchObject({
      isLate: true,
      workers: [{ name: ana.name, hours: 4, pay: 4 * rate }, { name: ben.name }],
    });

    const cancelled = await api.get(cancelShift, { params }, employer);

    expect(cancelled).toMatchObject({ status: 'Cancelled', confirmedCount: 0 });
    expect(await billed()).toMatchObject([
      {
        post: steps.postId,
        workerArray: [{ kind: 'late-cancellation' }, { kind: 'late-cancellation' }],
        total: terms.total,
      },
    ]);
    expect(await told(ben)).toMatchObject({ kind: 'shift-cancelled' });
    expect(await api.request(cancelShift, { params }, employer)).toMatchObject(
      refusal('POST_CANCELLED'),
    );
  });

  it('is free where the whole shift is cancelled with notice, and too late once it has begun', async () => {
    const [coming, begun] = [await shiftIn(48), await shiftIn(70)];
    await coming.take(ana);
    await api.get(cancelShift, { params: { postId: coming.postId } }, employer);
    expect(await billed()).toEqual([]);
    await begun.take(ana);
    await goTo(begun, 0);
    expect(
      await api.request(cancelShift, { params: { postId: begun.postId } }, employer),
    ).toMatchObject(refusal('SHIFT_BEGUN'));
  });

  it('pays who is confirmed on a shift that ends with its suspended business', async () => {
    const [soon, later] = [await shiftIn(20), await shiftIn(60)];
    const ben = await aWorker().onboarded().in(api);
    await soon.take(ana);
    await later.take(ben);
    const admin = await anAdmin().in(api);
    const body = { suspended: true, reason: 'Fights at work' };
    await api.get(updateUser, { params: { id: employer.id }, body }, admin);
    await api.settle();

    expect(await billed()).toMatchObject([
      { post: soon.postId, workerArray: [{ name: ana.name, hours: 4 }] },
    ]);
    expect(await told(ana)).toMatchObject({
      kind: 'shift-cancelled',
      params: { amount: expect.anything() },
    });
    expect(await told(ben)).toMatchObject({ kind: 'shift-cancelled' });
  });

  it('is paid no more than what the operator has set', async () => {
    const other = await startApi({ env: { LATE_RELEASE_HOURS: '0' } });
    try {
      const boss = await anEmployer().onboarded().in(other);
      const eve = await aWorker().onboarded().in(other);
      const steps = await ShiftSteps.post(other, boss, aShift().startingIn(5));
      await steps.take(eve);
      expect(
        await other.get(releaseTerms, { params: await steps.assignmentOf(eve) }, boss),
      ).toMatchObject({ isLate: false, pay: 0 });
      expect(await steps.release(eve)).not.toHaveProperty('latePayCount');
    } finally {
      await other.stop();
    }
  }, 60_000);

  describe('a no-show', () => {
    it('opens the spot for who has requested it, and can come only while it is open', async () => {
      const ben = await aWorker().onboarded().in(api);
      const steps = await shiftIn(48);
      await steps.request(ben);
      await steps.take(ana);
      const confirmation = await steps.confirmation(ben);
      await goTo(steps, 0);
      const { date, endDate } = await steps.noShow(ana);

      expect(await steps.confirm(ben)).toMatchObject({ confirmedCount: 1, requestCount: 0 });
      expect(confirmation.body.requestUserId).toBe(ben.id);
      await expect(steps.clockIn(ana, date)).rejects.toThrow(/filled/);
      await steps.clockIn(ben, date);
      await steps.clockOut(ben, endDate);
      await steps.rate(ben);
      expect((await steps.submit()).invoice.workerArray).toMatchObject([{ name: ben.name }]);
    });
  });

  describe('who is sent home', () => {
    const clockedOutAfter = async (hours: number) => {
      const steps = await shiftIn(48);
      await steps.take(ana);
      const { date } = await steps.shift();
      await steps.clockIn(ana, date);
      await steps.clockOut(ana, new Date(Date.parse(date) + hours * HOUR).toISOString());
      return steps;
    };

    it('after having come on time is paid at least four hours', async () => {
      const steps = await clockedOutAfter(1.5);
      await steps.rate(ana);
      expect((await steps.submit()).invoice).toMatchObject({
        workerArray: [{ kind: 'sent-home', hours: 4, workedHours: 1.5 }],
        totalTime: 4,
      });
    });

    it('is paid what they worked where they left by choice, and reads why the employer says so', async () => {
      const steps = await clockedOutAfter(1.5);
      const params = await steps.assignmentOf(ana);
      const body = { reason: 'Had another appointment' };
      await api.get(leftByChoice, { params, body }, employer);

      expect(await told(ana)).toMatchObject({
        kind: 'left-by-choice',
        notificationMessage: expect.stringContaining('Had another appointment'),
      });
      await steps.rate(ana);
      const [line] = (await steps.submit()).invoice.workerArray;
      expect(line).toMatchObject({ kind: 'worked', hours: 1.5 });
      expect(await api.request(leftByChoice, { params, body }, employer)).toMatchObject(
        refusal('POST_COMPLETE'),
      );
    });
  });
});
