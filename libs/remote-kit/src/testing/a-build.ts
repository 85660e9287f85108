import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What of a remote's build a spec decides. */
export interface BuildParts {
  readonly name?: string;
  /** Other contents make another release. */
  readonly says?: string;
  readonly contractVersion?: string;
  /** The React that it needs. */
  readonly react?: string;
  /** The path that its code stands behind; its manifest names '/home'. */
  readonly page?: string;
}

const made: string[] = [];

afterAll(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** The folder of a small remote with its finished build, for specs of releasing; it is gone when they have run. */
export async function aBuild({
  name = 'mf-worker',
  says = 'hello',
  contractVersion = '1.0',
  react = '^19.3.0',
  page = '/home',
}: BuildParts = {}): Promise<{ readonly folder: string; readonly distFolder: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'leafshift-build-'));
  made.push(parent);
  const folder = join(parent, name);
  const distFolder = join(folder, 'dist');
  const group = (file: string) => ({ files: [file], shared: [] });
  const files: Readonly<Record<string, string>> = {
    'dist/remote.0123456789.js': `console.log('${says}')`,
    'dist/remote.0123456789.js.br': 'compressed',
    'dist/assets/mark.0123456789.svg': '<svg/>',
    'dist/remote-build.json': JSON.stringify({
      entry: 'remote.0123456789.js',
      chunks: {
        'remote-module': group('remote.0123456789.js'),
        'page-home': group('remote.0123456789.js'),
        'texts-en-json': group('remote.0123456789.js'),
      },
      shared: [{ request: 'react', requiredVersion: react, singleton: true }],
      manifest: {
        name,
        contractVersion,
        titles: { en: 'the pages for workers' },
        routes: [
          { path: '/home', access: ['Temp'], title: 't', skeleton: 'list', chunk: 'page-home' },
        ],
        nav: [],
        slots: [],
      },
      exposed: { routes: [page], slots: [] },
    }),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { folder, distFolder };
}
