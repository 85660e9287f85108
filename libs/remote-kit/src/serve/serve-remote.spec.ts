import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Release } from '@leafshift/shell-sdk/registry';
import type { Compiler, RspackOptions } from '@rspack/core';
import { dev } from '../commands/dev.ts';
import { listen } from '../ports/listen.ts';
import { freePort } from '../ports/require-free-port.ts';
import { aBuild } from '../testing/a-build.ts';
import { serveRemote } from './serve-remote.ts';

const PORTAL = 'https://staging.example.ca';

/** Writes beside each build what ours write beside a real one. */
const described = (compiler: Compiler): void => {
  const { Compilation, sources } = compiler.rspack;
  compiler.hooks.thisCompilation.tap('described', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'described', stage }, (assets) => {
      const [entry = ''] = Object.keys(assets);
      const group = { files: [entry], shared: [] };
      const chunks = { 'remote-module': group, 'page-home': group, 'texts-en-json': group };
      const manifest = {
        ...{ name: 'mf-worker', contractVersion: '1.1', titles: { en: 'the pages for workers' } },
        ...{ routes: [], nav: [], slots: [] },
      };
      const exposed = { routes: [], slots: [] };
      const build = JSON.stringify({ entry, chunks, shared: [], manifest, exposed });
      compilation.emitAsset('remote-build.json', new sources.RawSource(build));
    });
  });
};

/** A build takes its time where others build too. */
const GIVES_UP_AFTER_MS = 20_000;
const PATIENCE_MS = 3 * GIVES_UP_AFTER_MS;

/** Looks again and again; ends with what was wanted, or says what came instead. */
async function until<Found>(
  look: () => Promise<Found | undefined>,
  described: () => string,
): Promise<Found> {
  const end = Date.now() + GIVES_UP_AFTER_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(described());
}

describe('leafshift-remote dev', () => {
  let said: string[];
  let folder: string;
  let address: string;
  let end: () => Promise<void>;

  const source = () => join(folder, 'src/entry.js');
  /** At once, as editors do: a file that is empty for a moment would be built, too. */
  const change = async (text: string): Promise<void> => {
    const draft = join(folder, 'draft.js');
    await writeFile(draft, text);
    await rename(draft, source());
  };
  /** Waits until the command has said something new that has these words. */
  const heard = (words: string): Promise<string> =>
    until(
      async () => said.find((text) => text.includes(words)),
      () => `'${words}' was not said, but:\n${said.join('\n')}`,
    );
  const textOf = async (path: string) => (await fetch(`${address}${path}`)).text();
  /** The release once its entry has these words; while one takes the place of another, there is none. */
  const serving = (words: string): Promise<Release> =>
    until(
      async () => {
        try {
          const release = Release.parse(JSON.parse(await textOf('release.json')));
          return (await textOf(release.entry.file)).includes(words) ? release : undefined;
        } catch {
          // Not there yet, or between two builds.
          return undefined;
        }
      },
      () => `'${words}' was not served; said was:\n${said.join('\n')}`,
    );

  beforeEach(async () => {
    said = [];
    const built = await aBuild();
    folder = built.folder;
    await mkdir(join(folder, 'src'), { recursive: true });
    await change('globalThis.says = "one";');
    const port = await freePort();
    address = `http://localhost:${port}/`;
    const config: RspackOptions = {
      context: folder,
      mode: 'production',
      entry: source(),
      output: { filename: 'remote.[contenthash:10].js', clean: true },
      plugins: [described],
      infrastructureLogging: { level: 'error' },
    };
    end = await serveRemote({
      remote: 'mf-worker',
      distFolder: join(folder, 'served'),
      config,
      port,
      portal: PORTAL,
      say: (text) => said.push(text),
    });
  });
  afterEach(() => end());

  it(
    'serves a release of what is being worked on, and says where to enter it',
    async () => {
      expect(said).toEqual(['Building mf-worker ...']);
      expect(await heard('is at')).toBe(
        `mf-worker is at ${address}: enter it at ${PORTAL}/overrides.`,
      );

      const { baseUrl, entry, manifest } = await serving('one');

      expect({ baseUrl, name: manifest.name }).toEqual({ baseUrl: address, name: 'mf-worker' });
      expect(entry).toMatchObject({ file: expect.stringMatching(/^remote\.[0-9a-f]{10}\.js$/) });
    },
    PATIENCE_MS,
  );

  it(
    'may be read by the portal, and by no other page',
    async () => {
      const { entry } = await serving('one');
      const { headers } = await fetch(`${address}${entry.file}`);
      expect(headers.get('access-control-allow-origin')).toBe(PORTAL);
    },
    PATIENCE_MS,
  );

  it(
    'builds anew after a change, under an integrity of its own',
    async () => {
      const before = await serving('one');

      await change('globalThis.says = "two";');

      const after = await serving('two');
      expect(after.entry.integrity).not.toBe(before.entry.integrity);
    },
    PATIENCE_MS,
  );

  it(
    'says what is wrong with a change, keeps the last release, and goes on',
    async () => {
      await serving('one');

      await change('globalThis.says = ;');

      expect(await heard('ERROR')).toContain('entry.js');
      await serving('one');
      await change('globalThis.says = "three";');
      await serving('three');
    },
    PATIENCE_MS,
  );
});

it('says who holds its port', async () => {
  const other = await listen(createServer(), 0);
  const dead = dev({
    remote: 'mf-worker',
    folder: '/nowhere',
    options: { port: other.port, portal: PORTAL, others: [] },
    surroundings: {},
    say: () => undefined,
  });
  await expect(dead).rejects.toThrow(
    `Port ${other.port}, needed for mf-worker as it is, is taken by`,
  );
  await other.stop();
});
