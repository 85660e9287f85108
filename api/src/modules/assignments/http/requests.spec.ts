import type { ErrorCode } from '@leafshift/contracts/core';
import { notifications } from '@leafshift/contracts/notification';
import {
  cancelAssignment,
  confirmWorker,
  deletePost,
  getPost,
  requestShift,
  withdrawRequest,
} from '@leafshift/contracts/posts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { Users } from '../../users/index.ts';

const UNKNOWN_ID = '0123456789abcdef01234567';

describe('requests and confirmations', () => {
  let api: TestApi;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
  });

  afterAll(() => api.stop());

  const post = (shift = aShift(), by = employer): Promise<ShiftSteps> =>
    ShiftSteps.post(api, by, shift);

  const worker = (): Promise<Worker> => aWorker().onboarded().in(api);

  const refusal = (code: ErrorCode) => ({ ok: false, body: expect.objectContaining({ code }) });

  const request = (steps: ShiftSteps, by: Worker) =>
    api.request(requestShift, { params: { id: steps.postId } }, by);

  const kindsOf = async (person: { token: string }): Promise<readonly string[]> =>
    (await api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);

  describe('when a worker requests it', () => {
    it('shows the request to its employer and tells them', async () => {
      const steps = await post();
      const wanda = await aWorker().called('Wanda Wong').onboarded().in(api);

      const answer = await steps.request(wanda);

      expect(answer).toMatchObject({ requestCount: 1, requests: [{ requestUser: wanda.id }] });
      expect((await steps.shift()).requests).toEqual([
        expect.objectContaining({
          requestUser: wanda.id,
          name: 'Wanda Wong',
          postId: steps.postId,
          rating: null,
          createdAt: api.clock.now().toISOString(),
        }),
      ]);
      const [newest] = (await api.get(notifications, {}, employer)).notifications;
      expect(newest).toMatchObject({
        kind: 'shift-requested',
        notificationMessage: 'Wanda Wong requested your Trimmer shift on Wed, May 6, 2026',
        params: { name: 'Wanda Wong', jobTitle: 'Trimmer', postId: steps.postId },
        link: `/posts?shift=${steps.postId}&view=request`,
      });
    });

    it('refuses a second request', async () => {
      const steps = await post();
      const wanda = await worker();
      await steps.request(wanda);
      expect(await request(steps, wanda)).toMatchObject(refusal('ALREADY_REQUESTED'));
      await steps.confirm(wanda);
      expect(await request(steps, wanda)).toMatchObject(refusal('ALREADY_CONFIRMED'));
    });

    it('refuses workers who have not completed onboarding, or skipped it', async () => {
      const steps = await post();
      for (const builder of [aWorker().reached(4), aWorker().reached(2).skippedOnboarding()]) {
        const answer = await request(steps, await builder.in(api));
        expect(answer).toMatchObject({
          status: 403,
          body: { code: 'ONBOARDING_REQUIRED', msg: 'Please complete onboarding' },
        });
      }
    });

    it('refuses a shift that has begun, is full or is over', async () => {
      const complete = await post();
      await complete.work(await worker());
      await complete.submit();
      const begun = await post(aShift().startingIn(4));
      const full = await post();
      await full.take(await worker());
      const cancelled = await post();
      await api.get(deletePost, { params: { id: cancelled.postId } }, employer);
      const late = await worker();

      expect(await request(full, late)).toMatchObject(refusal('SHIFT_FULL'));
      expect(await request(cancelled, late)).toMatchObject(refusal('POST_CANCELLED'));
      expect(await request(complete, late)).toMatchObject(refusal('POST_COMPLETE'));
      api.clock.advance({ hours: 4 });
      expect(await request(begun, late)).toMatchObject(refusal('SHIFT_BEGUN'));
    });

    it('refuses a shift that overlaps with a confirmed one, not one that follows it', async () => {
      const first = await post(aShift().startingIn(48));
      const overlapping = await post(aShift().startingIn(55.75));
      const following = await post(aShift().startingIn(56));
      const wanda = await worker();
      await first.take(wanda);

      expect(await request(overlapping, wanda)).toMatchObject(refusal('SHIFT_OVERLAPS'));
      expect(await request(following, wanda)).toMatchObject({ ok: true });
    });

    it('refuses retail shifts to workers who are too young or have not told their birthday', async () => {
      const date = '2026-06-06T16:00:00.000Z';
      const retail = await post(aShift().with({ jobType: 'Authorized Retailer', date }));
      const trimming = await post();
      const young = await aWorker().onboarded().born('2007-06-07').in(api);
      const nineteen = await aWorker().onboarded().certified('CannSell').born('2007-06-06').in(api);

      expect(await request(retail, young)).toMatchObject(refusal('UNDER_AGE'));
      expect(await request(trimming, young)).toMatchObject({ ok: true });
      expect(await request(retail, nineteen)).toMatchObject({ ok: true });
    });

    it('knows only shifts', async () => {
      const answer = await api.request(
        requestShift,
        { params: { id: UNKNOWN_ID } },
        await worker(),
      );
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });
  });

  describe('when a worker withdraws the request', () => {
    it('takes it off the shift, and the worker may request again', async () => {
      const steps = await post();
      const wanda = await worker();
      await steps.request(wanda);

      const answer = await api.get(withdrawRequest, { params: { id: steps.postId } }, wanda);

      expect(answer).toMatchObject({ requestCount: 0, requests: [] });
      expect(await steps.shift()).toMatchObject({ requestCount: 0, requests: [] });
      expect(await kindsOf(employer)).toContain('request-withdrawn');
      expect(
        await api.request(withdrawRequest, { params: { id: steps.postId } }, wanda),
      ).toMatchObject(refusal('NOT_REQUESTED'));
      expect(await steps.request(wanda)).toMatchObject({ requestCount: 1 });
    });

    it('is too late to confirm it', async () => {
      const steps = await post();
      const wanda = await worker();
      await steps.request(wanda);
      const confirmation = await steps.confirmation(wanda);
      await api.get(withdrawRequest, { params: { id: steps.postId } }, wanda);

      expect(await api.request(confirmWorker, confirmation, employer)).toMatchObject(
        refusal('REQUEST_WITHDRAWN'),
      );
    });
  });

  describe('when the employer confirms a worker', () => {
    it('moves the request to the confirmed workers and tells the worker', async () => {
      const steps = await post(aShift().with({ totalWorkers: 2 }));
      const wanda = await worker();
      await steps.request(wanda);
      await steps.request(await worker());

      const answer = await steps.confirm(wanda);

      expect(answer).toMatchObject({
        requestCount: 1,
        confirmedCount: 1,
        confirmedArr: [
          {
            requestUser: wanda.id,
            shiftStatus: 'Confirmed',
            shiftDetails: {
              employer: { checkInTime: null, checkOutTime: null, rated: false, rating: null },
            },
          },
        ],
      });
      expect(answer.requests).toHaveLength(1);
      expect(await kindsOf(wanda)).toEqual(['worker-confirmed']);
    });

    it('refuses another one when all spots are taken', async () => {
      const steps = await post();
      const late = await worker();
      await steps.request(late);
      const confirmation = await steps.confirmation(late);
      await steps.take(await worker());

      expect(await api.request(confirmWorker, confirmation, employer)).toMatchObject({
        status: 409,
        body: { code: 'SHIFT_FILLED', msg: 'You have already filled this shift' },
      });
    });

    it('refuses a worker who is confirmed elsewhere at that time: the request is withdrawn', async () => {
      const here = await post();
      const there = await post();
      const wanda = await worker();
      await here.request(wanda);
      const confirmation = await here.confirmation(wanda);
      await there.take(wanda);

      const answer = await api.request(confirmWorker, confirmation, employer);

      expect(answer).toMatchObject(refusal('REQUEST_WITHDRAWN'));
      expect(await here.shift()).toMatchObject({ requestCount: 0, confirmedCount: 0 });
      expect(await kindsOf(wanda)).toEqual(expect.arrayContaining(['worker-confirmed']));
    });

    it('knows nothing of requests and shifts of others', async () => {
      const other = await anEmployer().onboarded().in(api);
      const steps = await post();
      const wanda = await worker();
      await steps.request(wanda);
      const confirmation = await steps.confirmation(wanda);
      const wrongWorker = {
        ...confirmation,
        body: { ...confirmation.body, requestUserId: UNKNOWN_ID },
      };

      expect(await api.request(confirmWorker, confirmation, other)).toMatchObject({ status: 404 });
      expect(await api.request(confirmWorker, wrongWorker, employer)).toMatchObject({
        status: 404,
      });
      expect(await api.request(confirmWorker, confirmation, wanda)).toMatchObject({ status: 403 });
    });
  });

  describe('when a confirmed worker cancels', () => {
    const cancel = (steps: ShiftSteps, by: Worker) =>
      api.request(cancelAssignment, { params: { postId: steps.postId } }, by);

    it('opens the spot again with 24 hours notice or more', async () => {
      const steps = await post(aShift().startingIn(24));
      const wanda = await worker();
      await steps.take(wanda);

      expect(await cancel(steps, wanda)).toMatchObject({ ok: true, body: { confirmedCount: 0 } });
      expect(await steps.shift()).toMatchObject({ confirmedCount: 0, confirmedArr: [] });
      expect(await api.app.get(Users).get(wanda.id)).toMatchObject({ suspended: false });
      expect(await kindsOf(employer)).toContain('assignment-cancelled');
      expect(await steps.take(await worker())).toMatchObject({ confirmedCount: 1 });
      expect(await cancel(steps, wanda)).toMatchObject(refusal('NOT_CONFIRMED'));
    });

    it('suspends the worker with less, who keeps reading but may not request', async () => {
      const steps = await post(aShift().startingIn(23.75));
      const other = await post(aShift().startingIn(100));
      const wanda = await worker();
      await steps.take(wanda);

      await cancel(steps, wanda);

      expect(await api.app.get(Users).get(wanda.id)).toMatchObject({ suspended: true });
      expect(await kindsOf(wanda)).toContain('account-suspended');
      expect(await request(other, wanda)).toMatchObject({
        status: 403,
        body: { code: 'ACCOUNT_SUSPENDED' },
      });
      expect(await api.request(getPost, { params: { id: other.postId } }, wanda)).toMatchObject({
        ok: true,
      });
    });

    it('frees the worker for another shift at that time', async () => {
      const first = await post();
      const second = await post();
      const wanda = await worker();
      await first.take(wanda);
      await cancel(first, wanda);
      expect(await second.take(wanda)).toMatchObject({ confirmedCount: 1 });
    });

    it('is refused once clocked in', async () => {
      const steps = await post();
      const wanda = await worker();
      const { date } = await steps.take(wanda);
      await steps.clockIn(wanda, date);
      expect(await cancel(steps, wanda)).toMatchObject(refusal('ALREADY_CLOCKED_IN'));
    });
  });
});
