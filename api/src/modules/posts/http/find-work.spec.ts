import { payouts } from '@leafshift/contracts/payouts';
import {
  cancelAssignment,
  confirmedShifts,
  findWork,
  history,
  requestedShifts,
  upcomingShifts,
} from '@leafshift/contracts/posts';
import { rateBusiness } from '@leafshift/contracts/rating';
import { ObjectId } from 'mongodb';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Employer, type Worker } from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

const VANCOUVER = {
  province: 'BC',
  city: 'Vancouver',
  latitude: 49.2827,
  longitude: -123.1207,
  fullAddress: '800 Robson St, Vancouver, BC V6Z 3B7, Canada',
};
const MONTREAL = { province: 'QC', city: 'Montréal', latitude: 45.5019, longitude: -73.5674 };

describe('what a worker finds and keeps', () => {
  let api: TestApi;
  let toronto: Employer;
  let vancouver: Employer;
  let montreal: Employer;

  beforeAll(async () => {
    api = await startApi();
    toronto = await anEmployer().called('Maple Leaf Shop').onboarded().in(api);
    vancouver = await anEmployer().called('Pacific Greens').at(VANCOUVER).onboarded().in(api);
    montreal = await anEmployer().called('Fleur').at(MONTREAL).onboarded().in(api);
  });

  afterAll(() => api.stop());

  const steps = (employer: Employer, shift = aShift()): Promise<ShiftSteps> =>
    ShiftSteps.post(api, employer, shift);

  describe('find work', () => {
    let worker: Worker;
    let ids: Record<'soon' | 'later' | 'west' | 'east' | 'retail', string>;

    beforeAll(async () => {
      worker = await aWorker().onboarded().in(api);
      const post = async (employer: Employer, shift = aShift()) =>
        (await shift.by(employer, api))._id;
      const compliance = { jobType: 'Compliance and Regulatory', rate: 45 } as const;
      ids = {
        later: await post(toronto, aShift().startingIn(100).with({ rate: 31.5 })),
        soon: await post(toronto, aShift().startingIn(30)),
        west: await post(vancouver, aShift().startingIn(50).with(compliance)),
        east: await post(montreal, aShift().startingIn(60).with({ jobTitle: 'Event Staff' })),
        retail: await post(
          toronto,
          aShift().startingIn(70).with({ jobType: 'Authorized Retailer', rate: 23 }),
        ),
      };
    });

    const found = async (query: object = {}, by: Worker = worker): Promise<readonly string[]> => {
      const { posts } = await api.get(findWork, { query }, by);
      const nameOf = (id: string) => Object.entries(ids).find(([, own]) => own === id)?.[0] ?? id;
      return posts.map((post) => nameOf(post._id));
    };

    it('begins with the soonest, or the newest or best paid', async () => {
      expect(await found()).toEqual(['soon', 'west', 'east', 'retail', 'later']);
      expect((await found({ sort: 'newest' })).toSorted()).toHaveLength(5);
      expect((await found({ sort: 'best-paid' })).slice(0, 2)).toEqual(['west', 'later']);
    });

    it('can be filtered', async () => {
      expect(await found({ province: 'British Columbia' })).toEqual(['west']);
      expect(await found({ city: 'montreal' })).toEqual(['east']);
      expect(await found({ jobType: 'Compliance and Regulatory' })).toEqual(['west']);
      expect(await found({ minRate: 31.5 })).toEqual(['west', 'later']);
      expect(await found({ q: 'pacific' })).toEqual(['west']);
      expect(await found({ q: 'event MONTREAL' })).toEqual(['east']);
      expect(await found({ q: 'no.such.*' })).toEqual([]);
      expect(await found({ from: '2026-05-07', to: '2026-05-07' })).toEqual(['east', 'retail']);
      expect(await found({ from: '2026-05-07T12:00:00.000Z' })).toEqual(['retail', 'later']);
    });

    it('can be limited to a circle', async () => {
      expect(await found({ near: '45.5,-73.6', withinKm: 20 })).toEqual(['east']);
      expect(await found({ near: '45.5,-73.6', withinKm: 500 })).toHaveLength(1);
      expect(await found({ near: '43.65,-79.38' })).toEqual(['soon', 'retail', 'later']);
      for (const query of [{ near: '95,0' }, { near: 'here' }, { withinKm: 5 }]) {
        expect(await api.request(findWork, { query }, worker)).toMatchObject({ status: 400 });
      }
    });

    it('can be limited to a circle around the home of the worker, where that is on the map', async () => {
      const nowhere = await aWorker().onboarded().in(api);
      await api.database.native
        .collection('profiles')
        .updateOne({ userId: new ObjectId(nowhere.id) }, { $unset: { latitude: 1, longitude: 1 } });
      const query = { near: 'home', withinKm: 50, sort: 'nearest' };
      expect((await found(query)).toSorted()).toEqual(['later', 'retail', 'soon']);
      expect(await found(query, nowhere)).toEqual(await found());
    });

    it('says with the first page how many lie outside of the circle', async () => {
      const query = { near: '43.65,-79.38', withinKm: 50, limit: 2 };
      const first = await api.get(findWork, { query }, worker);
      expect(first).toMatchObject({ farther: 2, fartherAtLeast: false });
      const next = { ...query, cursor: first.nextCursor ?? '' };
      expect(await api.get(findWork, { query: next }, worker)).not.toHaveProperty('farther');
      expect(await api.get(findWork, { query: {} }, worker)).not.toHaveProperty('farther');
      const bud = { ...query, province: 'QC' };
      expect((await api.get(findWork, { query: bud }, worker)).farther).toBe(1);
    });

    it('begins with the nearest, however far the others are', async () => {
      const near = '45.5,-73.6';
      const order = await found({ near, sort: 'nearest' });
      expect(order[0]).toBe('east');
      expect(order.slice(1, 4).toSorted()).toEqual(['later', 'retail', 'soon']);
      expect(order[4]).toBe('west');
      expect(await found({ near, sort: 'nearest', withinKm: 20 })).toEqual(['east']);
      const query = { sort: 'nearest' } as const;
      expect(await api.request(findWork, { query }, worker)).toMatchObject({ status: 400 });
    });

    it('comes in pages without gaps or repeats, in every order', async () => {
      for (const sort of ['soonest', 'nearest', 'newest', 'best-paid'] as const) {
        const home = sort === 'nearest' ? { near: '45.5,-73.6' } : {};
        const all = await found({ sort, ...home });
        const pages: string[] = [];
        let cursor: string | undefined;
        do {
          const query = { sort, ...home, limit: 2, ...(cursor && { cursor }) };
          const page = await api.get(findWork, { query }, worker);
          pages.push(...page.posts.map((post) => post._id));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        expect(pages).toHaveLength(5);
        const nameOf = (id: string) => Object.entries(ids).find(([, own]) => own === id)?.[0];
        expect(pages.map(nameOf)).toEqual(all);
      }
    });

    it('refuses a cursor that no page of the nearest has', async () => {
      const query = { near: '45.5,-73.6', sort: 'nearest' as const, limit: 2 };
      for (const values of [
        ['x', 'y', 'z'],
        [1, 2, 3],
        [1, 2],
      ]) {
        const cursor = Buffer.from(JSON.stringify(values)).toString('base64url');
        expect(await api.request(findWork, { query: { ...query, cursor } }, worker)).toMatchObject({
          status: 400,
        });
      }
    });

    it('leaves out what the worker cannot request', async () => {
      const young = await aWorker().onboarded().born('2008-01-01').in(api);
      expect(await found({}, young)).not.toContain('retail');

      const busy = await aWorker().onboarded().in(api);
      const overlapping = await steps(toronto, aShift().startingIn(32));
      const requested = await steps(toronto, aShift().startingIn(80));
      const full = await steps(toronto, aShift().startingIn(90));
      await full.take(await aWorker().onboarded().in(api));
      await overlapping.take(busy);
      await requested.request(busy);
      expect(await found({}, busy)).toEqual(['west', 'east', 'retail', 'later']);
    });

    it('is for workers who completed onboarding', async () => {
      const newcomer = await aWorker().reached(2).in(api);
      expect(await api.request(findWork, {}, newcomer)).toMatchObject({
        status: 403,
        body: { code: 'ONBOARDING_REQUIRED' },
      });
      expect(await api.request(findWork, {}, toronto)).toMatchObject({ status: 403 });
    });
  });

  describe('their own shifts', () => {
    it('are those requested, confirmed and still to come, soonest first', async () => {
      const worker = await aWorker().onboarded().in(api);
      const confirmed = await steps(toronto, aShift().startingIn(60));
      const requested = await steps(toronto, aShift().startingIn(26));
      const given = await steps(toronto, aShift().startingIn(200));
      await requested.request(worker);
      await confirmed.take(worker);
      await given.take(worker);
      await api.get(cancelAssignment, { params: { postId: given.postId } }, worker);
      const idsOf = async (call: typeof upcomingShifts, query = {}) =>
        (await api.get(call, { query }, worker)).posts.map((post) => post._id);

      expect(await idsOf(upcomingShifts)).toEqual([requested.postId, confirmed.postId]);
      expect(await idsOf(upcomingShifts, { limit: 1 })).toEqual([requested.postId]);
      expect(await idsOf(requestedShifts)).toEqual([requested.postId]);
      expect(await idsOf(confirmedShifts)).toEqual([confirmed.postId]);

      api.clock.advance({ hours: 67 });
      expect(await idsOf(upcomingShifts)).toEqual([confirmed.postId]);
      expect(await idsOf(requestedShifts)).toEqual([]);
      api.clock.advance({ hours: 24 });
      expect(await idsOf(upcomingShifts)).toEqual([]);
      expect(await idsOf(confirmedShifts)).toEqual([confirmed.postId]);
    });
  });

  describe('the work history', () => {
    it('shows the worker their hours and pay, and the employer the invoice', async () => {
      const worker = await aWorker().onboarded().in(api);
      const done = await steps(toronto, aShift().startingIn(48).with({ rate: 30.5 }));
      await done.work(worker, 5);
      const { invoice } = await done.submit();
      const params = { postId: done.postId };
      await api.get(rateBusiness, { params, body: { rating: 5 } }, worker);
      await steps(toronto);

      const { posts: own } = await api.get(history, {}, worker);
      expect(own).toMatchObject([
        {
          _id: done.postId,
          status: 'Complete',
          completedAt: api.clock.now().toISOString(),
          invoiceId: null,
          worked: { hours: 8, rate: 30.5, pay: 244, ratingReceived: 5, payoutStatus: 'waiting' },
        },
      ]);
      const { posts: theirs } = await api.get(history, {}, toronto);
      expect(theirs).toMatchObject([{ _id: done.postId, invoiceId: invoice._id, worked: null }]);
      expect((await api.get(history, {}, vancouver)).posts).toEqual([]);
      expect((await api.get(payouts, {}, worker)).payouts).toMatchObject([
        {
          post: done.postId,
          amount: 244,
          hours: 8,
          status: 'waiting',
          waitingFor: 'INVOICE_PAYMENT',
          employerName: 'Maple Leaf Shop',
        },
      ]);
      const other = await aWorker().onboarded().in(api);
      expect((await api.get(payouts, {}, other)).payouts).toEqual([]);
      expect(await api.request(payouts, {}, toronto)).toMatchObject({ status: 403 });
    });
  });
});
