import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { listen, type RunningServer } from '@leafshift/remote-kit/ports/listen';
import { createRemoteServer } from '@leafshift/remote-kit/serve/remote-server';
import type { Registry } from '@leafshift/shell-sdk/registry';
import { aGateway, type ListeningGateway, registryIn } from './testing/a-gateway.ts';

const SCRIPT = 'console.log("leafshift");';
const INLINE = 'document.documentElement.dataset.theme = "dark";';
const PAGE = `<title>Leafshift</title><meta property="csp-nonce" nonce="NONCE_OF_THIS_ANSWER">
<meta name="script-origins" content="ORIGINS_OF_SCRIPTS"><meta name="page-files" content="FILES_OF_THE_PAGE">
<script data-portal='[]'>${INLINE}</script><script nonce="NONCE_OF_THE_SCRIPTS" defer src="/main.0123456789.js"></script>
<div data-shape="SHAPE_OF_THE_PAGE"></div>`;
const INLINE_HASH = `'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`;
const TITLES = { en: 'work', fr: 'travail', de: 'Arbeit' };
const aRelease = (id: string, baseUrl: string, pages = {}) => ({
  id,
  baseUrl,
  entry: { file: 'remote.js', integrity: 'sha384-AAAA' },
  manifest: {
    name: 'mf-worker',
    contractVersion: '1.1',
    titles: TITLES,
    routes: [
      { path: '/find-work/:id?', access: ['Worker'], title: 'title.findWork', skeleton: 'split' },
      { path: '/odd(', access: ['Worker'], title: 'title.odd', skeleton: 'form' },
      { path: '/earnings', access: ['Worker'], title: 'title.earnings', skeleton: 'list' },
    ],
    nav: [],
    slots: [],
  },
  shared: [],
  preload: { remote: { files: [], shared: [] }, pages, slots: {}, locales: {} },
});
const EARNINGS = {
  '/earnings': { files: [{ file: 'earnings.js', integrity: 'sha256-AAAA' }], shared: ['R&D'] },
};
const WORKER = {
  current: 'bbbbbbbbbbbb',
  releases: {
    aaaaaaaaaaaa: aRelease('aaaaaaaaaaaa', 'https://worker.leafshift.test/releases/a/'),
    bbbbbbbbbbbb: aRelease('bbbbbbbbbbbb', 'https://worker-next.leafshift.test/', EARNINGS),
  },
};
/** As windows read it. */
const SERVED_WORKER = {
  ...WORKER,
  releases: {
    ...WORKER.releases,
    bbbbbbbbbbbb: aRelease('bbbbbbbbbbbb', 'https://worker-next.leafshift.test/'),
  },
};

const policiesOf = (answer: Response): readonly string[] =>
  (answer.headers.get('content-security-policy') ?? '').split(', ');

/** The directives of the first or second of an answer's policies. */
const directivesOf = (answer: Response, number = 0): Record<string, string[]> =>
  Object.fromEntries(
    (policiesOf(answer)[number] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** Takes the upgrade and says in one message, of a single short frame, what it was asked. */
function greetSocket({ url, headers }: IncomingMessage, socket: Duplex): void {
  const said = JSON.stringify({ url, forwardedFor: headers['x-forwarded-for'] });
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accepted = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
  );
  socket.write(Buffer.from([0x81, said.length]));
  socket.write(said);
}

describe('the servers of the portal', () => {
  const running: RunningServer[] = [];
  let folder: string;
  let api: RunningServer;
  let portal: ListeningGateway;
  let remote: RunningServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
    await mkdir(join(folder, 'shell'));
    await writeFile(join(folder, 'shell/index.html'), PAGE);
    await writeFile(join(folder, 'shell/main.0123456789.js'), SCRIPT);
    await writeFile(join(folder, 'shell/main.0123456789.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(join(folder, 'shell/shared-libraries.json'), '{}');
    await mkdir(join(folder, 'remotes'));
    await writeFile(join(folder, 'remotes/mf-worker.json'), JSON.stringify(WORKER));
    await mkdir(join(folder, 'trainings/3'), { recursive: true });
    await writeFile(join(folder, 'trainings/3/remote.0123456789.js'), SCRIPT);

    const echo = createServer((request, response) => {
      const { method, url, headers } = request;
      response.end(JSON.stringify({ method, url, forwardedFor: headers['x-forwarded-for'] }));
    });
    echo.on('upgrade', greetSocket);
    api = await listen(echo, 0);
    const origin = `http://localhost:${api.port}`;
    portal = await aGateway({
      shellFolder: join(folder, 'shell'),
      registry: registryIn(folder),
      releasesFolder: folder,
      proxied: [
        { path: '/api', origins: [origin] },
        { path: '/stripe-sandbox', becomes: '/', origins: [origin] },
        { path: '/nobody', origins: ['http://localhost:1'] },
      ],
    });
    remote = await listen(
      createRemoteServer({
        folder: join(folder, 'shell'),
        portalOrigin: portal.url,
        releasesFolder: join(folder, 'releases'),
      }),
      0,
    );
    running.push(api, remote);
  });

  afterAll(async () => {
    await portal.stop();
    for (const server of running) await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(portal.url + path, { headers });

  it.each(['/', '/login', '/find-work/0123?tab=requests', '/job-posting/'])(
    'answers %s with the page, never cached without asking',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Leafshift</title>');
    },
  );

  it.each([
    ['/find-work', 'split'],
    ['/find-work/0123?tab=requests', 'split'],
    ['/earnings/', 'list'],
    ['/earnings/more', 'plain'],
    ['/odd(', 'form'],
    ['/settings', 'plain'],
    ['/', 'plain'],
  ])(
    'draws %s in the shape that its page says of itself, before any script: %s',
    async (path, shape) => {
      expect(await (await get(path)).text()).toContain(`<div data-shape="${shape}">`);
    },
  );

  it('answers with the page, too, who reads nothing compressed, as checks from outside do', async () => {
    const answer = await get('/', { 'accept-encoding': 'identity' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Leafshift</title>');
  });

  it('lets no other window reach into its pages, and where it is meant only https', async () => {
    const headersOf = async (httpsOnly: boolean) => {
      const own = await aGateway({ shellFolder: join(folder, 'shell'), httpsOnly });
      const { headers } = await fetch(`${own.url}/login`);
      await own.stop();
      return ['cross-origin-opener-policy', 'strict-transport-security'].map((name) =>
        headers.get(name),
      );
    };

    expect(await headersOf(false)).toEqual(['same-origin', null]);
    expect(await headersOf(true)).toEqual(['same-origin', 'max-age=31536000; includeSubDomains']);
  });

  it('keeps addresses, which may carry a token, from other sites, and lets nobody frame a page', async () => {
    const { headers } = await get('/recover-password?token=abc');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(directivesOf(await get('/login'))['frame-ancestors']).toEqual(["'none'"]);
    expect(directivesOf(await get('/login'))['base-uri']).toEqual(["'none'"]);
  });

  it('lets files with a hash in their name be kept for ever, and sends them compressed', async () => {
    const answer = await get('/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('sends the plain file to whom cannot read the compressed one', async () => {
    const answer = await get('/main.0123456789.js', { 'accept-encoding': 'identity' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('asks anew for manifests, and never keeps the registry', async () => {
    expect((await get('/shared-libraries.json')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/remotes.json')).headers.get('cache-control')).toBe('no-store');
  });

  it('sends page and registry compressed', async () => {
    const page = await get('/login', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(await page.text()).toContain('<title>Leafshift</title>');
    const registry = await get('/remotes.json', { 'accept-encoding': 'gzip' });
    expect(registry.headers.get('content-encoding')).toBe('gzip');
    expect(await registry.json()).toMatchObject({
      formatVersion: 1,
      remotes: { 'mf-worker': SERVED_WORKER },
    });
  });

  it('sends the registry for who reads in a language without the words of others', async () => {
    const titlesFor = async (search: string) => {
      const { remotes } = (await (await get(`/remotes.json${search}`)).json()) as Registry;
      return remotes['mf-worker']?.releases.aaaaaaaaaaaa?.manifest.titles;
    };

    expect(await titlesFor('?language=fr')).toEqual({ en: 'work', fr: 'travail' });
    expect(await titlesFor('?language=en')).toEqual({ en: 'work' });
    expect(await titlesFor('?language=fr')).toEqual({ en: 'work', fr: 'travail' });
    for (const search of ['', '?language=klingon', '?language=fr&language=de']) {
      expect(await titlesFor(search)).toEqual(TITLES);
    }
  });

  it('sends the files of single pages with the page they belong to', async () => {
    const inPage = async (path: string) => {
      const [, content = ''] =
        /name="page-files" content="([^"]*)"/.exec(await (await get(path)).text()) ?? [];
      return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    };

    expect(await inPage('/earnings')).toEqual({ 'mf-worker': { bbbbbbbbbbbb: EARNINGS } });
    expect(await inPage('/find-work')).toEqual({});
  });

  it('gives each answer with the page a nonce of its own, the one of its policy', async () => {
    const nonces = await Promise.all(
      ['/', '/login'].map(async (path) => {
        const answer = await get(path);
        const [, nonce] = /nonce="([^"]+)"/.exec(await answer.text()) ?? [];
        expect(directivesOf(answer)['style-src']).toContain(`'nonce-${nonce}'`);
        expect(answer.headers.get('etag')).toBeNull();
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("allows scripts of the portal, of the registry's releases and of the build's page only", async () => {
    const { 'script-src': scripts, 'default-src': others } = directivesOf(await get('/login'));
    expect(scripts).toEqual([
      "'self'",
      'https://worker-next.leafshift.test',
      'https://worker.leafshift.test',
      INLINE_HASH,
    ]);
    expect(others).toEqual(["'none'"]);
  });

  it('lets only scripts that it sent itself, and what these load, add scripts', async () => {
    const answer = await get('/login');
    const [, nonce] = /<script nonce="([^"]+)"/.exec(await answer.text()) ?? [];
    const { 'script-src': scripts } = directivesOf(answer, 1);
    expect(scripts).toEqual(["'strict-dynamic'", `'nonce-${nonce}'`, INLINE_HASH]);
    expect(directivesOf(answer)['style-src']).not.toContain(`'nonce-${nonce}'`);
    expect(policiesOf(answer)).toHaveLength(2);
  });

  it('lets text become code or markup through named policies only, and tells the page from where scripts come', async () => {
    const answer = await get('/login');
    const directives = directivesOf(answer, 1);
    expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
    expect(directives['trusted-types']).toEqual([
      'default',
      'dompurify',
      'ProseMirrorClipboard',
      'leafshift-mail',
      "'allow-duplicates'",
    ]);
    expect(await answer.text()).toContain(
      'name="script-origins" content="https://worker-next.leafshift.test https://worker.leafshift.test"',
    );
  });

  it('sees at once that a remote was retired', async () => {
    await rm(join(folder, 'remotes/mf-worker.json'));
    expect(await (await get('/remotes.json')).json()).toMatchObject({ remotes: {} });
    expect(directivesOf(await get('/login'))['script-src']).toEqual(["'self'", INLINE_HASH]);
  });

  it('serves the releases of remotes that have no origin, and nothing else of the target', async () => {
    const file = await get('/releases/trainings/3/remote.0123456789.js');
    expect(await file.text()).toBe(SCRIPT);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/releases/remotes/mf-worker.json', '/releases/history/x/000001.json']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('answers 404 for a file that is gone, not with the page', async () => {
    const answer = await get('/old.9876543210.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('sees what a new build left, without a restart', async () => {
    await writeFile(join(folder, 'shell/late.ffffffffff.js'), 'late');
    expect(await (await get('/late.ffffffffff.js')).text()).toBe('late');
  });

  it('passes the API on, with path, query and the address of the caller', async () => {
    const answer = (await (await get('/api/posts?limit=2')).json()) as Record<string, string>;
    expect(answer).toMatchObject({ method: 'GET', url: '/api/posts?limit=2' });
    expect(answer.forwardedFor).toMatch(/127\.0\.0\.1|::1/);
  });

  it('takes the prefix off the sandbox, and only off it', async () => {
    expect(await (await get('/stripe-sandbox/v1/customers')).json()).toMatchObject({
      url: '/v1/customers',
    });
    expect(await (await get('/stripe-sandboxes')).text()).toContain('<title>Leafshift</title>');
  });

  it('says in the form of an API error when the server behind is down', async () => {
    const answer = await get('/nobody/there');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'DEPENDENCY_DOWN' });
  });

  it('passes WebSockets on, with who asks and from which page', async () => {
    const socket = new WebSocket(`${portal.url.replace('http', 'ws')}/api/socket.io/?EIO=4`);
    const { data } = await new Promise<{ readonly data: string }>((resolve, reject) => {
      socket.onmessage = resolve;
      socket.onerror = reject;
    });
    socket.close();
    expect(JSON.parse(data)).toEqual({ url: '/api/socket.io/?EIO=4', forwardedFor: '127.0.0.1' });
  });

  it('lets only the portal read a remote', async () => {
    const answer = await fetch(`http://localhost:${remote.port}/main.0123456789.js`);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal.url);
  });

  describe('the origin of a remote', () => {
    const file = (path: string) => fetch(`http://localhost:${remote.port}${path}`);

    it('keeps every release in its own folder', async () => {
      await mkdir(join(folder, 'releases/7'), { recursive: true });
      await writeFile(join(folder, 'releases/7/remote.0123456789.js'), SCRIPT);
      const answer = await file('/releases/7/remote.0123456789.js');
      expect(await answer.text()).toBe(SCRIPT);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect((await file('/releases/8/remote.0123456789.js')).status).toBe(404);
    });

    it('can lose a file, for tests', async () => {
      const faulty = await listen(
        createRemoteServer({
          folder: join(folder, 'shell'),
          portalOrigin: portal.url,
          fault: { missing: 'main' },
        }),
        0,
      );
      const answer = await fetch(`http://localhost:${faulty.port}/main.0123456789.js`);
      expect(answer.status).toBe(404);
      await faulty.stop();
    });
  });
});
