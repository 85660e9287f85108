import { updateUser } from '@leafshift/contracts/admin';
import type { ErrorCode } from '@leafshift/contracts/core';
import { notifications } from '@leafshift/contracts/notification';
import { getPost, history, type TempPost } from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { givenRating, rateBusiness, receivedRatings } from '@leafshift/contracts/rating';
import type { UserId } from '../../../core/ids.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { aShift } from '../../../testing/a-shift.ts';
import {
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Person,
  type Worker,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { Reputations } from '../../posts/index.ts';

describe('ratings both ways', () => {
  let api: TestApi;
  let employer: Employer;
  let wanda: Worker;

  beforeAll(async () => {
    api = await startApi();
  });

  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    wanda = await aWorker().onboarded().in(api);
  });

  afterAll(() => api.stop());

  const post = (): Promise<ShiftSteps> => ShiftSteps.post(api, employer, aShift());

  /** A shift from which the worker has gone home at its end, which is now. */
  const worked = async (worker = wanda): Promise<ShiftSteps> => {
    const steps = await post();
    const { date, endDate } = await steps.take(worker);
    api.clock.set(date);
    await steps.clockIn(worker, date);
    api.clock.set(endDate);
    await steps.clockOut(worker, endDate);
    return steps;
  };

  const rateBack = (
    { postId }: ShiftSteps,
    body: { rating: number; comment?: string } = { rating: 2, comment: 'No breaks.' },
    worker = wanda,
  ) => api.request(rateBusiness, { params: { postId }, body }, worker);

  const refusal = (code: ErrorCode) => ({ ok: false, body: expect.objectContaining({ code }) });

  const later = async (time: { days?: number; hours?: number }): Promise<void> => {
    await api.settle();
    api.clock.advance(time);
    await api.settle();
  };

  const kindsOf = async (person: Person): Promise<readonly string[]> => {
    await api.settle();
    return (await api.get(notifications, {}, person)).notifications.map(({ kind }) => kind);
  };

  const averageOf = async (worker = wanda): Promise<number | null> =>
    (await api.get(workerProfile, { params: { userId: worker.id } }, employer)).rating;

  const starsSeenBy = async (worker: Worker, { postId }: ShiftSteps): Promise<number | null> => {
    const shift = (await api.get(getPost, { params: { id: postId } }, worker)) as TempPost;
    return shift.confirmedArr[0]?.shiftDetails.employer.rating ?? null;
  };

  const received = async ({ postId }: ShiftSteps) =>
    (await api.get(receivedRatings, { params: { postId } }, employer)).ratings;

  const given = ({ postId }: ShiftSteps) => api.get(givenRating, { params: { postId } }, wanda);

  describe('when the employer rates first', () => {
    it('shows the worker neither stars nor an average nor a notification', async () => {
      const steps = await worked();
      await steps.rate(wanda, 1);
      await steps.submit();

      expect(await starsSeenBy(wanda, steps)).toBeNull();
      expect((await api.get(history, { query: {} }, wanda)).posts).toMatchObject([
        { worked: { ratingReceived: null }, confirmedArr: [{ rating: null }] },
      ]);
      expect(await averageOf()).toBeNull();
      expect(await kindsOf(wanda)).not.toContain('rated');
      expect(await given(steps)).toMatchObject({ mayRate: true, given: null, isShown: false });
    });

    it('lets the employer see their own stars', async () => {
      const steps = await worked();
      const { confirmedArr } = await steps.rate(wanda, 1);
      expect(confirmedArr).toMatchObject([
        { rating: null, shiftDetails: { employer: { rated: true, rating: 1 } } },
      ]);
    });

    it('shows both at once when the worker has rated too', async () => {
      const steps = await worked();
      await steps.rate(wanda, 4);

      expect(await rateBack(steps)).toMatchObject({
        status: 201,
        body: { mayRate: false, given: { rating: 2, comment: 'No breaks.' }, isShown: true },
      });

      expect(await starsSeenBy(wanda, steps)).toBe(4);
      expect(await averageOf()).toBe(4);
      expect(await received(steps)).toMatchObject([{ rating: 2, comment: 'No breaks.' }]);
      expect(await kindsOf(wanda)).toContain('rated');
      expect(await kindsOf(employer)).toContain('business-rated');
    });
  });

  describe('when the worker rates first', () => {
    it('shows the employer neither stars nor words', async () => {
      const steps = await worked();
      expect(await rateBack(steps)).toMatchObject({ status: 201, body: { isShown: false } });

      expect(await received(steps)).toEqual([]);
      expect(await kindsOf(employer)).not.toContain('business-rated');
    });

    it('shows both at once when the employer has rated too', async () => {
      const steps = await worked();
      await rateBack(steps);
      await steps.rate(wanda, 3);

      expect(await received(steps)).toMatchObject([{ rating: 2, comment: 'No breaks.' }]);
      expect(await averageOf()).toBe(3);
      expect(await given(steps)).toMatchObject({ isShown: true });
    });
  });

  describe('when only one side has rated', () => {
    it('shows it seven days after the end of the shift, not before', async () => {
      const steps = await worked();
      await steps.rate(wanda, 3);

      await later({ days: 6, hours: 23 });
      expect(await starsSeenBy(wanda, steps)).toBeNull();
      expect(await averageOf()).toBeNull();

      await later({ hours: 1 });
      expect(await starsSeenBy(wanda, steps)).toBe(3);
      expect(await averageOf()).toBe(3);
      expect(await kindsOf(wanda)).toContain('rated');
    });

    it('lets nobody answer stars that they have seen', async () => {
      const steps = await worked();
      await steps.rate(wanda, 1);
      await later({ days: 7 });

      expect(await rateBack(steps)).toMatchObject(refusal('RATING_CLOSED'));
    });

    it("counts the employer's stars in no average when they have seen the worker's", async () => {
      const steps = await worked();
      await rateBack(steps);
      await later({ days: 7 });
      expect(await received(steps)).toMatchObject([{ rating: 2 }]);

      await steps.rate(wanda, 1);

      expect(await starsSeenBy(wanda, steps)).toBe(1);
      expect(await averageOf()).toBeNull();
    });

    it('lets a worker rate late who was not rated, and shows that at once', async () => {
      const steps = await worked();
      await later({ days: 9 });
      await rateBack(steps);
      await api.settle();

      expect(await received(steps)).toMatchObject([{ rating: 2 }]);
    });
  });

  describe('is given', () => {
    it('once', async () => {
      const steps = await worked();
      await rateBack(steps);
      expect(await rateBack(steps, { rating: 5 })).toMatchObject(refusal('BUSINESS_ALREADY_RATED'));
    });

    it('once, also when it is sent several times at the same moment', async () => {
      const steps = await worked();
      const answers = await Promise.all([1, 2, 3].map(() => rateBack(steps)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      await steps.rate(wanda);
      expect(await received(steps)).toHaveLength(1);
    });

    it('by nobody who was not on the shift', async () => {
      const steps = await worked();
      const other = await aWorker().onboarded().in(api);
      expect(await rateBack(steps, { rating: 1 }, other)).toMatchObject({ status: 404 });
      const params = { postId: steps.postId };
      const stranger = await anEmployer().onboarded().in(api);
      expect(await api.request(givenRating, { params }, other)).toMatchObject({ status: 404 });
      expect(await api.request(receivedRatings, { params }, stranger)).toMatchObject({
        status: 404,
      });
    });

    it('by nobody who did not come', async () => {
      const steps = await post();
      const { date } = await steps.take(wanda);
      api.clock.set(date);
      await steps.noShow(wanda);
      expect(await rateBack(steps)).toMatchObject(refusal('SHIFT_NOT_WORKED'));
    });

    it('by nobody who asked, is confirmed or is still at work', async () => {
      const steps = await post();
      const { date } = await steps.request(wanda);
      expect(await rateBack(steps)).toMatchObject(refusal('SHIFT_NOT_WORKED'));
      await steps.confirm(wanda);
      expect(await rateBack(steps)).toMatchObject(refusal('SHIFT_NOT_WORKED'));
      api.clock.set(date);
      await steps.clockIn(wanda, date);
      expect(await rateBack(steps)).toMatchObject(refusal('SHIFT_NOT_WORKED'));
      expect(await given(steps)).toMatchObject({ mayRate: false });
    });

    it('also by a worker who is suspended meanwhile, for what they worked', async () => {
      const steps = await worked();
      const admin = await anAdmin().in(api);
      await api.get(
        updateUser,
        { params: { id: wanda.id }, body: { suspended: true, reason: 'Late cancellation' } },
        admin,
      );
      expect(await rateBack(steps)).toMatchObject({ status: 201 });
    });

    it.each([
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: 4, comment: 'x'.repeat(501) },
      { rating: 4, comment: 'good\u202edab' },
      { rating: 4, comment: 'a\u0000b' },
    ])('not as %j', async (body) => {
      expect(await rateBack(await worked(), body)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    });
  });

  describe('a business', () => {
    it('shows its average from three ratings on', async () => {
      const open = await post();
      const shown = async () => {
        const params = { id: open.postId };
        return ((await api.get(getPost, { params }, wanda)) as TempPost).employerRating;
      };
      for (const rating of [5, 4]) {
        const steps = await ShiftSteps.post(api, employer, aShift().startingIn(4));
        await workAndRate(steps, rating);
      }
      expect(await shown()).toBeUndefined();

      await workAndRate(await ShiftSteps.post(api, employer, aShift().startingIn(4)), 3);
      expect(await shown()).toEqual({ average: 4, count: 3 });
    });

    const workAndRate = async (steps: ShiftSteps, rating: number): Promise<void> => {
      const worker = await aWorker().onboarded().in(api);
      const { date, endDate } = await steps.take(worker);
      api.clock.set(date);
      await steps.clockIn(worker, date);
      api.clock.set(endDate);
      await steps.clockOut(worker, endDate);
      await steps.rate(worker);
      await rateBack(steps, { rating }, worker);
    };
  });

  describe('what was rated before', () => {
    it('counts as shown, and is not answered any more', async () => {
      const steps = await worked();
      await steps.rate(wanda, 5);
      await api.database.native
        .collection('assignments')
        .updateMany({ state: 'completed' }, { $unset: { ratingHidden: '' } });
      await api.database.native.collection('shift_ratings').deleteMany({});

      expect(await starsSeenBy(wanda, steps)).toBe(5);
      expect(await rateBack(steps)).toMatchObject(refusal('RATING_CLOSED'));
    });
  });

  describe('an account that is closed', () => {
    const erase = (userId: UserId): Promise<void> =>
      api.app.get(Transactions).run(() => api.app.get(PersonalDataRegistry).erase(userId));

    it('leaves its stars and takes its words with it', async () => {
      const steps = await worked();
      await steps.rate(wanda, 4);
      await rateBack(steps);
      await steps.submit();
      await erase(wanda.id);
      expect(await received(steps)).toMatchObject([{ rating: 2, comment: '' }]);
    });

    it('is given no reputation by what was hidden', async () => {
      const steps = await worked();
      await steps.rate(wanda, 4);
      await steps.submit();
      await erase(wanda.id);
      await later({ days: 7 });
      expect(await api.app.get(Reputations).find(wanda.id)).toMatchObject({ ratings: 0 });
    });
  });

  it('export what each side gave and may see', async () => {
    const steps = await worked();
    await rateBack(steps);
    const collected = (userId: UserId) => api.app.get(PersonalDataRegistry).collect(userId);

    expect(await collected(wanda.id)).toMatchObject({
      posts: { ratingsGiven: [{ post: steps.postId, rating: 2, comment: 'No breaks.' }] },
    });
    expect(await collected(employer.id)).toMatchObject({ posts: { ratingsReceived: [] } });
    await steps.rate(wanda, 4);
    expect(await collected(employer.id)).toMatchObject({
      posts: { ratingsReceived: [{ post: steps.postId, rating: 2, comment: 'No breaks.' }] },
    });
  });
});
