import { currentUser, endSession, login, logout, ownSessions } from '@leafshift/contracts/auth';
import { register } from '@leafshift/contracts/users';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { aWorker, PASSWORD, type Worker } from '../../../testing/people.ts';
import { type As, DEFAULT_NOW, startApi, type TestApi } from '../../../testing/test-api.ts';
import { sessionCollection } from '../persistence/session.schema.ts';
import { noteUseOfSessions } from '../persistence/session-use.migration.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

describe('the sessions of an account', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi({ env: { SESSION_IDLE_DAYS: '7' } });
  });
  beforeEach(async () => {
    api.clock.set(DEFAULT_NOW);
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  const signIn = async (userAgent = FIREFOX, remember?: boolean): Promise<As> => {
    const body = {
      email: worker.email,
      password: PASSWORD,
      ...(remember !== undefined && { remember }),
    };
    const headers = { 'user-agent': userAgent };
    const answer = await api.request(login, { body }, undefined, { headers });
    return answer.ok ? answer.body : Promise.reject(new Error(answer.body.msg));
  };
  const list = async (as: As) => (await api.get(ownSessions, {}, as)).sessions;
  const isGood = async (as: As) => (await api.request(currentUser, {}, as)).ok;

  describe('are listed', () => {
    it('with device and use, and which one asks', async () => {
      const desk = await signIn(FIREFOX);
      api.clock.advance({ hours: 1 });
      const phone = await signIn(IPHONE);

      expect(await list(phone)).toMatchObject([
        {
          device: 'Safari, iPhone',
          createdAt: '2026-05-04T17:00:00.000Z',
          lastUsedAt: '2026-05-04T17:00:00.000Z',
          current: true,
        },
        { device: 'Firefox, Windows', createdAt: '2026-05-04T16:00:00.000Z', current: false },
        { device: '', current: false },
      ]);
      expect((await list(desk)).filter(({ current }) => current)).toMatchObject([
        { device: 'Firefox, Windows' },
      ]);
    });

    it('without those that are over', async () => {
      const here = await signIn();
      await api.request(logout, {}, await signIn());
      await signIn(IPHONE, false);
      api.clock.advance({ hours: 13 });

      expect((await list(here)).map(({ device }) => device)).toEqual(['Firefox, Windows', '']);
    });

    it("never somebody else's", async () => {
      await signIn();
      const other = await aWorker().in(api);

      expect(await list(other)).toHaveLength(1);
    });
  });

  describe('are ended one by one', () => {
    it('and the token of that one fails at once', async () => {
      const here = await signIn();
      const lost = await signIn(IPHONE);
      expect(await isGood(lost)).toBe(true);
      const id = (await list(here)).find(({ device }) => device === 'Safari, iPhone')?._id ?? '';

      expect((await api.request(endSession, { params: { id } }, here)).status).toBe(204);

      expect(await isGood(lost)).toBe(false);
      expect(await isGood(here)).toBe(true);
      expect((await api.request(endSession, { params: { id } }, here)).status).toBe(404);
    });

    it("but not somebody else's", async () => {
      const other = await aWorker().in(api);
      const [theirs] = await list(other);
      const params = { id: theirs?._id ?? '' };

      expect((await api.request(endSession, { params }, worker)).body).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await isGood(other)).toBe(true);
    });
  });

  describe('last', () => {
    const callDaily = async (as: As, days: number) => {
      for (let day = 0; day < days; day += 1) {
        expect(await isGood(as)).toBe(true);
        api.clock.advance({ days: 1 });
      }
    };

    it('30 days when remembered, which they are unless it is said', async () => {
      const session = await signIn();

      await callDaily(session, 30);

      expect(await isGood(session)).toBe(false);
    });

    it('12 hours when not', async () => {
      const session = await signIn(FIREFOX, false);
      api.clock.advance({ hours: 11, minutes: 59 });
      expect(await isGood(session)).toBe(true);

      api.clock.advance({ minutes: 1 });

      expect(await isGood(session)).toBe(false);
    });

    it('12 hours after a registration that is not to be remembered', async () => {
      const body = { usertype: 'Temp', name: 'N', email: 'n@example.ca', password: 'abc' } as const;
      const session = await api.get(register, { body: { ...body, remember: false } });

      api.clock.advance({ hours: 12 });

      expect(await isGood(session)).toBe(false);
    });

    it('7 days without use', async () => {
      const session = await signIn();
      api.clock.advance({ days: 6, hours: 23 });
      expect(await isGood(session)).toBe(true);
      api.clock.advance({ days: 6, hours: 23 });
      expect(await isGood(session)).toBe(true);

      api.clock.advance({ days: 7 });

      expect(await isGood(session)).toBe(false);
    });
  });

  describe('keep when they were used', () => {
    const lastUse = async () => (await list(worker)).find(({ current }) => current)?.lastUsedAt;

    it('exact to five minutes, so that hardly a request writes', async () => {
      await isGood(worker);
      api.clock.advance({ minutes: 4 });
      expect(await lastUse()).toBe('2026-05-04T16:00:00.000Z');

      api.clock.advance({ minutes: 1 });

      await isGood(worker);
      expect(await lastUse()).toBe('2026-05-04T16:05:00.000Z');
    });

    it('and count as used now where that was not kept yet', async () => {
      const mine = { userId: toObjectId(worker.id) };
      const stored = api.database.native.collection(sessionCollection.name);
      await stored.updateOne(mine, { $unset: { lastUsedAt: 1, device: 1 } });

      await noteUseOfSessions.up(api.database.native);

      expect(await stored.find(mine).toArray()).toEqual([
        expect.objectContaining({ device: '', lastUsedAt: expect.any(Date) }),
      ]);
    });
  });
});
