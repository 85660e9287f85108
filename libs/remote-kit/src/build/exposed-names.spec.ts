import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exposedNames } from './exposed-names.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leafshift-exposed-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function namesIn(source: string) {
  const file = join(folder, 'remote.tsx');
  await writeFile(file, source);
  return exposedNames(file);
}

describe('what a remote exposes', () => {
  it('is read from its source', async () => {
    const source = `
      import { defineRemote } from '@leafshift/shell-sdk';
      export default defineRemote({
        manifest,
        routes: {
          '/home': () => import('./routes/home.tsx'),
          '/find-work/:id?': () => import('./routes/find-work.tsx'),
        },
        slots: { 'onboarding-banner': () => import('./slots/banner.tsx') },
      });`;
    await expect(namesIn(source)).resolves.toEqual({
      routes: ['/home', '/find-work/:id?'],
      slots: ['onboarding-banner'],
    });
  });

  it('needs no slots', async () => {
    const source = 'export default defineRemote({ manifest, routes: {} });';
    await expect(namesIn(source)).resolves.toEqual({ routes: [], slots: [] });
  });

  it('must be made with defineRemote', async () => {
    await expect(namesIn('export default { routes: {} };')).rejects.toThrow(
      'does not export defineRemote({ … }) by default',
    );
  });

  it('must have its routes written out', async () => {
    await expect(namesIn('export default defineRemote({ manifest, routes });')).rejects.toThrow(
      'has no routes written out',
    );
  });
});
