import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publishedManifest } from './published-manifest.ts';

let dir: string;

const TEXTS = { part: 'the trainings', nav: { list: 'Trainings' } };
const MANIFEST = {
  name: 'trainings',
  contractVersion: '1.1',
  title: 'part',
  routes: [],
  nav: [{ path: '/trainings', label: 'nav.list', icon: 'M4 4h16', usertypes: ['Temp'], order: 50 }],
  slots: ['worker-home'],
};

async function published(manifest: object = MANIFEST, locales: object = { en: TEXTS }) {
  await mkdir(join(dir, 'src/locales'), { recursive: true });
  await writeFile(
    join(dir, 'src/manifest.ts'),
    `export const manifest = ${JSON.stringify(manifest)};`,
  );
  for (const [language, texts] of Object.entries(locales)) {
    await writeFile(join(dir, `src/locales/${language}.json`), JSON.stringify(texts));
  }
  return publishedManifest(dir);
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leafshift-manifest-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('what a build says of a remote', () => {
  it('has the texts of its name and its menu entries, in all of its languages', async () => {
    const fr = { part: 'les formations', nav: { list: 'Formations' } };
    await expect(published(MANIFEST, { en: TEXTS, fr })).resolves.toEqual({
      name: 'trainings',
      contractVersion: '1.1',
      titles: { en: 'the trainings', fr: 'les formations' },
      routes: [],
      nav: [
        {
          path: '/trainings',
          label: 'list',
          texts: { en: 'Trainings', fr: 'Formations' },
          icon: 'M4 4h16',
          usertypes: ['Temp'],
          order: 50,
        },
      ],
      slots: ['worker-home'],
    });
  });

  it('has the short words of entries that stand in the bar of phones', async () => {
    const nav = [{ ...MANIFEST.nav[0], bar: 'nav.short' }];
    const en = { ...TEXTS, nav: { ...TEXTS.nav, short: 'Learn' } };
    const { nav: entries } = await published({ ...MANIFEST, nav }, { en });
    expect(entries[0]?.bar).toEqual({ en: 'Learn' });
  });

  it("has the words of entries behind one's own name as well", async () => {
    const account = [{ ...MANIFEST.nav[0], label: 'nav.mine' }];
    const en = { ...TEXTS, nav: { ...TEXTS.nav, mine: 'My trainings' } };
    const { account: entries } = await published({ ...MANIFEST, account }, { en });
    expect(entries).toEqual([{ ...MANIFEST.nav[0], label: 'mine', texts: { en: 'My trainings' } }]);
  });

  it('follows the manifest while its author works on it', async () => {
    await published();
    // In a process of its own: Jest has no modules that can be read anew.
    const file = JSON.stringify(join(dir, 'src/manifest.ts'));
    const program = `
      import { readFileSync, writeFileSync } from 'node:fs';
      const { publishedManifest } = await import(${JSON.stringify(join(import.meta.dirname, 'published-manifest.ts'))});
      const read = async () => (await publishedManifest(${JSON.stringify(dir)})).nav.length;
      const before = await read();
      writeFileSync(${file}, readFileSync(${file}, 'utf8').replace(/"nav":\\[.*?\\],"slots"/, '"nav":[],"slots"'));
      process.stdout.write(before + ' then ' + (await read()));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { env: { ...process.env, NODE_OPTIONS: '' } },
    );
    expect(stdout).toBe('1 then 0');
  });

  it('needs each of them in English, and names all that are missing', async () => {
    await expect(published(MANIFEST, { en: { list: 'Trainings' } })).rejects.toThrow(
      "src/locales/en.json has no text 'part', 'nav.list', which src/manifest.ts names.",
    );
  });

  it('names the file of texts that is no JSON', async () => {
    await published();
    await writeFile(join(dir, 'src/locales/fr.json'), '{');
    await expect(publishedManifest(dir)).rejects.toThrow('src/locales/fr.json is no JSON: ');
  });

  it('says what may stand where none of several things does', async () => {
    const routes = [{ path: '/trainings', access: ['Worker'], title: 'part', skeleton: 'list' }];
    await expect(published({ ...MANIFEST, routes })).rejects.toThrow(
      'routes.0.access: Invalid input: expected "public", or 0: Invalid option: expected one of',
    );
  });

  it.each([
    ['a name with capitals', { name: 'Trainings' }, 'name: '],
    ['a slot that is no name', { slots: ['Worker home'] }, 'slots.0: '],
    ['a drawing that is none', { nav: [{ ...MANIFEST.nav[0], icon: '<svg/>' }] }, 'nav.0.icon: '],
  ])('names what cannot be published: %s', async (_what, parts, problem) => {
    await expect(published({ ...MANIFEST, ...parts })).rejects.toThrow(problem);
  });
});
