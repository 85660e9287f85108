import { InfiniteQueryObserver, MutationObserver } from '@tanstack/react-query';
import { createApiClient } from '../client/create-api-client.ts';
import { answerJson, type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { createQueryClient } from './create-query-client.ts';
import { markNotificationReadMutation, notificationsQuery } from './notifications.ts';

const ids = ['5f0000000000000000000001', '5f0000000000000000000002'] as const;
const notification = (_id: string, isRead: boolean) => ({
  _id,
  kind: 'rated',
  params: {},
  notificationMessage: `Message ${_id}`,
  notificationImage: null,
  link: null,
  isRead,
  createdAt: '2026-05-12T15:00:00.000Z',
});

let listed: object[];

const pageAfter = (url: string) =>
  url.includes('cursor=next')
    ? { notifications: [notification(ids[1], false)], unread: 2, nextCursor: null }
    : { notifications: listed, unread: 2, nextCursor: 'next' };

const marking = {
  marked: [200, notification(ids[0], true)],
  refused: [404, { statusCode: 404, code: 'NOT_FOUND', msg: 'No', requestId: 'r' }],
} as const;

describe('notifications', () => {
  let server: LocalServer;
  let answer: keyof typeof marking;

  beforeEach(async () => {
    answer = 'marked';
    listed = [notification(ids[0], false)];
    server = await startLocalServer((request, response) => {
      const [statusCode, body] =
        request.method === 'PUT' ? marking[answer] : [200, pageAfter(request.url)];
      answerJson(response, statusCode, body);
    });
  });
  afterEach(() => server.close());

  const setUp = async () => {
    const api = createApiClient({ baseUrl: `${server.origin}/api`, getToken: () => 'token' });
    const client = createQueryClient();
    const observer = new InfiniteQueryObserver(client, notificationsQuery(api));
    await observer.refetch();
    const marked = new MutationObserver(client, markNotificationReadMutation(api));
    const feed = () => observer.getCurrentResult().data;
    return { observer, marked, feed };
  };

  it('come page by page, with the count of all unread ones', async () => {
    const { observer, feed } = await setUp();
    expect(feed()).toMatchObject({ notifications: [{ _id: ids[0] }], unread: 2 });
    await observer.fetchNextPage();
    expect(feed()?.notifications.map((one) => one._id)).toEqual(ids);
    expect(observer.getCurrentResult().hasNextPage).toBe(false);
  });

  it('may be of a kind that only a newer API knows; one without a message is passed over', async () => {
    listed = [
      { ...notification(ids[0], false), kind: 'timesheet-disputed', priority: 'high' },
      { ...notification(ids[1], false), kind: 'timesheet-decided', notificationMessage: '' },
    ];
    const { feed } = await setUp();
    expect(feed()).toEqual({
      notifications: [{ ...notification(ids[0], false), kind: 'timesheet-disputed' }],
      unread: 2,
    });
  });

  it('are read at once for the eye, and counted', async () => {
    const { observer, marked } = await setUp();
    const seen: unknown[] = [];
    const stop = observer.subscribe(({ data }) =>
      seen.push([data?.unread, data?.notifications[0]?.isRead]),
    );
    await marked.mutate(ids[0]);
    stop();
    expect(seen).toContainEqual([1, true]);
  });

  it('are unread again when the server refuses', async () => {
    const { marked, feed } = await setUp();
    answer = 'refused';
    await expect(marked.mutate(ids[0])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(feed()).toMatchObject({ unread: 2, notifications: [{ isRead: false }] });
  });
});
