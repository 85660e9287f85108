import { ready } from '@leafshift/contracts/health';
import { SOCKET_PATH } from '@leafshift/contracts/realtime';
import { io } from 'socket.io-client';
import { asId, type UserId } from '../../core/ids.ts';
import { AttemptLimits } from '../../core/limits/attempt-limits.ts';
import { ARedis, whereRedisIs } from '../../testing/a-redis.ts';
import { aWorker } from '../../testing/people.ts';
import { startApi, type TestApi } from '../../testing/test-api.ts';
import { Metrics } from '../metrics/metrics.ts';
import { DependencyChecks } from '../readiness/dependency-checks.ts';
import { Realtime } from '../realtime/realtime.ts';
import { Redis } from './redis.ts';

const REQUESTS_A_MINUTE = 30;
const limit = { name: 'spec', who: 'somebody', most: 3, windowMs: 60_000 };

whereRedisIs('two nodes with a Redis', () => {
  let redis: ARedis;
  let api: TestApi;
  let other: TestApi;
  let env: Record<string, string>;

  beforeAll(async () => {
    redis = await ARedis.start();
    env = {
      REDIS_URL: redis.url,
      RATE_LIMITS: 'on',
      RATE_LIMIT_REQUESTS_PER_MINUTE: `${REQUESTS_A_MINUTE}`,
    };
    api = await startApi({ env });
    other = await startApi({ env, besides: api });
  });
  afterAll(async () => {
    await other.stop();
    await api.stop();
    await redis.stop();
  });

  const attempt = (node: TestApi, who: string) =>
    node.app.get(AttemptLimits).count({ ...limit, who });
  const readiness = () => {
    api.app.get(DependencyChecks).register('provider', async () => undefined);
    return api.request(ready, {});
  };
  const refused = { code: 'TOO_MANY_REQUESTS' };
  const reachable = async (node: TestApi): Promise<void> => {
    const client = node.app.get(Redis);
    while (
      !(await client.ping().then(
        () => true,
        () => false,
      ))
    )
      await new Promise(setImmediate);
  };

  it('count attempts together, in Redis alone', async () => {
    await attempt(api, 'one');
    await attempt(other, 'one');
    await attempt(api, 'one');

    await expect(attempt(other, 'one')).rejects.toMatchObject(refused);
    expect(await api.database.native.collection('attempts').countDocuments()).toBe(0);
  });

  it('forget attempts when a developer moves the clock past their window', async () => {
    for (const node of [api, other, api]) await attempt(node, 'two');
    await api.app.get(AttemptLimits).timePassed(limit.windowMs);

    await expect(attempt(other, 'two')).resolves.toBeUndefined();
  });

  it('count the requests of a network together', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    const statuses: number[] = [];
    for (let sent = 0; sent <= REQUESTS_A_MINUTE; sent += 1) {
      const node = sent % 2 ? api : other;
      statuses.push((await node.send('GET', '/api/health/live', from)).status);
    }

    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(
      REQUESTS_A_MINUTE,
    );
    expect(statuses.at(-1)).toBe(429);
  });

  it('serve on without it, count in the database meanwhile, and in Redis again once it is back', async () => {
    await redis.stop();
    await attempt(api, 'three');
    await attempt(other, 'three');
    await attempt(api, 'three');
    await expect(attempt(other, 'three')).rejects.toMatchObject(refused);
    const late = await startApi({ env, besides: api });
    expect(await api.database.native.collection('attempts').countDocuments()).toBe(1);
    expect(await readiness()).toMatchObject({ status: 200, body: { status: 'ok', redis: 'down' } });

    await redis.start();
    await Promise.all([api, other, late].map(reachable));
    await attempt(api, 'four');
    expect(await readiness()).toMatchObject({ body: { status: 'ok', redis: 'ok' } });
    expect(await api.app.get(Metrics).text()).toContain('leafshift_redis_connected 1');
    await late.stop();
    expect(await api.database.native.collection('attempts').countDocuments()).toBe(1);
  });

  it('tell one another of events again once it is back', async () => {
    const worker = await aWorker().in(api);
    const socket = io(api.origin, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { token: worker.token },
      extraHeaders: { origin: 'http://portal.test' },
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await redis.stop();
    await redis.start();
    let isHeard = false;
    socket.once('postUpdated', () => {
      isHeard = true;
    });

    while (!isHeard) {
      other.app.get(Realtime).emit([asId<UserId>(worker.id)], 'postUpdated', { postId: 'a shift' });
      await new Promise(setImmediate);
    }

    expect(isHeard).toBe(true);
    socket.disconnect();
  });
});
