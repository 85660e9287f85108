import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  request as requestPlain,
  type ServerResponse,
} from 'node:http';
import { Agent, request } from 'node:https';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { ensureCommand, whyNoCommand } from '../tools/process/debian-packages.ts';
import { makeCertificate } from './rehearse/world/certificate.ts';
import { writeNginxFiles } from './rehearse/world/nginx-files.ts';

const LONG = JSON.stringify({ text: 'a shift in Toronto '.repeat(200) });
const FOREVER = 'public, max-age=31536000, immutable';
const HSTS = 'max-age=31536000; includeSubDomains';
/** More than an nginx of two processes takes unless it is told. */
const MANY_WINDOWS = 600;
const TOGETHER = 50;
const WINDOWS_TIMEOUT_MS = 60_000;
const INSTALL_TIMEOUT_MS = 300_000;
const whyNot = await whyNoCommand('nginx');

/** The page for every path, and files with a hash in their names, compressed already. */
function answerAsGateway({ url = '/' }: IncomingMessage, answer: ServerResponse): void {
  const isFile = url.endsWith('.js');
  answer.setHeader('cache-control', isFile ? FOREVER : 'no-cache');
  answer.setHeader('strict-transport-security', HSTS);
  if (isFile) answer.setHeader('content-encoding', 'br');
  answer.setHeader('content-type', isFile ? 'text/javascript' : 'text/html');
  answer.end(isFile ? 'compressed' : '<title>Leafshift</title>');
}

describe("the operators' nginx", () => {
  if (whyNot) {
    it(`is not looked at here: ${whyNot}`, () => expect(whyNot).toMatch(/\w/));
    return;
  }

  let folder: string;
  let api: RunningServer;
  let gateway: RunningServer;
  let nginx: ChildProcess;
  let port: number;
  const seen: IncomingMessage[] = [];
  const bodies: string[] = [];
  /** How many of the next requests find a process that is just leaving. */
  let resets = 0;

  const freePort = async (): Promise<number> => {
    const server = createTcpServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    server.close();
    await once(server, 'close');
    return typeof address === 'object' ? (address?.port ?? 0) : 0;
  };
  const write = async (): Promise<void> => {
    const ports = {
      https: port,
      api: [api.port, api.port],
      gateway: [gateway.port, gateway.port],
    } as const;
    await writeNginxFiles(folder, ports);
    await makeCertificate(join(folder, 'tls'));
  };
  const ask = (path: string, headers: Record<string, string> = {}, posted?: string) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
      (resolve, reject) => {
        const method = posted === undefined ? 'GET' : 'POST';
        const to = { host: '127.0.0.1', port, path, method };
        const options = { ...to, headers, rejectUnauthorized: false };
        request(options, async (answer) => {
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
      const headers = { upgrade: 'websocket', connection: 'upgrade' };
      const to = { host: '127.0.0.1', port, path: '/api/socket', headers };
      request({ ...to, rejectUnauthorized: false, agent })
        .on('upgrade', (_answer, socket) => resolve(socket))
        .on('response', ({ statusCode }) => reject(new Error(`Answered ${statusCode}`)))
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    await ensureCommand('nginx', ['nginx-light']);
    folder = await mkdtemp(join(tmpdir(), 'leafshift-nginx-'));
    const server = createServer(async (incoming, answer) => {
      seen.push(incoming);
      if (resets > 0) {
        resets -= 1;
        incoming.socket.resetAndDestroy();
        return;
      }
      bodies.push(await text(incoming));
      answer.setHeader('content-type', 'application/json');
      answer.setHeader('cache-control', 'no-store');
      answer.setHeader('strict-transport-security', HSTS);
      answer.end(incoming.url?.includes('short') ? '{}' : LONG);
    });
    server.on('upgrade', (incoming, socket) => {
      seen.push(incoming);
      socket.on('error', () => socket.destroy());
      socket.write(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
      );
    });
    api = await listen(server, 0);
    gateway = await listen(createServer(answerAsGateway), 0);
    port = await freePort();
    await write();
    const test = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')]);
    expect(`${test.stderr}`).toContain('test is successful');
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
    for (let isUp = false; !isUp; ) {
      isUp = await ask('/').then(
        () => true,
        () => false,
      );
    }
  }, INSTALL_TIMEOUT_MS);
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    await api.stop();
    await gateway.stop();
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
      socketPath: join(folder, 'plain'),
      path: '/job-posting?x=1',
      headers: { host: 'portal.test' },
    }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('https://portal.test/job-posting?x=1');
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
    expect(seen.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    const window = await openWindow();
    expect(seen.at(-1)?.headers).toMatchObject({ upgrade: 'websocket', connection: 'upgrade' });
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
    const before = seen.length;
    for (const path of ['/api/metrics', '/api/dev/mail', '/api//metrics', '/api/%6detrics']) {
      expect((await ask(path)).status).toBe(404);
    }
    expect(seen.length).toBe(before);
  });

  it('passes the pages for search engines on', async () => {
    await ask('/sitemap.xml');
    expect(seen.at(-1)?.url).toBe('/api/board-pages/sitemap.xml');
  });

  it('sends a change on to another process where a key says that it is the same one', async () => {
    const changed = '{"title":"Budtender"}';
    resets = 1;
    const answer = await ask('/api/posts', { 'idempotency-key': 'k1' }, changed);
    expect([answer.status, answer.body.toString()]).toEqual([200, LONG]);
    expect(seen.slice(-2).map(({ method, url }) => [method, url])).toEqual([
      ['POST', '/api/posts'],
      ['POST', '/api/posts'],
    ]);
    expect(bodies.at(-1)).toBe(changed);

    resets = 1;
    expect((await ask('/api/posts', {}, changed)).status).toBe(502);
    expect(resets).toBe(0);

    // Both have refused by now, and are asked all the same.
    expect((await ask('/api/postings')).status).toBe(200);
  });
});
