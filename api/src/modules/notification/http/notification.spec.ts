import { jest } from '@jest/globals';
import { markAllRead, markRead, notifications } from '@leafshift/contracts/notification';
import { changePreferences } from '@leafshift/contracts/preferences';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { Memberships } from '../../../core/members/memberships.ts';
import { Mailer } from '../../../infra/mail/mailer.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { aWorker, type Worker } from '../../../testing/people.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';
import { Notifier } from '../application/notifier.ts';
import type { NewNotification } from '../domain/notification.ts';

const WHAT = {
  name: 'Green Leaf',
  jobTitle: 'Event Staff',
  date: '2026-05-01T16:00:00.000Z',
  timeZone: 'America/Toronto',
};

describe('notifications', () => {
  let api: TestApi;
  let worker: Worker;

  beforeAll(async () => {
    api = await startApi();
  });
  beforeEach(async () => {
    worker = await aWorker().in(api);
  });
  afterAll(() => api.stop());

  const wanted = (change: Partial<NewNotification> = {}): NewNotification => ({
    userId: worker.id,
    kind: 'worker-confirmed',
    params: WHAT,
    image: null,
    link: '/find-work/1',
    ...change,
  });
  const tell = (change: Partial<NewNotification> = {}) =>
    api.app.get(Transactions).run(() => api.app.get(Notifier).notify(wanted(change)));
  const list = (query = {}, as = worker) => api.get(notifications, { query }, as);

  it('are listed newest first, page by page, with the number of unread ones', async () => {
    for (const name of ['First Farm', 'Second Shop', 'Third Store']) {
      await tell({ params: { ...WHAT, name } });
      api.clock.advance({ seconds: 1 });
    }

    const page = await list({ limit: 2 });
    const rest = await list({ limit: 2, cursor: page.nextCursor ?? '' });

    const words = (list: typeof page) =>
      list.notifications.map(
        ({ notificationMessage }) => notificationMessage.split(' confirmed')[0],
      );
    expect(words(page)).toEqual(['Third Store', 'Second Shop']);
    expect(page.unread).toBe(3);
    expect(words(rest)).toEqual(['First Farm']);
    expect(rest.nextCursor).toBeNull();
  });

  it('of a worker come without a look at who is in a business', async () => {
    const asked = jest.spyOn(api.app.get(Memberships), 'ofEach');

    await api.app
      .get(Transactions)
      .run(() => api.app.get(Notifier).notifyWorker(wanted({ kind: 'shift-reminder' })));

    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect((await list()).notifications).toHaveLength(1);
  });

  it('carry what a page needs to say it in another language', async () => {
    await tell();

    const {
      notifications: [first],
    } = await list();
    expect(first).toMatchObject({
      kind: 'worker-confirmed',
      params: WHAT,
      notificationMessage: 'Green Leaf confirmed you for the Event Staff shift on Fri, May 1, 2026',
      link: '/find-work/1',
      notificationImage: null,
      isRead: false,
    });
  });

  it('become read when marked, one or all, and only by their owner', async () => {
    const stranger = await aWorker().in(api);
    await tell();
    await tell();
    const params = { id: (await list()).notifications[0]?._id ?? '' };

    expect((await api.request(markRead, { params }, stranger)).status).toBe(404);
    expect(await api.get(markRead, { params }, worker)).toMatchObject({ isRead: true });
    expect((await list()).unread).toBe(1);
    expect((await api.request(markAllRead, {}, worker)).status).toBe(204);
    expect((await list()).unread).toBe(0);
    expect(await list({}, stranger)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('with a key are told once', async () => {
    await tell({ key: 'reminder' });
    await tell({ key: 'reminder' });
    await api.settle();

    expect((await list()).notifications).toHaveLength(1);
    expect(await api.mailsTo(worker.email)).toHaveLength(1);
  });

  it('disappear with the transaction that wrote them', async () => {
    const failing = api.app.get(Transactions).run(async () => {
      await api.app.get(Notifier).notify(wanted());
      throw new Error('undone');
    });

    await expect(failing).rejects.toThrow('undone');
    await api.settle();
    expect((await list()).notifications).toEqual([]);
    expect(await api.mailsTo(worker.email)).toEqual([]);
  });

  describe('in an open window', () => {
    let socket: Socket;

    beforeEach(async () => {
      socket = io(api.origin, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        auth: { token: worker.token },
        reconnection: false,
      });
      await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    });
    afterEach(() => socket.disconnect());

    it('are heard', async () => {
      const heard = new Promise((resolve) => socket.once('notification', resolve));

      await tell();

      expect(await heard).toMatchObject({ kind: 'worker-confirmed', isRead: false });
    });

    it.each(['one', 'all'])(
      'are read there as well, when %s are marked elsewhere',
      async (which) => {
        await tell();
        const params = { id: (await list()).notifications[0]?._id ?? '' };
        const heard = new Promise((resolve) => socket.once('notificationsRead', resolve));

        if (which === 'one') await api.get(markRead, { params }, worker);
        else await api.get(markAllRead, {}, worker);

        expect(await heard).toEqual({});
      },
    );

    it('are heard at once while the mail server is away, and once more when it takes the mail', async () => {
      const deliver = jest.spyOn(api.app.get(Mailer), 'deliver');
      deliver.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
      let heard = 0;
      socket.on('notification', () => {
        heard += 1;
      });
      const hears = async (times: number) => {
        while (heard < times) {
          await new Promise((resolve) => socket.once('notification', resolve));
        }
      };

      await tell();
      await api.settle();
      await hears(1);
      for (const seconds of [1, 2]) {
        api.clock.advance({ seconds });
        await api.settle();
      }
      await hears(2);

      expect(deliver).toHaveBeenCalledTimes(3);
      expect(heard).toBe(2);
      expect(await api.mailsTo(worker.email)).toHaveLength(1);
      deliver.mockRestore();
    });
  });

  describe('by mail', () => {
    it('go out with a link', async () => {
      await tell();
      await api.settle();

      const [mail] = await api.mailsTo(worker.email);
      expect(mail).toMatchObject({ subject: 'You are confirmed' });
      expect(mail?.text).toContain(
        'Green Leaf confirmed you for the Event Staff shift on Fri, May 1, 2026.',
      );
      expect(mail?.text).toContain('http://portal.test/find-work/1');
    });

    it('go out in the language that the account prefers', async () => {
      await api.get(changePreferences, { body: { language: 'ar' } }, worker);
      await tell();
      await api.settle();

      const [mail] = await api.mailsTo(worker.email);
      expect(mail?.subject).toBe('تم تأكيد مكانك');
      expect(mail?.text).toContain('أكّد Green Leaf مكانك في وردية طاقم الفعاليات');
    });

    it('do not go out for what happens side by side', async () => {
      await tell({ kind: 'clocked-in' });
      await api.settle();

      expect(await api.mailsTo(worker.email)).toEqual([]);
    });

    it('do not go out to who turned them off', async () => {
      await api.get(changePreferences, { body: { mail: { shifts: false } } }, worker);
      await tell();
      await tell({ kind: 'payout-sent' });
      await api.settle();

      expect((await api.mailsTo(worker.email)).map(({ subject }) => subject)).toEqual([
        'Your pay is on its way',
      ]);
    });
  });

  it('refuse a cursor that is none of theirs', async () => {
    for (const cursor of ['nonsense', Buffer.from('[{"$ne":1},1]').toString('base64url')]) {
      const answer = await api.request(notifications, { query: { cursor } }, worker);
      expect(answer.body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'cursor' }],
      });
    }
  });
});
