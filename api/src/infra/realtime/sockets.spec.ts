import { login, logout } from '@leafshift/contracts/auth';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { skipOnboarding } from '@leafshift/contracts/users';
import { io, type Socket } from 'socket.io-client';
import { ARedis, whereRedisIs } from '../../testing/a-redis.ts';
import { aWorker, PASSWORD, type Worker } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';

/** What joins two nodes beside their database: further variables of their environment. */
interface Between {
  start(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

const specifySockets = ({ start, stop }: Between) => {
  let api: TestApi;
  let secondNode: TestApi;
  let worker: Worker;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    const env = await start();
    api = await startApi({ env });
    secondNode = await startApi({ env, besides: api });
    worker = await aWorker().in(api);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) {
      socket.disconnect();
    }
  });
  afterAll(async () => {
    await secondNode.stop();
    await api.stop();
    await stop();
  });

  const open = (
    node: TestApi,
    auth: Record<string, unknown>,
    { origin = 'http://portal.test' } = {},
  ): Socket => {
    const socket = io(node.origin, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth,
      extraHeaders: { origin },
    });
    sockets.push(socket);
    return socket;
  };
  const next = (socket: Socket, event: string): Promise<unknown[]> =>
    new Promise((resolve) => socket.once(event, (...data: unknown[]) => resolve(data)));
  const connected = async (node: TestApi, token: string): Promise<Socket> => {
    const socket = open(node, { token });
    await next(socket, 'connect');
    return socket;
  };
  const refusal = async (socket: Socket): Promise<{ data?: { code: string } }> => {
    const [error] = await next(socket, 'connect_error');
    return error as { data?: { code: string } };
  };

  it('are refused without a token and with a bad one', async () => {
    expect(await refusal(open(api, {}))).toMatchObject({ data: { code: 'NOT_AUTHENTICATED' } });
    expect(await refusal(open(api, { token: 'nonsense' }))).toMatchObject({
      data: { code: 'NOT_AUTHENTICATED' },
    });
    expect(await refusal(open(api, { token: { $ne: 1 } }))).toMatchObject({
      data: { code: 'NOT_AUTHENTICATED' },
    });
  });

  it('are refused from another origin', async () => {
    const socket = open(api, { token: worker.token }, { origin: 'http://evil.test' });

    expect((await refusal(socket)).data).toBeUndefined();
    expect(socket.connected).toBe(false);
  });

  it.each([
    ['the same node', () => api],
    ['the other node', () => secondNode],
  ])('hear of a change of their account that %s makes', async (_, node) => {
    const socket = await connected(api, worker.token);
    const heard = next(socket, 'accountUpdated');

    await node().get(skipOnboarding, { body: { data: true } }, worker);

    expect(await heard).toMatchObject([{ _id: worker.id, skipOnboarding: true }]);
  });

  it('hear, on either node, what was told while they opened', async () => {
    const late = await aWorker().in(api);
    await api.get(skipOnboarding, { body: { data: true } }, late);

    for (const node of [api, secondNode]) {
      const heard = next(open(node, { token: late.token }), 'accountUpdated');
      expect(await heard).toMatchObject([{ _id: late.id, skipOnboarding: true }]);
    }
  });

  it('hear nothing of other users, whatever room they ask for', async () => {
    const stranger = await aWorker().in(api);
    const socket = open(api, { token: stranger.token, userId: worker.id });
    const heard: unknown[] = [];
    socket.onAny((event) => heard.push(event));
    await next(socket, 'connect');
    socket.emit('join', worker.id);
    socket.emit('join', { userId: worker.id });
    const own = await connected(api, worker.token);
    const ownNews = next(own, 'accountUpdated');

    await api.get(skipOnboarding, { body: { data: false } }, worker);
    await ownNews;

    expect(heard).toEqual([]);
  });

  it('are disconnected within a second when their session ends on the other node', async () => {
    const session = await api.get(login, { body: { email: worker.email, password: PASSWORD } });
    const socket = await connected(api, session.token);
    const gone = next(socket, 'disconnect');
    const start = performance.now();

    await secondNode.get(logout, {}, session);
    await gone;

    expect(performance.now() - start).toBeLessThan(1000);
    expect(await refusal(open(api, { token: session.token }))).toMatchObject({
      data: { code: 'SESSION_ENDED' },
    });
  });
};

describe('sockets of two nodes', () => {
  specifySockets({ start: async () => ({}), stop: async () => undefined });
});

whereRedisIs('sockets of two nodes with a Redis', () => {
  let redis: ARedis;

  specifySockets({
    start: async () => {
      redis = await ARedis.start();
      return { REDIS_URL: redis.url };
    },
    stop: () => redis.stop(),
  });
});

describe('a session that ended on another node', () => {
  it('fails here within a second, although its token was remembered', async () => {
    const api = await startApi();
    const other = await startApi({ besides: api });
    const worker = await aWorker().in(api);
    const session = await api.get(login, { body: { email: worker.email, password: PASSWORD } });
    const status = async () =>
      (await api.send('GET', '/api/auth', { headers: { 'x-auth-token': session.token } })).status;
    expect(await status()).toBe(200);

    await other.get(logout, {}, session);
    const start = performance.now();
    while ((await status()) === 200 && performance.now() - start < 2000) {
      await new Promise(setImmediate);
    }

    expect(await status()).toBe(401);
    expect(performance.now() - start).toBeLessThan(1000);
    await other.stop();
    await api.stop();
  });
});
