import {
  addFavourite,
  favouriteWorkers,
  invitedShifts,
  inviteWorkers,
  MAX_FAVOURITES,
  removeFavourite,
  shiftInvitations,
} from '@leafshift/contracts/favourites';
import { notifications } from '@leafshift/contracts/notification';
import { findWork, type TempPost } from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { rateBusiness } from '@leafshift/contracts/rating';
import { deleteAccount } from '@leafshift/contracts/users';
import { ObjectId } from 'mongodb';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('favourite workers', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  const post = (): Promise<TempPost> => aShift().by(employer, api);
  const steps = async (): Promise<ShiftSteps> => new ShiftSteps(api, employer, await post());
  /** The worker rates too, so that both ratings are shown. */
  const rateBack = ({ postId }: ShiftSteps) =>
    api.get(rateBusiness, { params: { postId }, body: { rating: 5 } }, worker);
  const favour = (who: Worker, by = employer) =>
    api.request(addFavourite, { params: { userId: who.id } }, by);
  /** A worker who has asked for a shift once, and is a favourite. */
  const aFavourite = async (): Promise<Worker> => {
    await (await steps()).request(worker);
    await favour(worker);
    return worker;
  };
  const invite = (shifts: readonly TempPost[], who: readonly Worker[], by = employer) => {
    const postIds = shifts.map(({ _id }) => _id);
    return api.request(
      inviteWorkers,
      { body: { postIds, workerIds: who.map(({ id }) => id) } },
      by,
    );
  };
  const listed = async () => (await api.get(favouriteWorkers, {}, employer)).favourites;
  const invitationsTo = async ({ _id: postId }: TempPost) =>
    (await api.get(shiftInvitations, { params: { postId } }, employer)).invitations;

  describe('are workers of one’s own shifts', () => {
    it('with the shifts that they have completed here', async () => {
      const shift = await steps();
      await shift.work(worker, 5);
      await shift.submit();
      await rateBack(shift);
      await favour(worker);
      await favour(worker);

      expect(await listed()).toEqual([
        expect.objectContaining({ _id: worker.id, rating: 5, shiftsWithMe: 1 }),
      ]);
    });

    it('and nobody whom one has nothing to do with', async () => {
      expect(await favour(worker)).toMatchObject({ status: 404 });
    });

    it('until they are taken off the list', async () => {
      await aFavourite();
      await api.get(removeFavourite, { params: { userId: worker.id } }, employer);

      expect(await listed()).toEqual([]);
    });

    it('up to a number that a list can show', async () => {
      await aFavourite();
      const employerId = new ObjectId(employer.id);
      const others = Array.from({ length: MAX_FAVOURITES - 1 }, () => ({
        employerId,
        workerId: new ObjectId(),
        addedAt: api.clock.now(),
      }));
      await api.database.native.collection('favourite_workers').insertMany(others);
      const oneMore = await aWorker().onboarded().in(api);
      await (await steps()).request(oneMore);

      expect(await favour(worker)).toMatchObject({ status: 200 });
      expect(await favour(oneMore)).toMatchObject({
        status: 409,
        body: { code: 'TOO_MANY_FAVOURITES' },
      });
    });

    it('and in nobody’s list once their account is closed', async () => {
      await aFavourite();
      await invite([await post()], [worker]);
      await api.get(deleteAccount, { body: { password: worker.password } }, worker);

      expect(await listed()).toEqual([]);
      const kept = api.database.native.collection('shift_invitations');
      expect(await kept.countDocuments({ workerId: new ObjectId(worker.id) })).toBe(0);
    });
  });

  describe('when they are invited', () => {
    it('are told at once, in the portal and by mail', async () => {
      await aFavourite();
      const shift = await post();
      const before = (await api.mailsTo(worker.email)).length;

      expect(await invite([shift], [worker])).toMatchObject({ status: 200, body: { invited: 1 } });

      await api.settle();
      const told = (await api.get(notifications, { query: {} }, worker)).notifications[0];
      expect(told).toMatchObject({
        kind: 'shift-invited',
        notificationMessage: expect.stringMatching(/invites you to the Trimmer shift on /),
        link: `/find-work/${shift._id}`,
      });
      expect((await api.mailsTo(worker.email)).length).toBe(before + 1);
    });

    it('see it on the shift, and only they', async () => {
      await aFavourite();
      const other = await aWorker().onboarded().in(api);
      const shift = await post();
      await invite([shift], [worker]);
      const seenBy = async (who: Worker) =>
        (await api.get(findWork, { query: { limit: 100 } }, who)).posts.find(
          ({ _id }) => _id === shift._id,
        );

      expect(await seenBy(worker)).toHaveProperty('invitedAt', api.clock.now().toISOString());
      expect(await seenBy(other)).not.toHaveProperty('invitedAt');
    });

    it('list what they can still ask for', async () => {
      await aFavourite();
      const [open, asked, cancelled] = [await post(), await post(), await post()];
      await invite([open, asked, cancelled], [worker]);
      await new ShiftSteps(api, employer, asked).request(worker);
      await api.send('DELETE', `/api/posts/${cancelled._id}`, {
        headers: { 'x-auth-token': employer.token },
      });

      const { posts } = await api.get(invitedShifts, { query: {} }, worker);

      expect(posts.map(({ _id }) => _id)).toEqual([open._id]);
    });

    it('are not invited twice, nor when they have asked already', async () => {
      await aFavourite();
      const [first, second] = [await post(), await post()];
      await invite([first], [worker]);
      await new ShiftSteps(api, employer, second).request(worker);

      expect(await invite([first, second], [worker])).toMatchObject({ body: { invited: 0 } });
      expect(await invitationsTo(second)).toEqual([]);
    });

    it('show the employer what they made of it', async () => {
      await aFavourite();
      const shift = await post();
      await invite([shift], [worker]);
      expect(await invitationsTo(shift)).toMatchObject([{ _id: worker.id, answer: 'waiting' }]);

      const taking = new ShiftSteps(api, employer, shift);
      await taking.request(worker);
      expect(await invitationsTo(shift)).toMatchObject([{ answer: 'requested' }]);
      await taking.confirm(worker);
      expect(await invitationsTo(shift)).toMatchObject([{ answer: 'confirmed' }]);
    });
  });

  describe('cannot be invited', () => {
    it('while they are no favourites', async () => {
      expect(await invite([await post()], [worker])).toMatchObject({ status: 404 });
    });

    it('to a shift of somebody else', async () => {
      await aFavourite();
      const other = await anEmployer().onboarded().in(api);
      const theirs = await aShift().by(other, api);

      expect(await invite([theirs], [worker])).toMatchObject({ status: 404 });
      const params = { postId: theirs._id };
      expect(await api.request(shiftInvitations, { params }, employer)).toMatchObject({
        status: 404,
      });
    });

    it('to a shift that is full, and then to none of those asked for', async () => {
      await aFavourite();
      const [open, full] = [await post(), await post()];
      const taker = await aWorker().onboarded().in(api);
      await new ShiftSteps(api, employer, full).take(taker);

      expect(await invite([open, full], [worker])).toMatchObject({
        status: 409,
        body: { code: 'SHIFT_FULL' },
      });
      expect(await invitationsTo(open)).toEqual([]);
    });

    it('by workers', async () => {
      expect(await api.request(favouriteWorkers, {}, worker)).toMatchObject({ status: 403 });
      expect(await api.request(invitedShifts, { query: {} }, employer)).toMatchObject({
        status: 403,
      });
    });
  });

  describe('a worker’s history with the employer', () => {
    it('has the shifts, hours and stars of this employer only', async () => {
      const other = await anEmployer().onboarded().in(api);
      const elsewhere = await ShiftSteps.post(api, other, aShift().startingIn(96));
      await elsewhere.work(worker, 1);
      await elsewhere.submit();
      await rateBack(elsewhere);
      const here = await steps();
      await here.work(worker, 5);
      await here.submit();
      await rateBack(here);

      const params = { userId: worker.id };
      const { rating, shiftsCompleted, withMe } = await api.get(
        workerProfile,
        { params },
        employer,
      );

      expect({ rating, shiftsCompleted }).toEqual({ rating: 3, shiftsCompleted: 2 });
      expect(withMe).toMatchObject({
        shiftsCompleted: 1,
        hours: 8,
        rating: 5,
        lastShifts: [
          {
            postId: here.postId,
            jobTitle: 'Trimmer',
            locationName: 'Queen Street Store',
            hours: 8,
          },
        ],
      });
    });
  });
});
