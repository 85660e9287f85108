import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import type { ErrorCode } from '@leafshift/contracts/core';
import { invoices } from '@leafshift/contracts/invoice';
import { notifications } from '@leafshift/contracts/notification';
import { payouts } from '@leafshift/contracts/payouts';
import {
  cancelAssignment,
  completeShift,
  deletePost,
  getPost,
  history,
  markNoShow,
  shiftCost,
  updatePost,
} from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { rateBusiness, rateWorker } from '@leafshift/contracts/rating';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { type Answered, startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the work of a shift', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_DAYS: '365' } });
    employer = await anEmployer().onboarded().in(api);
  });

  afterAll(() => api.stop());

  const post = (shift = aShift(), by = employer): Promise<ShiftSteps> =>
    ShiftSteps.post(api, by, shift);

  const worker = (): Promise<Worker> => aWorker().onboarded().in(api);

  const refusal = (code: ErrorCode) => ({ ok: false, body: expect.objectContaining({ code }) });

  const kindsOf = async (person: { token: string }): Promise<readonly string[]> =>
    (await api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);

  describe('when the employer records times and rates', () => {
    it('goes from confirmed over clocked in and clocked out to completed', async () => {
      const steps = await post();
      const wanda = await worker();
      const { date, endDate } = await steps.take(wanda);

      expect((await steps.clockIn(wanda, date)).confirmedArr[0]).toMatchObject({
        shiftStatus: 'Clocked In',
        shiftDetails: { employer: { checkInTime: date } },
      });
      expect((await steps.clockOut(wanda, endDate)).confirmedArr[0]).toMatchObject({
        shiftStatus: 'Clocked Out',
        shiftDetails: { employer: { checkOutTime: endDate } },
      });
      expect((await steps.rate(wanda, 5)).confirmedArr[0]).toMatchObject({
        shiftStatus: 'Completed',
        shiftDetails: { employer: { rated: true, rating: 5 } },
      });
      expect(await kindsOf(wanda)).toEqual(['clocked-out', 'clocked-in', 'worker-confirmed']);
    });

    it('refuses each step out of its order', async () => {
      const steps = await post();
      const wanda = await worker();
      const { date, endDate } = await steps.take(wanda);
      const params = await steps.assignmentOf(wanda);
      const goIn = () => api.request(clockIn, { params, body: { clockIn: date } }, employer);
      const goOut = (at = endDate) =>
        api.request(clockOut, { params, body: { clockOut: at } }, employer);
      const rate = () =>
        api.request(
          rateWorker,
          { params: { ...params, tempUserId: wanda.id }, body: { rating: 3 } },
          employer,
        );
      const hoursLater = (hours: number) =>
        new Date(Date.parse(date) + hours * 3_600_000).toISOString();

      api.clock.set(hoursLater(48));
      expect(await goOut()).toMatchObject(refusal('NOT_CLOCKED_IN'));
      expect(await rate()).toMatchObject(refusal('NOT_CLOCKED_OUT'));
      expect(await goIn()).toMatchObject({ ok: true });
      expect(await goIn()).toMatchObject(refusal('ALREADY_CLOCKED_IN'));
      expect(await goOut(date)).toMatchObject({ status: 400, ...refusal('CLOCK_OUT_BEFORE_IN') });
      expect(await goOut(hoursLater(16.1))).toMatchObject({
        status: 409,
        ...refusal('CLOCK_TOO_LONG'),
      });
      expect(await rate()).toMatchObject(refusal('NOT_CLOCKED_OUT'));
      expect(await goOut(hoursLater(16))).toMatchObject({ ok: true });
      expect(await goOut()).toMatchObject(refusal('ALREADY_CLOCKED_OUT'));
      expect(await rate()).toMatchObject({ ok: true });
      expect(await rate()).toMatchObject(refusal('ALREADY_RATED'));
    });

    it.each([0, 6, 4.5, -1])('refuses a rating of %d stars', async (rating) => {
      const steps = await post();
      const wanda = await worker();
      const { date, endDate } = await steps.take(wanda);
      await steps.clockIn(wanda, date);
      await steps.clockOut(wanda, endDate);
      const params = { ...(await steps.assignmentOf(wanda)), tempUserId: wanda.id };

      expect(await api.request(rateWorker, { params, body: { rating } }, employer)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'rating' }] },
      });
    });

    it('answers 404 for assignments of others and of other shifts', async () => {
      const steps = await post();
      const elsewhere = await post(aShift().startingIn(72));
      const other = await anEmployer().onboarded().in(api);
      const wanda = await worker();
      const { date } = await steps.take(wanda);
      const params = await steps.assignmentOf(wanda);
      const goIn = (postId: string, by: Employer) =>
        api.request(clockIn, { params: { ...params, postId }, body: { clockIn: date } }, by);

      expect(await goIn(steps.postId, other)).toMatchObject({ status: 404 });
      expect(await goIn(elsewhere.postId, employer)).toMatchObject({ status: 404 });
      expect(await goIn(steps.postId, wanda as never)).toMatchObject({ status: 403 });
    });

    it("is part of the worker's average and of the shifts completed", async () => {
      const wanda = await worker();
      for (const [index, stars] of [5, 4].entries()) {
        const steps = await post(aShift().startingIn(48 + index * 10));
        await steps.work(wanda, stars);
        await steps.submit();
        const params = { postId: steps.postId };
        await api.get(rateBusiness, { params, body: { rating: 5 } }, wanda);
      }
      const profile = await api.get(workerProfile, { params: { userId: wanda.id } }, employer);
      expect(profile).toMatchObject({ rating: 4.5, shiftsCompleted: 2 });
    });
  });

  describe('when the employer submits it', () => {
    const submit = (steps: ShiftSteps, by = employer) =>
      api.request(completeShift, { params: { postId: steps.postId } }, by);

    it('refuses while a confirmed worker is not completed, and without any', async () => {
      const empty = await post();
      const steps = await post(aShift().with({ totalWorkers: 2 }));
      const present = await worker();
      await steps.take(present);
      await steps.take(await worker());
      await steps.attend(present);

      expect(await submit(steps)).toMatchObject({
        status: 409,
        body: { code: 'WORKERS_NOT_COMPLETED', msg: 'Please complete all workers shifts' },
      });
      expect(await submit(empty)).toMatchObject(refusal('NO_WORKERS_CONFIRMED'));
    });

    it('completes the shift and answers its invoice, each time the same', async () => {
      const steps = await post(aShift().with({ totalWorkers: 2, rate: 25.5 }));
      const ana = await aWorker().called('Ana Alvarez').onboarded().in(api);
      await steps.request(await worker());
      await steps.work(ana);

      const first = await submit(steps);
      const second = await submit(steps);

      expect(first).toMatchObject({
        ok: true,
        body: {
          post: { status: 'Complete', requests: [], requestCount: 0, confirmedCount: 1 },
          invoice: {
            number: expect.stringMatching(/^LS-\d{6}$/),
            post: steps.postId,
            workerArray: [{ name: 'Ana Alvarez', hours: 8, rate: 25.5, amount: 204 }],
            totalTime: 8,
            totalRate: 204,
            leafshiftPercent: 15,
            leafshiftFee: 30.6,
            processingFee: 2,
            taxPercent: 13,
            tax: 30.76,
            total: 267.36,
            status: 'open',
          },
        },
      });
      const invoiceOf = (answer: Answered<typeof completeShift>) =>
        answer.ok ? answer.body.invoice?._id : null;
      expect(invoiceOf(first)).not.toBeNull();
      expect(invoiceOf(second)).toBe(invoiceOf(first));
    });

    it('refuses every change after that', async () => {
      const steps = await post();
      const wanda = await worker();
      await steps.work(wanda);
      const form = aShift().form(api, employer);
      await steps.submit();
      const id = { params: { id: steps.postId } };

      const confirmed = refusal('POST_HAS_CONFIRMED_WORKER');
      expect(await api.request(updatePost, { ...id, body: form }, employer)).toMatchObject(
        confirmed,
      );
      expect(await api.request(deletePost, id, employer)).toMatchObject(confirmed);
      expect(
        await api.request(cancelAssignment, { params: { postId: steps.postId } }, wanda),
      ).toMatchObject(refusal('POST_COMPLETE'));
    });

    it('belongs to its employer', async () => {
      const steps = await post();
      await steps.work(await worker());
      const other = await anEmployer().onboarded().in(api);
      expect(await submit(steps, other)).toMatchObject({ status: 404 });
      expect(await steps.shift()).toMatchObject({ status: null });
    });
  });

  describe('when a confirmed worker never comes', () => {
    const markAbsent = async (
      steps: ShiftSteps,
      absent: Worker,
      by: { token: string } = employer,
    ) => api.request(markNoShow, { params: await steps.assignmentOf(absent) }, by);

    const begun = async (...workers: Worker[]): Promise<ShiftSteps> => {
      const steps = await post(aShift().with({ totalWorkers: workers.length }));
      for (const each of workers) {
        await steps.take(each);
      }
      api.clock.set((await steps.shift()).date);
      return steps;
    };

    it('lets the employer say so once the shift has begun, and tells the worker', async () => {
      const wanda = await worker();
      const steps = await post();
      await steps.take(wanda);
      expect(await markAbsent(steps, wanda)).toMatchObject(refusal('SHIFT_NOT_BEGUN'));

      api.clock.set((await steps.shift()).date);
      const marked = await markAbsent(steps, wanda);

      expect(marked).toMatchObject({
        ok: true,
        body: { confirmedCount: 0, confirmedArr: [{ shiftStatus: 'No Show' }] },
      });
      expect((await kindsOf(wanda))[0]).toBe('no-show');
      expect(await markAbsent(steps, wanda)).toMatchObject(refusal('ALREADY_NO_SHOW'));
      expect(
        await api.request(cancelAssignment, { params: { postId: steps.postId } }, wanda),
      ).toMatchObject(refusal('SHIFT_BEGUN'));
    });

    it('submits the shift without hours, pay or a line for them', async () => {
      const [wanda, absent] = [await worker(), await worker()];
      const steps = await begun(wanda, absent);
      await steps.attend(wanda);
      await steps.noShow(absent);

      const { invoice } = await steps.submit();

      expect(invoice).toMatchObject({
        workerArray: [{ name: wanda.name, hours: 8 }],
        totalTime: 8,
        totalRate: 200,
        processingFee: 2,
      });
      expect(await api.get(payouts, { query: {} }, absent)).toMatchObject({ payouts: [] });
      expect(await api.get(history, { query: {} }, absent)).toMatchObject({ posts: [] });
      const profile = await api.get(workerProfile, { params: { userId: absent.id } }, employer);
      expect(profile).toMatchObject({ rating: null, shiftsCompleted: 0 });
      const own = await api.get(getPost, { params: { id: steps.postId } }, absent);
      expect(own).toMatchObject({ confirmedArr: [{ shiftStatus: 'No Show' }] });
    });

    it('is taken back by clocking in, until the shift is submitted', async () => {
      const wanda = await worker();
      const steps = await begun(wanda);
      const { date, endDate } = await steps.shift();
      await steps.noShow(wanda);

      expect((await steps.clockIn(wanda, date)).confirmedArr[0]).toMatchObject({
        shiftStatus: 'Clocked In',
      });
      expect(await markAbsent(steps, wanda)).toMatchObject(refusal('ALREADY_CLOCKED_IN'));
      const submit = { params: { postId: steps.postId } };
      expect(await api.request(completeShift, submit, employer)).toMatchObject(
        refusal('WORKERS_NOT_COMPLETED'),
      );
      await steps.clockOut(wanda, endDate);
      await steps.rate(wanda);
      expect((await steps.submit()).invoice.workerArray).toHaveLength(1);
      expect(await markAbsent(steps, wanda)).toMatchObject(refusal('POST_COMPLETE'));
    });

    it('makes no invoice where nobody came', async () => {
      const lonely = await anEmployer().onboarded().in(api);
      const wanda = await worker();
      const steps = await post(aShift(), lonely);
      await steps.take(wanda);
      api.clock.set((await steps.shift()).date);
      await steps.noShow(wanda);

      const submit = { params: { postId: steps.postId } };
      const early = refusal('SHIFT_NOT_OVER');
      expect(await api.request(completeShift, submit, lonely)).toMatchObject(early);
      api.clock.set((await steps.shift()).endDate);
      expect(await api.get(shiftCost, submit, lonely)).toMatchObject({ total: 0, totalTime: 0 });
      const answer = await api.request(completeShift, submit, lonely);
      const repeat = await api.request(completeShift, submit, lonely);

      for (const each of [answer, repeat]) {
        expect(each).toMatchObject({
          ok: true,
          body: { post: { status: 'Complete' }, invoice: null },
        });
      }
      expect(await api.get(invoices, { query: {} }, lonely)).toMatchObject({ invoices: [] });
    });

    it('is for the employer of the shift only', async () => {
      const wanda = await worker();
      const steps = await begun(wanda);
      const other = await anEmployer().onboarded().in(api);

      expect(await markAbsent(steps, wanda, other)).toMatchObject({ status: 404 });
      expect(await markAbsent(steps, wanda, wanda)).toMatchObject({ status: 403 });
    });
  });

  describe('what a worker sees', () => {
    it('has the true counts, their own entry, and nobody else', async () => {
      const steps = await post(aShift().with({ totalWorkers: 3 }));
      const wanda = await worker();
      await steps.take(await worker());
      await steps.request(await worker());
      await steps.request(wanda);

      const asRequested = await api.get(getPost, { params: { id: steps.postId } }, wanda);
      expect(asRequested).toMatchObject({ requestCount: 2, confirmedCount: 1, confirmedArr: [] });
      expect(asRequested).toHaveProperty('requests.length', 1);
      expect(asRequested).toHaveProperty('requests.0.requestUser', wanda.id);
      expect(asRequested).toHaveProperty('supervisor', {
        _id: employer.supervisorId,
        name: 'Sam Supervisor',
      });

      await steps.confirm(wanda);
      const asConfirmed = await api.get(getPost, { params: { id: steps.postId } }, wanda);
      expect(asConfirmed).toMatchObject({ requests: [], requestCount: 1, confirmedCount: 2 });
      expect(asConfirmed).toHaveProperty('confirmedArr.length', 1);
      expect(asConfirmed).toHaveProperty('supervisor.phoneNumber', '4165550101');
    });

    it('needs completed onboarding, and is not there for strangers once it is over', async () => {
      const steps = await post();
      const wanda = await worker();
      await steps.work(wanda);
      await steps.submit();
      const read = (by: { token: string }) =>
        api.request(getPost, { params: { id: steps.postId } }, by);

      expect(await read(wanda)).toMatchObject({ ok: true });
      expect(await read(await worker())).toMatchObject({ status: 404 });
      const open = await post();
      for (const builder of [aWorker().reached(3), aWorker().reached(2).skippedOnboarding()]) {
        const by = await builder.in(api);
        expect(await api.request(getPost, { params: { id: open.postId } }, by)).toMatchObject({
          status: 403,
          body: { code: 'ONBOARDING_REQUIRED' },
        });
      }
    });
  });
});
