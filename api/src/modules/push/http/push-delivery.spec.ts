import { markRead, notifications } from '@leafshift/contracts/notification';
import type { PushPreferences } from '@leafshift/contracts/preferences';
import { changePreferences } from '@leafshift/contracts/preferences';
import { addPushDevice, pushState } from '@leafshift/contracts/push';
import { saveSearch } from '@leafshift/contracts/saved-searches';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { aShift } from '../../../testing/a-shift.ts';
import { anEmployer, aWorker, type Worker } from '../../../testing/people.ts';
import { DEFAULT_NOW, startApi, type TestApi } from '../../../testing/test-api.ts';
import { type NewNotification, Notifier } from '../../notification/index.ts';
import { PushService } from '../testing/push-service.ts';

const PARAMS = {
  name: 'Green Leaf',
  jobTitle: 'Event Staff',
  date: '2026-05-10T16:00:00.000Z',
  timeZone: 'America/Toronto',
};
const QUIET = { from: '22:00', to: '07:00', timeZone: 'America/Toronto' };
const PRESSING = {
  kind: 'shift-reminder',
  params: { ...PARAMS, location: 'Green Leaf, Queen Street' },
} as const;

describe('what goes to the devices', () => {
  let service: PushService;
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    service = await PushService.start();
    api = await startApi({ env: { PUSH_HOSTS: service.origin } });
  });
  beforeEach(async () => {
    service.forget();
    api.clock.set(DEFAULT_NOW);
    worker = await aWorker().in(api);
    await addDevice();
  });
  afterAll(async () => {
    await api.stop();
    await service.stop();
  });

  const addDevice = async (of = worker): Promise<void> => {
    const { publicKey } = await api.get(pushState, {}, of);
    const body = service.subscribe(publicKey ?? '');
    await api.get(addPushDevice, { body }, of);
  };
  const tell = async (change: Partial<NewNotification> = {}): Promise<void> => {
    const wanted: NewNotification = {
      userId: worker.id,
      kind: 'worker-confirmed',
      params: PARAMS,
      image: null,
      link: '/find-work/7',
      ...change,
    };
    await api.app.get(Transactions).run(() => api.app.get(Notifier).notify(wanted));
    await api.settle();
  };
  const prefer = (push: Partial<PushPreferences>) =>
    api.get(changePreferences, { body: { push } }, worker);
  const settleAt = async (now: string): Promise<void> => {
    api.clock.set(now);
    await api.settle();
  };
  const bodies = () => service.received.map(({ message }) => message.body);

  it('tells of a new shift that fits a saved search, of several at once as one', async () => {
    const seeker = await aWorker().onboarded().in(api);
    await addDevice(seeker);
    const filters = { jobType: 'Processing' } as const;
    const search = { name: 'Trim near me', filters, sort: 'soonest', alerts: true } as const;
    await api.get(saveSearch, { body: search }, seeker);
    const employer = await anEmployer().onboarded().in(api);
    await api.settle();
    service.forget();
    const trimming = () => aShift().with({ jobType: 'Processing', rate: 30 });

    await trimming().startingIn(100).by(employer, api);
    await api.settle();
    expect(service.received).toMatchObject([
      { message: { path: expect.stringMatching(/^\/find-work\/[0-9a-f]{24}/) } },
    ]);

    // Five more within the hour: one push at its end, which leads to the search.
    for (let day = 1; day <= 5; day += 1) {
      await trimming()
        .startingIn(100 + day * 24)
        .by(employer, api);
    }
    await api.settle();
    expect(service.received).toHaveLength(1);
    api.clock.advance({ minutes: 61 });
    await api.settle();
    expect(service.received).toHaveLength(2);
    expect(service.received[1]?.message.body).toContain('5');
    expect(service.refused).toEqual([]);
  });

  it('is said in the reader’s language and opens the thing itself', async () => {
    await api.get(changePreferences, { body: { language: 'ar' } }, worker);
    await tell();

    expect(service.refused).toEqual([]);
    expect(service.received).toMatchObject([
      {
        message: { path: '/find-work/7', lang: 'ar', dir: 'rtl', sentAt: DEFAULT_NOW },
        ttl: 24 * 3600,
        urgency: 'normal',
      },
    ]);
    const [{ message, topic } = { message: { tag: '' }, topic: '' }] = service.received;
    expect(message.tag).toBe(topic);
    expect(message).toMatchObject({ body: expect.stringContaining('Green Leaf') });
  });

  it('tells a locked screen no names and sums where that is wanted', async () => {
    await prefer({ hideDetails: true });
    await tell();

    expect(service.received).toMatchObject([
      { message: { title: 'Leafshift', body: 'You are confirmed' } },
    ]);
    expect(JSON.stringify(service.received)).not.toContain('Green Leaf');
  });

  it('is not what its reader turned off, nor what happens while they look', async () => {
    await prefer({ shifts: false });
    await tell();
    await tell({ kind: 'clocked-in' });
    expect(service.asked).toBe(0);

    await tell({ kind: 'account-restored' });
    expect(service.received).toHaveLength(1);
  });

  it('goes to nobody else', async () => {
    const other = await aWorker().in(api);
    await tell({ userId: other.id });
    expect(service.asked).toBe(0);
  });

  describe('when the push service', () => {
    it.each([404, 410])('answers %i, is not sent to that device again', async (status) => {
      service.answerNext({ status });
      await tell();
      expect((await api.get(pushState, {}, worker)).devices).toEqual([]);
      await tell();
      expect(service.asked).toBe(1);
    });

    it('asks for a pause, is tried again after it and no sooner', async () => {
      service.answerNext({ status: 429, headers: { 'retry-after': '120' } }, { status: 503 });
      await tell();
      api.clock.advance({ seconds: 119 });
      await api.settle();
      expect(service.asked).toBe(1);

      api.clock.advance({ seconds: 1 });
      await api.settle();
      expect(service.asked).toBe(2);
      api.clock.advance({ seconds: 2 });
      await api.settle();
      expect(service.received).toHaveLength(1);
    });

    it('is away until it is too late, is given up', async () => {
      service.answerNext({ status: 500 });
      await tell();
      api.clock.advance({ hours: 24 });
      await api.settle();
      expect(service.asked).toBe(1);
      expect(await api.database.native.collection('outbox').countDocuments({ state: 'dead' })).toBe(
        0,
      );
    });

    it('asks for a pause of days, waits six hours', async () => {
      const retryAfter = 'Fri, 08 May 2026 16:00:00 GMT';
      service.answerNext({ status: 429, headers: { 'retry-after': retryAfter } });
      await tell();
      api.clock.advance({ hours: 6 });
      await api.settle();
      expect(service.received).toHaveLength(1);
    });
  });

  it('is sent no more once it was read', async () => {
    service.answerNext({ status: 503 });
    await tell();
    const [{ _id: id } = { _id: '' }] = (await api.get(notifications, {}, worker)).notifications;
    await api.get(markRead, { params: { id } }, worker);
    api.clock.advance({ minutes: 1 });
    await api.settle();
    expect(service.received).toEqual([]);
  });

  describe('in quiet hours', () => {
    beforeEach(() => prefer({ quiet: QUIET }));

    it('waits for their end, and comes as one', async () => {
      api.clock.set('2026-05-05T03:00:00.000Z');
      await tell();
      await tell({ kind: 'shift-changed' });
      await tell(PRESSING);
      expect(service.asked).toBe(0);

      await settleAt('2026-05-05T10:59:59.000Z');
      expect(service.asked).toBe(0);
      await settleAt('2026-05-05T11:00:00.000Z');
      expect(service.received).toMatchObject([
        { message: { body: '3 notifications wait for you', path: '/home', tag: 'digest' } },
      ]);
    });

    it('comes as itself where it is alone, and does not come where it was read', async () => {
      api.clock.set('2026-05-05T03:00:00.000Z');
      await tell();
      await tell({ kind: 'shift-changed' });
      const [{ _id: id } = { _id: '' }] = (await api.get(notifications, {}, worker)).notifications;
      await api.get(markRead, { params: { id } }, worker);
      await settleAt('2026-05-05T11:00:00.000Z');
      expect(service.received).toMatchObject([{ message: { path: '/find-work/7' } }]);
    });

    it('that lie over the change of clocks end when the clock shows it', async () => {
      // 23:30 on the evening before clocks go back: the night has an hour more.
      api.clock.set('2026-11-01T03:30:00.000Z');
      worker = await aWorker().in(api);
      await addDevice();
      await prefer({ quiet: QUIET });
      await tell();
      await settleAt('2026-11-01T11:59:59.000Z');
      expect(service.asked).toBe(0);
      await settleAt('2026-11-01T12:00:00.000Z');
      expect(service.received).toHaveLength(1);
    });

    it('begin and end with the choice', async () => {
      await prefer({ quiet: null });
      api.clock.set('2026-05-05T03:00:00.000Z');
      await tell();
      expect(service.received).toHaveLength(1);
    });
  });

  describe('when there is much of it', () => {
    it('comes one by one at first, then together', async () => {
      for (let count = 0; count < 8; count += 1) {
        await tell();
      }
      expect(service.received).toHaveLength(3);

      api.clock.advance({ minutes: 10 });
      await api.settle();
      expect(service.received).toHaveLength(4);
      expect(bodies().at(-1)).toBe('5 notifications wait for you');
    });

    it('what is about the next hours is never held up', async () => {
      for (let count = 0; count < 4; count += 1) {
        await tell();
      }
      await tell(PRESSING);
      expect(service.received).toHaveLength(4);
      expect(service.received.at(-1)).toMatchObject({ urgency: 'high' });
    });
  });
});
