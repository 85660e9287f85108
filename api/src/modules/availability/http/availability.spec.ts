import {
  type AvailabilityForm,
  availability,
  changeAvailability,
  markBusiness,
  markedBusinesses,
  unmarkBusiness,
} from '@leafshift/contracts/availability';
import {
  addFavourite,
  invitedShifts,
  inviteWorkers,
  shiftInvitations,
} from '@leafshift/contracts/favourites';
import { notifications } from '@leafshift/contracts/notification';
import { findWork, getPost } from '@leafshift/contracts/posts';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { WorkerAvailability } from '../index.ts';

const ALWAYS: AvailabilityForm = {
  weekly: ['any', 'any', 'any', 'any', 'any', 'any', 'any'],
  daysOff: [],
  roles: [],
  withinKm: null,
};

describe('what workers say about their work', () => {
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

  const mark = (as: 'favourite' | 'blocked', by = worker, of: { readonly id: string } = employer) =>
    api.request(markBusiness, { params: { employerId: of.id }, body: { mark: as } }, by);
  const change = (form: Partial<AvailabilityForm>) =>
    api.request(changeAvailability, { body: { ...ALWAYS, ...form } }, worker);
  const marked = async (by = worker) => (await api.get(markedBusinesses, {}, by)).businesses;
  const shift = () => aShift().by(employer, api);

  describe('an availability', () => {
    it('is any time, role and distance at first', async () => {
      expect(await api.get(availability, {}, worker)).toEqual(ALWAYS);
    });

    it('is replaced as a whole, for who changes it only', async () => {
      const form = {
        weekly: [
          'none',
          'any',
          { from: '09:00', to: '17:30' },
          'any',
          'any',
          { from: '22:00', to: '06:00' },
          'none',
        ] as AvailabilityForm['weekly'],
        daysOff: [
          { from: '2026-07-10', to: '2026-07-12' },
          { from: '2026-06-01', to: '2026-06-01' },
        ],
        roles: ['Budtender', 'Trimmer'] as AvailabilityForm['roles'],
        withinKm: 25,
      };
      const answer = await change(form);
      expect(answer).toMatchObject({
        status: 200,
        body: { ...form, daysOff: form.daysOff.toReversed() },
      });
      expect(await api.get(availability, {}, worker)).toEqual(answer.body);
      expect(await api.get(availability, {}, await aWorker().in(api))).toEqual(ALWAYS);
    });

    it('forgets days off that are over', async () => {
      const over = { from: '2026-01-01', to: '2026-01-03' };
      const ahead = { from: '2030-01-01', to: '2030-01-03' };
      await change({ daysOff: [over, ahead] });
      expect(await api.get(availability, {}, worker)).toMatchObject({ daysOff: [ahead] });
    });

    it('holds only days, times and roles that there are', async () => {
      const same = { from: '09:00', to: '09:00' };
      for (const form of [
        { weekly: ['any'] },
        { weekly: [same, 'any', 'any', 'any', 'any', 'any', 'any'] },
        { daysOff: [{ from: '2026-07-12', to: '2026-07-10' }] },
        { roles: ['Astronaut'] },
        { withinKm: 0 },
      ]) {
        const body = { ...ALWAYS, ...form };
        const answer = await api.request(changeAvailability, { body } as never, worker);
        expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
    });

    it('says of many workers at once whom a shift does not suit', async () => {
      const { timeZone, ...post } = await shift();
      const offered = {
        employerId: employer.id,
        startsAt: new Date(post.date),
        endsAt: new Date(post.endDate),
        timeZone,
        jobTitle: post.jobTitle,
        location: { latitude: 43.65, longitude: -79.38 },
      };
      const [fits, blocks, sells] = [
        await aWorker().onboarded().in(api),
        await aWorker().onboarded().in(api),
        worker,
      ];
      await mark('blocked', blocks);
      await change({ roles: ['Budtender'] });
      const all = [fits.id, blocks.id, sells.id];
      expect([...(await api.app.get(WorkerAvailability).unsuited(all, offered))]).toEqual([
        [blocks.id, 'blocked'],
        [sells.id, 'role'],
      ]);
    });
  });

  describe('a mark of a business', () => {
    it('is one a business, the latest first', async () => {
      const other = await anEmployer().called('Other Cannabis').onboarded().in(api);
      await mark('favourite');
      await mark('favourite', worker, other);
      api.clock.advance({ minutes: 1 });
      expect((await mark('blocked')).body).toMatchObject({ _id: employer.id, mark: 'blocked' });
      expect((await marked()).map(({ _id, mark: as }) => [_id, as])).toEqual([
        [employer.id, 'blocked'],
        [other.id, 'favourite'],
      ]);
      await api.get(unmarkBusiness, { params: { employerId: employer.id } }, worker);
      expect((await marked()).map(({ _id }) => _id)).toEqual([other.id]);
    });

    it('is of businesses only', async () => {
      const other = await aWorker().in(api);
      expect((await mark('blocked', worker, other)).status).toBe(404);
      const nobody = { id: '0123456789abcdef01234567' };
      expect((await mark('blocked', worker, nobody)).status).toBe(404);
    });

    it('goes with the account of either side, and is part of what one can export', async () => {
      await mark('favourite');
      const file = await api.request(exportAccount, {}, worker);
      expect(JSON.stringify(file.body)).toContain('"mark":"favourite"');
      const { status } = await api.request(
        deleteAccount,
        { body: { password: employer.password } },
        employer,
      );
      expect(status).toBe(204);
      expect(await marked()).toEqual([]);
    });
  });

  describe('a blocked business', () => {
    it('has its shifts left out of Find Work, for who blocked it alone', async () => {
      const { _id } = await shift();
      const found = async (by: Worker) =>
        (await api.get(findWork, { query: { limit: 100 } }, by)).posts.map((post) => post._id);
      expect(await found(worker)).toContain(_id);
      await mark('blocked');
      expect(await found(worker)).not.toContain(_id);
      expect(await found(await aWorker().onboarded().in(api))).toContain(_id);
    });

    it('invites in vain and does not see that, and what was agreed before stays', async () => {
      const steps = await ShiftSteps.post(api, employer, aShift().startingIn(30));
      await steps.take(worker);
      await api.get(addFavourite, { params: { userId: worker.id } }, employer);
      await mark('blocked');
      const { _id } = await aShift().startingIn(80).by(employer, api);
      const body = { postIds: [_id], workerIds: [worker.id] };
      expect(await api.get(inviteWorkers, { body }, employer)).toEqual({ invited: 1 });
      const sent = await api.get(shiftInvitations, { params: { postId: _id } }, employer);
      expect(sent.invitations).toMatchObject([{ _id: worker.id, answer: 'waiting' }]);
      expect(await api.get(invitedShifts, { query: {} }, worker)).toMatchObject({ posts: [] });
      const told = await api.get(notifications, { query: {} }, worker);
      expect(told.notifications.map(({ kind }) => kind)).not.toContain('shift-invited');
      const confirmed = await api.get(getPost, { params: { id: steps.postId } }, worker);
      expect(confirmed).toMatchObject({ confirmedArr: [{ requestUser: worker.id }] });
    });
  });
});
