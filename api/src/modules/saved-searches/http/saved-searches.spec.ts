import { changeAvailability, markBusiness } from '@leafshift/contracts/availability';
import { notifications } from '@leafshift/contracts/notification';
import { createPost, deletePost } from '@leafshift/contracts/posts';
import {
  changeSavedSearch,
  removeSavedSearch,
  type SavedSearchForm,
  savedSearches,
  saveSearch,
} from '@leafshift/contracts/saved-searches';
import { deleteAccount, exportAccount } from '@leafshift/contracts/users';
import { addDays, calendarDayIn } from '@leafshift/domain/time-zone';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const SEARCH: SavedSearchForm = {
  name: 'Trim near me',
  filters: { jobType: 'Processing', minRate: 25 },
  sort: 'soonest',
  alerts: true,
};

describe('saved searches', () => {
  let api: TestApi;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
    employer = await anEmployer().onboarded().in(api);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    worker = await aWorker().onboarded().in(api);
  });

  const save = (form: Partial<SavedSearchForm> = {}, by = worker) =>
    api.get(saveSearch, { body: { ...SEARCH, ...form } }, by);
  const trying = (form: object) =>
    api.request(saveSearch, { body: { ...SEARCH, ...form } } as never, worker);
  const names = async () =>
    (await api.get(savedSearches, {}, worker)).searches.map(({ name }) => name);
  const change = (searchId: string, name: string, alerts = true) =>
    api.request(changeSavedSearch, { params: { searchId }, body: { name, alerts } }, worker);
  const aProcessingShift = () => aShift().with({ jobType: 'Processing', rate: 30 });
  const post = async (shift = aProcessingShift(), by = employer) => {
    const posted = await shift.by(by, api);
    await api.settle();
    return posted;
  };
  const told = async (by = worker) => {
    const list = await api.get(notifications, { query: {} }, by);
    return list.notifications.filter(({ kind }) => kind.endsWith('-found'));
  };

  describe('of a worker', () => {
    it('keep what they look for, by name', async () => {
      const saved = await save({ filters: { q: 'bud', withinKm: 25, from: '2026-07-01' } });
      await save({ name: 'anything', filters: {}, sort: 'nearest', alerts: false });
      expect(saved).toMatchObject({ ...SEARCH, filters: { q: 'bud', withinKm: 25 } });
      expect(await names()).toEqual(['anything', 'Trim near me']);
      expect(await api.get(savedSearches, {}, await aWorker().in(api))).toEqual({ searches: [] });
    });

    it('have names of their own, whatever the case', async () => {
      await save();
      expect((await trying({ name: 'TRIM near me' })).body).toMatchObject({
        errors: [{ path: 'name', code: 'SEARCH_NAME_IN_USE' }],
      });
      const { _id } = await save({ name: 'Other' });
      expect((await change(_id, 'trim near me')).body).toMatchObject({
        errors: [{ path: 'name', code: 'SEARCH_NAME_IN_USE' }],
      });
      expect((await change(_id, 'Third', false)).body).toMatchObject({
        name: 'Third',
        alerts: false,
        filters: SEARCH.filters,
      });
    });

    it('are ten at most', async () => {
      for (let number = 1; number <= 10; number += 1) {
        await save({ name: `Search ${number}` });
      }
      expect((await trying({ name: 'One more' })).body).toMatchObject({
        code: 'TOO_MANY_SEARCHES',
      });
    });

    it('are ten at most, also where several come at once', async () => {
      for (let number = 1; number <= 8; number += 1) {
        await save({ name: `Search ${number}` });
      }
      await Promise.all(
        Array.from({ length: 6 }, (_, index) => trying({ name: `At once ${index}` })),
      );
      expect((await names()).length).toBeLessThanOrEqual(10);
    });

    it('hold only what there is to look for', async () => {
      for (const form of [
        { name: ' ' },
        { filters: { province: 'Texas' } },
        { filters: { jobType: 'Astronaut' } },
        { filters: { withinKm: 7 } },
        { filters: { near: '43,-79' } },
        { sort: 'loudest' },
      ]) {
        expect((await trying(form)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
    });

    it('can be removed, by nobody else', async () => {
      const { _id } = await save();
      const params = { searchId: _id };
      const other = await aWorker().in(api);
      expect((await api.request(removeSavedSearch, { params }, other)).status).toBe(404);
      expect((await api.request(removeSavedSearch, { params }, worker)).status).toBe(204);
      expect(await names()).toEqual([]);
      expect((await change(_id, 'Gone')).status).toBe(404);
    });

    it('are in what one can export, and go with the account', async () => {
      await save();
      const file = await api.request(exportAccount, {}, worker);
      expect(JSON.stringify(file.body)).toContain(SEARCH.name);
      await api.get(deleteAccount, { body: { password: worker.password } }, worker);
      const stored = await api.database.native.collection('saved_searches').find().toArray();
      expect(JSON.stringify(stored)).not.toContain(worker.id);
    });
  });

  describe('with alerts', () => {
    it('tell of a new shift that fits, which the notification opens', async () => {
      await save();
      const { _id } = await post();
      expect(await told()).toMatchObject([
        {
          kind: 'shift-found',
          params: { search: SEARCH.name, postId: _id },
          link: `/find-work/${_id}`,
        },
      ]);
    });

    it('tell by mail as well, to who wants mails about shifts', async () => {
      await save();
      await post();
      const [mail] = await api.mailsTo(worker.email);
      expect(mail?.subject).toBe('A new shift fits your search');
    });

    it('tell of no other shift, and of nothing while they are off', async () => {
      await save();
      await save({ name: 'Quiet', filters: {}, alerts: false });
      await post(aShift().with({ jobType: 'Cultivation', rate: 30 }));
      await post(aProcessingShift().with({ rate: 25 }).startingIn(900));
      expect(await told()).toHaveLength(1);
    });

    it('tell once of a shift that fits several of them', async () => {
      await save();
      await save({ name: 'Anything', filters: {} });
      await post();
      expect(await told()).toHaveLength(1);
    });

    it('tell of all shifts of a posting as one, which leads to the search', async () => {
      await save();
      const today = calendarDayIn(api.clock.now(), 'America/Toronto');
      const postDateArray = [addDays(today, 3), addDays(today, 4)];
      const form = aProcessingShift().with({ postDateArray }).form(api, employer);
      await api.get(createPost, { body: form }, employer);
      await api.settle();
      expect(await told()).toMatchObject([
        {
          kind: 'shifts-found',
          params: { search: SEARCH.name, number: '3' },
          link: '/find-work?jobType=Processing&minRate=25&withinKm=any&sort=soonest',
        },
      ]);
    });

    it('tell at most once an hour, then of what came meanwhile and can still be taken', async () => {
      await save();
      await post();
      const gone = await post();
      const stays = await post();
      await api.get(deletePost, { params: { id: gone._id } }, employer);
      expect(await told()).toHaveLength(1);
      api.clock.advance({ minutes: 61 });
      await api.settle();
      expect(await told()).toMatchObject([{ params: { postId: stays._id } }, {}]);
    });

    it('tell nothing that waited, once they are switched off', async () => {
      const { _id } = await save();
      await post();
      await post();
      await change(_id, SEARCH.name, false);
      await change(_id, SEARCH.name, true);
      api.clock.advance({ minutes: 61 });
      await api.settle();
      expect(await told()).toHaveLength(1);
    });

    it('tell nobody whom the shift does not suit or who cannot take it', async () => {
      const everything = { name: 'Anything', filters: {} };
      const blocks = await aWorker().onboarded().in(api);
      const trims = await aWorker().onboarded().in(api);
      const works = await aWorker().onboarded().in(api);
      const beginner = await aWorker().in(api);
      for (const each of [blocks, trims, works, beginner]) await save(everything, each);
      const params = { employerId: employer.id };
      await api.get(markBusiness, { params, body: { mark: 'blocked' } }, blocks);
      const weekly = ['any', 'any', 'any', 'any', 'any', 'any', 'any'] as const;
      const roles = ['Brand Ambassador'] as const;
      const body = { weekly: [...weekly], daysOff: [], roles: [...roles], withinKm: null };
      await api.get(changeAvailability, { body }, trims);
      const steps = await ShiftSteps.post(api, employer, aShift().startingIn(200));
      await steps.take(works);
      await api.settle();
      const before = await told(works);
      await post(aProcessingShift().startingIn(201));
      for (const each of [blocks, trims, beginner]) expect(await told(each)).toEqual([]);
      expect(await told(works)).toEqual(before);
    });

    it('count a distance from home', async () => {
      const west = await anEmployer()
        .called('Pacific Greens')
        .at({
          province: 'BC',
          city: 'Vancouver',
          latitude: 49.2827,
          longitude: -123.1207,
          fullAddress: '800 Robson St, Vancouver, BC V6Z 3B7, Canada',
        })
        .onboarded()
        .in(api);
      await save({ filters: { withinKm: 100 } });
      await post(aProcessingShift(), west);
      expect(await told()).toEqual([]);
      const { _id } = await post();
      expect(await told()).toMatchObject([{ params: { postId: _id } }]);
    });
  });
});
