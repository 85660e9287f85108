import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { aGateway, type ListeningGateway } from './testing/a-gateway.ts';

/** What browsers read to install the portal. */
interface WebManifest {
  readonly name: string;
  readonly start_url: string;
  readonly theme_color: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }[];
}

const shell = join(import.meta.dirname, '../../shell');

describe('a portal that can be installed', () => {
  let portal: ListeningGateway;
  let manifest: WebManifest;
  let answer: Response;

  const get = (path: string) => fetch(portal.url + path);

  beforeAll(async () => {
    portal = await aGateway({ shellFolder: join(shell, 'public') });
    answer = await get('/manifest.webmanifest');
    manifest = (await answer.clone().json()) as WebManifest;
  });
  afterAll(() => portal?.stop());

  it('says what it is, in the type that browsers want, and never out of date', () => {
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(manifest).toMatchObject({
      name: 'Leafshift',
      start_url: '/overview',
      theme_color: '#f6f8f7',
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/home', '/find-work', '/settings']);
  });

  it('has its icons in the sizes that it names', async () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect([src, icon.headers.get('content-type')]).toEqual([src, type]);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  it('is linked in the page', async () => {
    const page = await readFile(join(shell, 'src/index.html'), 'utf8');
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect((await get('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png');
  });
});
