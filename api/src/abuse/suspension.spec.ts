import { updateUser } from '@leafshift/contracts/admin';
import { currentUser, login } from '@leafshift/contracts/auth';
import { notifications } from '@leafshift/contracts/notification';
import {
  boardPost,
  boardPosts,
  cancelAssignment,
  cancellationTerms,
  confirmWorker,
  createPost,
  findWork,
  getPost,
  requestShift,
  updatePost,
} from '@leafshift/contracts/posts';
import {
  answerAppeal,
  appealSuspension,
  appeals,
  mySuspension,
} from '@leafshift/contracts/suspensions';
import { aPermanentForm, aShift } from '../testing/a-shift.ts';
import {
  type Admin,
  anAdmin,
  anEmployer,
  aWorker,
  type Employer,
  type Person,
  type Worker,
} from '../testing/people.ts';
import { ShiftSteps } from '../testing/shift-steps.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';

const DAY_MS = 86_400_000;

describe('somebody who is suspended', () => {
  let api: TestApi;
  let admin: Admin;
  let employer: Employer;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    admin = await anAdmin().in(api);
    employer = await anEmployer().onboarded().in(api);
    worker = await aWorker().onboarded().in(api);
  });

  /** Sessions end while months go by. */
  const signIn = async <Who extends Person>(person: Who): Promise<Who> => {
    const body = { email: person.email, password: person.password };
    return { ...person, token: (await api.get(login, { body })).token };
  };
  const inMs = (ms: number): string => new Date(api.clock.now().getTime() + ms).toISOString();
  const change = (person: Person, body: object) =>
    api.request(updateUser, { params: { id: person.id }, body }, admin);
  const suspend = (person: Person, until?: string) =>
    change(person, { suspended: true, reason: 'Fights at work', ...(until && { until }) });
  const lift = (person: Person) => change(person, { suspended: false });
  const post = async (inHours = 48, totalWorkers = 1): Promise<ShiftSteps> => {
    const shift = aShift().startingIn(inHours).with({ totalWorkers });
    return new ShiftSteps(api, employer, await shift.by(employer, api));
  };
  const request = (steps: ShiftSteps, by = worker) =>
    api.request(requestShift, { params: { id: steps.postId } }, by);
  const cancel = (steps: ShiftSteps, by = worker) =>
    api.request(cancelAssignment, { params: { postId: steps.postId } }, by);
  const suspensionOf = async (person: Person) =>
    (await api.get(mySuspension, {}, person)).suspension;
  const kindsOf = async (person: Person): Promise<readonly string[]> => {
    const { notifications: list } = await api.get(notifications, { query: {} }, person);
    return list.map(({ kind }) => kind);
  };
  const appeal = (person: Person, text = 'I was in hospital') =>
    api.request(appealSuspension, { body: { text } }, person);
  const appealOf = async (person: Person) => {
    const { appeals: waiting } = await api.get(appeals, { query: { limit: 100 } }, admin);
    return waiting.find(({ user }) => user === person.id);
  };

  describe('as a worker', () => {
    it('cannot request, and is active again by the clock alone', async () => {
      const steps = await post(24 * 9);
      await suspend(worker, inMs(DAY_MS));

      expect(await request(steps)).toMatchObject({ body: { code: 'ACCOUNT_SUSPENDED' } });
      expect((await api.request(getPost, { params: { id: steps.postId } }, worker)).ok).toBe(true);

      api.clock.advance({ days: 1 });
      expect(await api.get(currentUser, {}, worker)).toMatchObject({
        suspended: false,
        suspension: null,
      });
      expect((await request(steps)).ok).toBe(true);
    });

    it('is told when it has ended by itself, once', async () => {
      await suspend(worker, inMs(DAY_MS));
      api.clock.advance({ days: 2 });
      await api.settle();

      expect((await kindsOf(worker)).filter((kind) => kind === 'account-restored')).toHaveLength(1);
    });

    it('loses what has not begun and keeps what has', async () => {
      const begun = await post(3);
      const coming = await post(48);
      const requested = await post(90);
      await begun.take(worker);
      await coming.take(worker);
      await requested.request(worker);
      api.clock.advance({ hours: 4 });

      await suspend(worker);
      await api.settle();

      expect(await begun.shift()).toMatchObject({ confirmedCount: 1 });
      expect(await coming.shift()).toMatchObject({ confirmedCount: 0, confirmedArr: [] });
      expect(await requested.shift()).toMatchObject({ requestCount: 0, requests: [] });
      expect(await kindsOf(employer)).toEqual(
        expect.arrayContaining(['worker-released', 'request-withdrawn']),
      );
      expect(await kindsOf(worker)).toEqual(
        expect.arrayContaining(['shift-released', 'account-suspended']),
      );
      const replacement = await aWorker().onboarded().in(api);
      expect(await coming.take(replacement)).toMatchObject({ confirmedCount: 1 });
    });

    it('cannot be confirmed by a request that came at the same moment', async () => {
      const shifts = [await post(48), await post(72), await post(96)];
      for (const steps of shifts) {
        await steps.request(worker);
      }
      const confirmations = await Promise.all(shifts.map((steps) => steps.confirmation(worker)));

      const [suspended] = await Promise.all([
        suspend(worker),
        ...confirmations.map((each) => api.request(confirmWorker, each, employer)),
      ]);

      await api.settle();
      expect(suspended.ok).toBe(true);
      for (const steps of shifts) {
        expect(await steps.shift()).toMatchObject({ confirmedCount: 0, confirmedArr: [] });
      }
    });

    it('cannot be confirmed by an old request', async () => {
      const steps = await post(48);
      await steps.request(worker);
      const confirmation = await steps.confirmation(worker);
      await suspend(worker);

      expect((await api.request(confirmWorker, confirmation, employer)).status).toBe(409);
    });
  });

  describe('for cancelling late', () => {
    it('waits longer each time, as it was told before', async () => {
      const days: (number | null | undefined)[] = [];
      for (const _ of [1, 2, 3]) {
        const steps = await post(5);
        await steps.take(worker);
        const params = { postId: steps.postId };
        const terms = await api.get(cancellationTerms, { params }, worker);
        expect((await cancel(steps)).ok).toBe(true);
        const suspension = await suspensionOf(worker);
        expect(suspension).toMatchObject({ reason: 'late-cancellation', words: '' });
        expect(suspension?.until).toBe(terms.suspension?.until);
        days.push(terms.suspension?.days);
        api.clock.advance({ days: 31 });
        [worker, employer] = [await signIn(worker), await signIn(employer)];
      }

      expect(days).toEqual([7, 30, null]);
      expect(await api.get(currentUser, {}, worker)).toMatchObject({ suspended: true });
    });

    it('is not suspended with 24 hours notice, and is told so before', async () => {
      const steps = await post(24);
      await steps.take(worker);

      const params = { postId: steps.postId };
      expect(await api.get(cancellationTerms, { params }, worker)).toEqual({
        isLate: false,
        suspension: null,
      });
      await cancel(steps);
      expect(await suspensionOf(worker)).toBeNull();
    });

    it('is told nothing about places of others', async () => {
      const steps = await post(5);
      const params = { postId: steps.postId };

      expect(await api.request(cancellationTerms, { params }, worker)).toMatchObject({
        status: 409,
        body: { code: 'NOT_CONFIRMED' },
      });
    });

    it('does not count what the back office took back on an appeal', async () => {
      const first = await post(5);
      await first.take(worker);
      await cancel(first);
      await appeal(worker);
      const waiting = await appealOf(worker);
      const lifted = { decision: 'lifted', words: 'We have seen the papers' } as const;
      await api.get(answerAppeal, { params: { id: waiting?._id ?? '' }, body: lifted }, admin);

      const second = await post(5);
      await second.take(worker);
      const params = { postId: second.postId };
      expect(await api.get(cancellationTerms, { params }, worker)).toMatchObject({
        suspension: { days: 7 },
      });
    });
  });

  describe('as a business', () => {
    it('is gone from the board at once, and back when it is lifted', async () => {
      employer = await anEmployer().licensed().in(api);
      const title = `Unique ${employer.id}`;
      const body = aPermanentForm({ jobType: title });
      const posting = await api.get(createPost, { body }, employer);
      const id = '_id' in posting ? posting._id : '';
      const onBoard = async () =>
        (await api.get(boardPosts, { query: { q: title } })).posts.length +
        ((await api.request(boardPost, { params: { id } })).ok ? 1 : 0);
      const inSitemap = async () =>
        (await (await api.send('GET', '/api/board-pages/sitemap.xml')).text()).includes(id);
      expect(await onBoard()).toBe(2);

      await suspend(employer, inMs(DAY_MS));
      expect(await onBoard()).toBe(0);
      expect(await inSitemap()).toBe(false);

      await lift(employer);
      expect(await onBoard()).toBe(2);

      await suspend(employer, inMs(DAY_MS));
      api.clock.advance({ days: 1 });
      expect(await onBoard()).toBe(2);
    });

    it('cannot post or renew', async () => {
      const body = aPermanentForm();
      const posting = await api.get(createPost, { body }, employer);
      const id = '_id' in posting ? posting._id : '';
      await suspend(employer);

      const shift = { body: aShift().form(api, employer) };
      for (const answer of [
        await api.request(createPost, { body }, employer),
        await api.request(createPost, shift, employer),
        await api.request(updatePost, { params: { id }, body }, employer),
      ]) {
        expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } });
      }
    });

    it('has its coming shifts cancelled with the workers told, and submits what was worked', async () => {
      const worked = await post(3);
      const coming = await post(48);
      const open = await post(72, 3);
      const asking = await aWorker().onboarded().in(api);
      await worked.take(worker);
      await coming.take(worker);
      await open.request(asking);
      const { date, endDate } = await worked.shift();
      api.clock.advance({ hours: 4 });

      await suspend(employer);

      expect(await coming.shift()).toMatchObject({ status: 'Cancelled', confirmedCount: 0 });
      expect(await open.shift()).toMatchObject({ status: 'Cancelled', requestCount: 0 });
      expect(await kindsOf(worker)).toContain('shift-cancelled');
      expect(await kindsOf(asking)).toContain('shift-cancelled');
      const { posts } = await api.get(findWork, { query: {} }, asking);
      expect(posts.filter(({ _id }) => _id === open.postId)).toEqual([]);
      const elsewhere = await anEmployer().onboarded().in(api);
      const sameTime = await aShift().startingIn(44).by(elsewhere, api);
      await new ShiftSteps(api, elsewhere, sameTime).take(worker);

      await worked.clockIn(worker, date);
      await worked.clockOut(worker, endDate);
      await worked.rate(worker);
      expect(await worked.submit()).toMatchObject({ post: { status: 'Complete' } });
    });

    it('keeps nothing of what is confirmed or posted at the same moment', async () => {
      const steps = await post(48, 3);
      const crowd = await Promise.all([1, 2, 3].map(() => aWorker().onboarded().in(api)));
      for (const each of crowd) {
        await steps.request(each);
      }
      const confirmations = await Promise.all(crowd.map((each) => steps.confirmation(each)));
      const form = { body: aShift().startingIn(90).form(api, employer) };

      const [, ...rest] = await Promise.all([
        suspend(employer),
        ...confirmations.map((each) => api.request(confirmWorker, each, employer)),
        api.request(createPost, form, employer),
        api.request(createPost, form, employer),
      ]);

      expect(rest.every(({ status }) => status < 500)).toBe(true);
      const shifts = api.database.native.collection('shifts');
      const stored = await shifts.find({ seriesId: { $exists: true } }).toArray();
      const own = stored.filter(({ employerId }) => `${employerId}` === employer.id);
      expect(own.filter(({ status }) => status === null)).toEqual([]);
      for (const each of crowd) {
        const free = await aShift()
          .startingIn(48)
          .by(await anEmployer().onboarded().in(api), api);
        expect(free.status).toBeNull();
        expect((await request(new ShiftSteps(api, employer, free), each)).ok).toBe(true);
      }
    });
  });
});
