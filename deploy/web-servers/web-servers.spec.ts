import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { freePort } from '@leafshift/remote-kit/ports/require-free-port';
import { ensureCommand, whyNoCommand } from '../../tools/process/debian-packages.ts';
import { makeCertificate } from '../rehearse/world/certificate.ts';
import { type Behind, FOREVER, HSTS, LONG, startBehind } from './behind.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import type { WebServerPorts } from './web-server.ts';

/** More than an nginx of two processes takes unless it is told. */
const MANY_WINDOWS = 600;
const TOGETHER = 50;
const WINDOWS_TIMEOUT_MS = 60_000;
const INSTALL_TIMEOUT_MS = 300_000;
const SITE = { host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
const servers = [nginx, caddy];
const whyNot = new Map(
  await Promise.all(servers.map(async ({ name }) => [name, await whyNoCommand(name)] as const)),
);

describe.each(servers)("the operators' $name", (server) => {
  const why = whyNot.get(server.name);
  if (why) {
    it(`is not looked at here: ${why}`, () => expect(why).toMatch(/\w/));
    return;
  }

  let folder: string;
  let ports: WebServerPorts;
  let behind: Behind;
  let running: ChildProcess | undefined;

  const ask = (path: string, headers: Record<string, string> = {}, posted?: string) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const method = posted === undefined ? 'GET' : 'POST';
        const to = { ...SITE, port: ports.https, path, method };
        request({ ...to, headers: { host: 'localhost', ...headers } }, async (answer) => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: await buffer(answer),
          });
        })
          .on('error', reject)
          .end(posted);
      },
    );

  const agent = new Agent();
  const openWindow = () =>
    new Promise<Duplex>((resolve, reject) => {
      const headers = { host: 'localhost', upgrade: 'websocket', connection: 'upgrade' };
      request({ ...SITE, port: ports.https, path: '/api/socket', headers, agent })
        .on('upgrade', (_answer, socket) => resolve(socket))
        .on('response', ({ statusCode }) => reject(new Error(`Answered ${statusCode}`)))
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    await ensureCommand(server.name, server.packages);
    folder = await mkdtemp(join(tmpdir(), `leafshift-${server.name}-`));
    behind = await startBehind();
    const { api, gateway } = behind;
    ports = {
      http: await freePort(),
      https: await freePort(),
      api: [api.port, api.port],
      gateway: [gateway.port, gateway.port],
    };
    await mkdir(join(folder, 'tls'));
    await makeCertificate(join(folder, 'tls'));
    running = await server.start(folder, ports);
    for (let isUp = false; !isUp; ) {
      isUp = await ask('/').then(
        ({ status }) => status === 200,
        () => false,
      );
    }
  }, INSTALL_TIMEOUT_MS);
  afterAll(async () => {
    running?.kill('SIGTERM');
    if (running) await once(running, 'exit');
    await behind.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('passes the page of the gateway on, over TLS for a year', async () => {
    for (const path of ['/', '/schedule', '/worker/shifts?x=1']) {
      const { status, headers, body } = await ask(path);
      expect([status, body.toString()]).toEqual([200, '<title>Leafshift</title>']);
      expect(headers['strict-transport-security']).toBe(HSTS);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('leads whoever comes without TLS to the same address with it', async () => {
    const asked = requestPlain({
      ...server.plain(folder, ports),
      path: '/job-posting?x=1',
      headers: { host: 'localhost' },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect([301, 308]).toContain(answer.statusCode);
    const { protocol, hostname, pathname, search } = new URL(answer.headers.location ?? '');
    expect([protocol, hostname, pathname, search]).toEqual([
      'https:',
      'localhost',
      '/job-posting',
      '?x=1',
    ]);
  });

  it('leaves the files of the gateway as they are', async () => {
    const { headers } = await ask('/main.0123456789.js', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({ 'cache-control': FOREVER, 'content-encoding': 'br' });
    expect(headers['strict-transport-security']).toBe(HSTS);
  });

  it('compresses what the API answers where that pays, and leaves its headers', async () => {
    const long = await ask('/api/postings', { 'accept-encoding': 'gzip' });
    expect(long.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
    expect(gunzipSync(long.body).toString()).toBe(LONG);
    expect(long.body.length * 5).toBeLessThan(LONG.length);
    expect(long.headers['strict-transport-security']).toBe(HSTS);

    const short = await ask('/api/short', { 'accept-encoding': 'gzip' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });

  it('tells the API who really connected, and passes upgrades on', async () => {
    await ask('/api/who', { 'x-forwarded-for': '9.9.9.9' });
    expect(behind.seen.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    const window = await openWindow();
    expect(behind.seen.at(-1)?.headers).toMatchObject({
      upgrade: 'websocket',
      connection: expect.stringMatching(/^upgrade$/i),
    });
    window.destroy();
  });

  it(
    'keeps more windows open than the web server of a distribution would',
    async () => {
      const windows: Duplex[] = [];
      for (let begun = 0; begun < MANY_WINDOWS; begun += TOGETHER) {
        windows.push(...(await Promise.all(Array.from({ length: TOGETHER }, openWindow))));
      }
      expect(windows.filter(({ destroyed }) => !destroyed)).toHaveLength(MANY_WINDOWS);
      expect((await ask('/')).status).toBe(200);
      for (const window of windows) window.destroy();
    },
    WINDOWS_TIMEOUT_MS,
  );

  it('gives visitors no metrics and no pages for developers', async () => {
    const before = behind.seen.length;
    for (const path of ['/api/metrics', '/api/dev/mail', '/api//metrics', '/api/%6detrics']) {
      expect((await ask(path)).status).toBe(404);
    }
    expect(behind.seen.length).toBe(before);
  });

  it('passes the pages for search engines on', async () => {
    await ask('/sitemap.xml');
    expect(behind.seen.at(-1)?.url).toBe('/api/board-pages/sitemap.xml');
  });

  const CHANGED = '{"title":"Budtender"}';

  it('asks another process what only reads, and what changes something once', async () => {
    behind.leaving = 1;
    expect((await ask('/api/postings')).status).toBe(200);

    behind.leaving = 1;
    expect((await ask('/api/posts', {}, CHANGED)).status).toBe(502);
    expect(behind.leaving).toBe(0);

    // Both have refused by now, and are asked all the same.
    expect((await ask('/api/postings')).status).toBe(200);
  });

  if (!server.asksAnother) return;
  it('asks the other gateway for a file that one of them does not have, and for nothing else', async () => {
    behind.lacking = 1;
    expect((await ask('/main.0123456789.js')).status).toBe(200);

    behind.lacking = 1;
    expect((await ask('/plain.js')).status).toBe(404);
  });

  it('sends a change on to another process where a key says that it is the same one', async () => {
    behind.leaving = 1;
    const answer = await ask('/api/posts', { 'idempotency-key': 'k1' }, CHANGED);
    expect([answer.status, answer.body.toString()]).toEqual([200, LONG]);
    expect(behind.seen.slice(-2).map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/api/posts'],
      ['POST', '/api/posts'],
    ]);
    expect(behind.bodies.at(-1)).toBe(CHANGED);
  });
});
