import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { aGateway, type ListeningGateway } from '../testing/a-gateway.ts';

const PAGE = `<!doctype html>
<html lang="en" dir="ltr" data-theme="pure-light"><head><title>Leafshift</title></head>
<body><div id="root"></div><noscript>Needs scripts</noscript></body></html>`;

describe('the pages of the public board', () => {
  let folder: string;
  let api: RunningServer;
  let portal: ListeningGateway;
  let asked: URL[];
  let answer: { status: number; body: unknown };

  const page = (status: number) => ({
    status: 200,
    body: {
      status,
      language: 'ar',
      direction: 'rtl',
      head: '<title>$& Jobs</title>',
      body: '<div class="ls-served">$1</div>',
    },
  });
  const portalOn = async (...apiPorts: number[]) =>
    aGateway({
      shellFolder: join(folder, 'shell'),
      boardPagesFrom: apiPorts.map((port) => `http://localhost:${port}`),
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'board-page-'));
    await mkdir(join(folder, 'shell'));
    await writeFile(join(folder, 'shell/index.html'), PAGE);
    const server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://api.test'));
      response.writeHead(answer.status, {
        'Content-Type': 'application/json',
        ...(answer.status === 302 && { Location: '/elsewhere' }),
      });
      response.end(JSON.stringify(answer.body));
    });
    api = await listen(server, 0);
    portal = await portalOn(api.port);
  });
  beforeEach(() => {
    asked = [];
    answer = page(200);
  });
  afterAll(async () => {
    await portal.stop();
    await api.stop();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(portal.url + path, { headers });

  it('are the portal’s page with what the API writes, in its language', async () => {
    const sent = await get('/job-posting?q=grower', {
      'accept-language': 'fr',
      cookie: 'other=1; appLanguage=de',
    });
    const html = await sent.text();

    expect(sent.status).toBe(200);
    expect(sent.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect(html).toContain('<html lang="ar" dir="rtl" data-language="ar" data-theme="pure-light">');
    expect(html).toContain('<head><title>$& Jobs</title></head>');
    expect(html).toContain('<div class="ls-served">$1</div><div id="root"></div>');
    expect(html).not.toContain('noscript');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      address: '/job-posting?q=grower',
      chosen: 'de',
      accepted: 'fr',
    });
  });

  it('are in the language that was chosen in a portal with https', async () => {
    await get('/job-posting', { cookie: 'other=1; __Host-appLanguage=de' });

    expect(asked[0]?.searchParams.get('chosen')).toBe('de');
  });

  it('have the status that the API says', async () => {
    answer = page(404);
    expect((await get('/job-posting/0123')).status).toBe(404);
  });

  it('are asked for only at the addresses of the board', async () => {
    for (const path of ['/', '/job-postings', '/jobposting', '/login']) {
      expect(await (await get(path)).text()).toContain('<title>Leafshift</title>');
    }
    expect(asked).toEqual([]);
  });

  it('are the portal’s own where the API does not know what is meant', async () => {
    answer = { status: 400, body: {} };
    const sent = await get('/job-posting?after=nonsense');
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain('<title>Leafshift</title>');
  });

  it('say 429 to whom the API answers no more for a while, and still bring the portal', async () => {
    answer = { status: 429, body: {} };
    const sent = await get('/job-posting');
    expect(sent.status).toBe(429);
    expect(await sent.text()).toContain('<div id="root"></div>');
  });

  it('are never those of an address that the API leads to', async () => {
    answer = { status: 302, body: {} };

    expect((await get('/job-posting')).status).toBe(503);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/board-pages']);
  });

  it('say 503 without the API, and still bring the portal', async () => {
    answer = { status: 503, body: {} };
    expect((await get('/job-posting')).status).toBe(503);

    const unused = await listen(createServer(), 0);
    await unused.stop();
    const nobody = await portalOn(unused.port);
    const sent = await fetch(`${nobody.url}/job-posting`);
    expect(sent.status).toBe(503);
    expect(await sent.text()).toContain('<div id="root"></div>');
    await nobody.stop();
  });

  it('are those of another process of the API while one is being replaced', async () => {
    const leaving = await listen(
      createServer((_request, response) => response.writeHead(503).end()),
      0,
    );
    const gone = await listen(createServer(), 0);
    await gone.stop();
    const replaced = await portalOn(gone.port, leaving.port, api.port);
    const sent = await fetch(`${replaced.url}/job-posting`);
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain('<div class="ls-served">');
    await replaced.stop();
    await leaving.stop();
  });
});
