import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { createMetricsServer } from '../metrics/metrics-server.ts';
import { aGateway, type ListeningGateway } from '../testing/a-gateway.ts';
import { stopWhenTold } from './stop-when-told.ts';

describe('a gateway in its surroundings', () => {
  let folder: string;
  let api: RunningServer;
  let gateway: ListeningGateway;
  let asked: Promise<ServerResponse>;

  const health = async (which: string) => {
    const answer = await fetch(`${gateway.url}/health/${which}`);
    return { ...((await answer.json()) as object), code: answer.status };
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-'));
    await writeFile(join(folder, 'index.html'), '<title>Leafshift</title>');
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    asked = promise;
    api = await listen(
      createServer((_request, response) => resolve(response)),
      0,
    );
    gateway = await aGateway({
      shellFolder: folder,
      proxied: [
        { path: '/api', origins: [`http://127.0.0.1:${api.port}`] },
        { path: '/nobody', origins: ['http://127.0.0.1:1'] },
      ],
    });
  });
  afterEach(async () => {
    await api.stop();
    await gateway.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is ready while it has its page, whether or not the API answers', async () => {
    const down = await fetch(`${gateway.url}/nobody`);
    expect(down.status).toBe(503);
    expect(await health('ready')).toMatchObject({ code: 200 });
    await rm(join(folder, 'index.html'));
    expect(await health('ready')).toMatchObject({ code: 503, checks: { page: false } });
    expect(await health('live')).toMatchObject({ code: 200 });
  });

  it('says that it is leaving while it still serves, and goes once its answers are given', async () => {
    let tell = (): void => undefined;
    const { promise: left, resolve: exit } = Promise.withResolvers<number>();
    stopWhenTold(gateway.app, 60_000, {
      onSignal: (told) => {
        tell = told;
      },
      exit,
    });
    const slow = fetch(`${gateway.url}/api/slow`);
    const behind = await asked;

    tell();

    expect(await health('ready')).toMatchObject({ code: 503, checks: { page: true } });
    const page = await fetch(`${gateway.url}/login`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);

    tell();
    behind.end('done');
    expect(await (await slow).text()).toBe('done');
    expect(await left).toBe(0);
  });

  it('counts what it answers, for whoever has the token', async () => {
    await fetch(`${gateway.url}/login`);
    const metrics = createMetricsServer(gateway.app, 'a-token-of-metrics');
    const ask = (authorization: string) =>
      metrics.inject({ url: '/metrics', headers: { authorization } });

    expect((await ask('Bearer another')).statusCode).toBe(401);
    const { body } = await ask('Bearer a-token-of-metrics');
    expect(body).toContain('leafshift_gateway_request_seconds_count{of="page",status="200"} 1');
  });
});
