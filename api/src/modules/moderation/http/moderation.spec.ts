import { decideReview, reviews } from '@leafshift/contracts/admin';
import { boardPage } from '@leafshift/contracts/board-pages';
import {
  decidePosting,
  dismissReport,
  moderationQueue,
  postingReports,
  reportPost,
  takeDownPost,
} from '@leafshift/contracts/moderation';
import { notifications } from '@leafshift/contracts/notification';
import {
  boardPost,
  boardPosts,
  createPost,
  employerPermanent,
  findWork,
  getPost,
  type PermanentPost,
  updatePost,
} from '@leafshift/contracts/posts';
import { aPermanentForm, aShift } from '../../../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
} from '../../../testing/people.ts';
import { ShiftSteps } from '../../../testing/shift-steps.ts';
import { type As, startApi, type TestApi } from '../../../testing/test-api.ts';

describe('the back office and postings', () => {
  let api: TestApi;
  let admin: Admin;
  let employer: Employer;

  beforeAll(async () => {
    api = await startApi();
    admin = await anAdmin().in(api);
  });
  beforeEach(async () => {
    employer = await anEmployer().called('New Leaf').onboarded().in(api);
  });
  afterAll(() => api.stop());

  const send = async (fields = {}, by = employer): Promise<PermanentPost> =>
    (await api.get(createPost, { body: aPermanentForm(fields) }, by)) as PermanentPost;
  const onBoard = async (): Promise<string[]> => {
    const { posts } = await api.get(boardPosts, { query: { limit: 100 } });
    return posts.map(({ _id }) => _id);
  };
  const entryOf = async (id: string) => {
    const { postings } = await api.get(moderationQueue, { query: { limit: 100 } }, admin);
    return postings.find(({ post }) => post._id === id);
  };
  const decide = async (id: string, decision: object) => {
    const revision = (await entryOf(id))?.revision ?? 0;
    const body = { revision, ...decision } as never;
    return api.request(decidePosting, { params: { id }, body }, admin);
  };
  const told = async (who: As, kind: string) => {
    await api.settle();
    const { notifications: list } = await api.get(notifications, { query: { limit: 50 } }, who);
    return list.filter((notification) => notification.kind === kind);
  };
  const mine = async (id: string) => {
    const { posts } = await api.get(employerPermanent, { query: {} }, employer);
    return posts.find(({ _id }) => _id === id);
  };

  describe('the first posting of a business without an approved licence', () => {
    it('waits: its employer sees so, and nobody else finds it', async () => {
      const post = await send({ jobType: 'Head Grower Quokka' });

      expect(post).toMatchObject({ state: 'in-review' });
      expect(await mine(post._id)).toMatchObject({ state: 'in-review', stateReason: null });
      expect(await onBoard()).not.toContain(post._id);
      expect((await api.request(boardPost, { params: { id: post._id } })).status).toBe(404);
      const found = await api.get(boardPosts, { query: { q: 'quokka' } });
      expect(found.posts).toEqual([]);
      const page = await api.get(boardPage, {
        query: { address: `/job-posting/${post._id}`, chosen: '', accepted: '' },
      });
      expect(page.status).toBe(404);
      const sitemap = await api.send('GET', '/api/board-pages/sitemap.xml');
      expect(await sitemap.text()).not.toContain(post._id);
      const worker = await aWorker().onboarded().in(api);
      expect((await api.request(getPost, { params: { id: post._id } }, worker)).status).toBe(404);
    });

    it('stands in the queue with its age, and goes out when it is approved; later ones at once', async () => {
      const post = await send();
      api.clock.advance({ hours: 3 });

      const entry = await entryOf(post._id);
      expect(entry).toMatchObject({ employer: employer.id, post: { name: 'New Leaf' } });
      expect(Date.parse(entry?.waitingSince ?? '')).toBe(api.clock.now().getTime() - 3 * 3_600_000);
      const { body } = await decide(post._id, { decision: 'Approved' });

      expect(body).toMatchObject({ state: 'published' });
      expect(await onBoard()).toContain(post._id);
      expect(await entryOf(post._id)).toBeUndefined();
      expect(await told(employer, 'posting-approved')).toHaveLength(1);
      expect(await send({ jobType: 'Packer' })).toMatchObject({ state: 'published' });
    });

    it('is told to the back office; what comes with it is not told again', async () => {
      const { length } = await told(admin, 'posting-submitted');
      await send({ jobType: 'Head Grower' });
      await send({ jobType: 'Packer' });

      const all = await told(admin, 'posting-submitted');
      expect(all).toHaveLength(length + 1);
      expect(all[0]?.notificationMessage).toBe(
        "New Leaf sent the posting 'Head Grower' for review",
      );
      expect(all[0]?.link).toBe('/moderation');
    });

    it('is rejected with a reason, by notification and mail, and may be sent again', async () => {
      const post = await send();

      await decide(post._id, { decision: 'Rejected', reason: 'The pay is missing' });

      expect(await mine(post._id)).toMatchObject({
        state: 'rejected',
        stateReason: 'The pay is missing',
      });
      expect(await told(employer, 'posting-rejected')).toMatchObject([
        {
          notificationMessage: expect.stringContaining('The pay is missing'),
          link: `/posts?post=${post._id}`,
        },
      ]);
      const mails = await api.mailsTo(employer.email);
      expect(mails.map(({ subject }) => subject)).toContain('Your posting was not published');
      const again = { params: { id: post._id }, body: aPermanentForm({ jobType: 'Grower' }) };
      expect(await api.get(updatePost, again, employer)).toMatchObject({
        state: 'in-review',
        stateReason: null,
      });
      expect(await entryOf(post._id)).toMatchObject({ post: { jobType: 'Grower' } });
    });

    it('goes out when the licence is approved', async () => {
      const post = await send();
      const { reviews: list } = await api.get(reviews, { query: { limit: 100 } }, admin);
      const id = list.find(({ user }) => user === employer.id)?._id ?? '';

      await api.get(decideReview, { params: { id }, body: { decision: 'Approved' } }, admin);

      expect(await onBoard()).toContain(post._id);
      expect(await send()).toMatchObject({ state: 'published' });
    });

    it('is decided once, and only as it was read', async () => {
      const post = await send();
      const read = await entryOf(post._id);
      const body = aPermanentForm({ jobDescription: '<p>Send money first.</p>' });
      await api.get(updatePost, { params: { id: post._id }, body }, employer);

      const stale = { decision: 'Approved', revision: read?.revision };
      expect((await decide(post._id, stale)).body).toMatchObject({ code: 'POSTING_CHANGED' });
      await decide(post._id, { decision: 'Approved' });
      expect((await decide(post._id, { decision: 'Approved' })).body).toMatchObject({
        code: 'POSTING_NOT_IN_REVIEW',
      });
    });
  });

  describe('a report', () => {
    const report = (id: string, as?: As, reason = 'scam') =>
      api.request(reportPost, { params: { id }, body: { reason, words: 'Asks for money' } }, as);
    const reportsOf = async (id: string) => {
      const { reports } = await api.get(postingReports, { query: { limit: 100 } }, admin);
      return reports.filter(({ postId }) => postId === id);
    };

    it('comes from a visitor or a member, once each, without names', async () => {
      const licensed = await anEmployer().licensed().in(api);
      const { _id } = await send({}, licensed);
      const worker = await aWorker().onboarded().in(api);

      for (const as of [undefined, undefined, worker, worker]) {
        expect((await report(_id, as)).status).toBe(204);
      }

      const found = await reportsOf(_id);
      expect(found).toMatchObject([
        { title: 'Store Manager', reason: 'scam', words: 'Asks for money', isMember: false },
        { isMember: true },
      ]);
      expect(JSON.stringify(found)).not.toContain(worker.id);
    });

    it('is for what one sees: no shift for visitors, nothing that waits', async () => {
      const shift = await aShift().by(employer, api);
      const worker = await aWorker().onboarded().in(api);
      expect((await report(shift._id)).status).toBe(404);
      expect((await report(shift._id, worker)).status).toBe(204);
      expect((await report((await send())._id, worker)).status).toBe(404);
      expect((await report(shift._id, { token: 'nonsense' })).status).toBe(401);
    });

    it('says what is wrong: another reason needs words', async () => {
      const licensed = await anEmployer().licensed().in(api);
      const params = { id: (await send({}, licensed))._id };

      const wordless = { params, body: { reason: 'other', words: ' ' } };
      expect((await api.request(reportPost, wordless)).body).toMatchObject({
        errors: [{ path: 'words', msg: 'Please give a reason' }],
      });
    });

    it('can be put aside, with the posting where it is', async () => {
      const licensed = await anEmployer().licensed().in(api);
      const { _id } = await send({}, licensed);
      await report(_id);
      const [found] = await reportsOf(_id);
      const params = { id: found?._id ?? '' };

      expect((await api.request(dismissReport, { params }, admin)).status).toBe(204);
      expect((await api.request(dismissReport, { params }, admin)).status).toBe(404);
      expect(await reportsOf(_id)).toEqual([]);
      expect(await onBoard()).toContain(_id);
    });
  });

  describe('taking down', () => {
    const takeDown = (id: string) =>
      api.request(takeDownPost, { params: { id }, body: { reason: 'Asks for a deposit' } }, admin);

    it('takes a posting off the board for good, with the reason', async () => {
      const licensed = await anEmployer().licensed().in(api);
      const { _id } = await send({}, licensed);

      expect((await takeDown(_id)).status).toBe(204);

      expect(await onBoard()).not.toContain(_id);
      expect(await told(licensed, 'posting-taken-down')).toMatchObject([
        { notificationMessage: expect.stringContaining('Asks for a deposit') },
      ]);
      const edit = { params: { id: _id }, body: aPermanentForm() };
      expect((await api.request(updatePost, edit, licensed)).body).toMatchObject({
        code: 'POSTING_TAKEN_DOWN',
      });
      expect((await takeDown(_id)).status).toBe(409);
      const audit = await api.database.native.collection('audit_log').find().toArray();
      expect(audit.filter(({ target }) => String(target) === _id)).toMatchObject([
        { action: 'posting-taken-down', details: { reason: 'Asks for a deposit' } },
      ]);
    });

    it('takes a shift out of find-work, frees who is on it, and tells all', async () => {
      const worker = await aWorker().onboarded().in(api);
      const other = await aWorker().called('Olu Other').onboarded().in(api);
      const shift = await aShift().with({ totalWorkers: 2 }).by(employer, api);
      const steps = new ShiftSteps(api, employer, shift);
      await steps.take(worker);
      await steps.request(other);

      expect((await takeDown(shift._id)).status).toBe(204);

      expect(await steps.shift()).toMatchObject({
        status: 'Cancelled',
        takenDownReason: 'Asks for a deposit',
        confirmedArr: [],
      });
      const { posts } = await api.get(findWork, { query: { limit: 100 } }, other);
      expect(posts.map(({ _id }) => _id)).not.toContain(shift._id);
      for (const who of [worker, other]) {
        expect(await told(who, 'shift-cancelled')).toHaveLength(1);
      }
      const edit = { params: { id: shift._id }, body: aShift().form(api, employer) };
      expect((await api.request(updatePost, edit, employer)).status).toBe(409);
      const again = await aShift().by(employer, api);
      expect(await new ShiftSteps(api, employer, again).take(worker)).toMatchObject({
        confirmedCount: 1,
      });
    });
  });
});
