import { jest } from '@jest/globals';
import { allCalls } from '@leafshift/contracts/calls';
import { live, metrics, openApi, ready } from '@leafshift/contracts/health';
import { DependencyChecks } from '../../../infra/readiness/dependency-checks.ts';
import { startApi, type TestApi } from '../../../testing/test-api.ts';

describe('health', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  const provider = (check: () => Promise<void>) =>
    api.app.get(DependencyChecks).register('provider', check);

  it('says that the process runs', async () => {
    expect(await api.get(live, {})).toEqual({ status: 'ok' });
  });

  it('says that everything it depends on can be reached', async () => {
    provider(async () => undefined);

    expect(await api.get(ready, {})).toEqual({
      status: 'ok',
      database: 'ok',
      storage: 'ok',
      disk: 'ok',
      provider: 'ok',
    });
  });

  it.each(['database', 'storage'] as const)(
    'answers 503 in the same shape when the %s cannot be reached',
    async (dependency) => {
      const checks = api.app.get(DependencyChecks);
      checks.register(dependency, () => Promise.reject(new Error('refused')));

      expect(await api.request(ready, {})).toMatchObject({
        status: 503,
        body: { status: 'down', [dependency]: 'down' },
      });
      checks.register(dependency, async () => undefined);
      expect((await api.request(ready, {})).status).toBe(200);
    },
  );

  it('says within half a minute that the payment provider cannot be reached, and serves on', async () => {
    const asked = jest.fn(() => Promise.reject(new Error('refused')));
    provider(asked);
    api.clock.advance({ minutes: 1 });

    for (const _ of ['at once', 'again']) {
      expect(await api.request(ready, {})).toMatchObject({
        status: 200,
        body: { status: 'ok', provider: 'down' },
      });
    }
    // Whoever balances load asks every second, and the provider counts.
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('gives metrics for Prometheus, by route pattern', async () => {
    await api.send('GET', '/api/posts/666666666666666666666666');

    const text = String((await api.request(metrics, {})).body);

    expect(text).toMatch(/leafshift_request_seconds_count\{[^}]*route="\/api\/posts\/:id"/);
    expect(text).toContain('leafshift_outbox_records{state="dead"} 0');
    expect(text).toContain('leafshift_sockets 0');
    expect(text).not.toContain('666666666666666666666666');
  });

  it('says in its metrics whether it is ready, and how much room is left for uploads', async () => {
    const text = String((await api.request(metrics, {})).body);

    expect(text).toContain('leafshift_ready 1');
    expect(text).toMatch(/^leafshift_free_disk_megabytes [1-9]/m);
  });

  it('answers 503 when the disk is nearly full', async () => {
    const full = await startApi({ env: { MIN_FREE_DISK_MB: '1000000000' } });
    expect(String((await full.request(metrics, {})).body)).toContain('leafshift_ready 0');

    expect(await full.request(ready, {})).toMatchObject({
      status: 503,
      body: { status: 'down', database: 'ok', disk: 'full' },
    });
    expect((await full.request(live, {})).status).toBe(200);
    await full.stop();
  });

  it('documents every call as OpenAPI', async () => {
    const { body } = await api.request(openApi, {});
    const { openapi, paths } = body as unknown as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };

    const documented = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(openapi).toBe('3.1.0');
    expect(documented.toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
  });
});
