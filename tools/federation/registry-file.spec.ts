import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Release } from '@leafshift/shell-sdk/registry';
import {
  publishedSettingsFrom,
  readRegistry,
  settingsFrom,
  withRelease,
  writeRegistry,
} from './registry-file.ts';

const aRelease = (id: string) =>
  Release.parse({
    id,
    baseUrl: 'http://localhost:4202/',
    entry: { file: 'remote.js', integrity: 'sha384-AAAA' },
    manifest: { name: 'mf-worker', contractVersion: '1.0', routes: [], nav: [], slots: [] },
    shared: [],
    preload: { remote: { files: [], shared: [] }, pages: {}, slots: {}, locales: {} },
  });

const first = aRelease('aaaaaaaaaaaa');
const second = aRelease('bbbbbbbbbbbb');
const settings = settingsFrom({});
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leafshift-registry-'));
  file = join(folder, 'registry', 'remotes.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the registry file', () => {
  it('begins empty, and holds what was written', async () => {
    const registry = withRelease(readRegistry(file, settings), 'mf-worker', first);
    writeRegistry(file, registry);
    expect(readRegistry(file, settings)).toEqual(registry);
  });

  it('is replaced in one step and leaves no draft behind', async () => {
    writeRegistry(file, readRegistry(file, settings));
    expect(await readdir(join(folder, 'registry'))).toEqual(['remotes.json']);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ formatVersion: 1 });
  });

  it('refuses to go on from a file that is no registry', async () => {
    writeRegistry(file, readRegistry(file, settings));
    await writeFile(file, '{"formatVersion":9}');
    expect(() => readRegistry(file, settings)).toThrow('is not a registry');
  });

  it('takes the settings of the environment each time', () => {
    const changed = settingsFrom({ GOOGLE_MAPS_KEY: 'key', IOS_STORE_URL: 'https://store.test/' });
    writeRegistry(file, readRegistry(file, settings));
    expect(readRegistry(file, changed).settings).toMatchObject({
      googleMapsKey: 'key',
      iosStoreUrl: 'https://store.test/',
    });
  });
});

describe('a registry that is published from a developer’s machine', () => {
  it('lets nobody load code from their own machine, unless that is asked for', () => {
    const laptop = { NODE_ENV: 'development' };
    expect(settingsFrom(laptop).overrideOrigins).toEqual(['http://localhost:*']);
    expect(publishedSettingsFrom(laptop).overrideOrigins).toEqual([]);
    const asked = { ...laptop, OVERRIDE_ORIGINS: 'https://team.example' };
    expect(publishedSettingsFrom(asked).overrideOrigins).toEqual(['https://team.example']);
  });
});

describe('a new release', () => {
  it('leaves the other remotes alone', () => {
    const before = withRelease(readRegistry(file, settings), 'mf-employer', first);
    const after = withRelease(before, 'mf-worker', second);
    expect(after.remotes['mf-employer']).toBe(before.remotes['mf-employer']);
  });

  it('takes the place of the current one', () => {
    const before = withRelease(readRegistry(file, settings), 'mf-worker', first);
    const entry = withRelease(before, 'mf-worker', second).remotes['mf-worker'];
    expect(entry).toMatchObject({ current: second.id });
    expect(Object.keys(entry?.releases ?? {})).toEqual([second.id]);
  });

  it('keeps a release that a canary or a pin leads to', () => {
    const before = withRelease(readRegistry(file, settings), 'mf-worker', first);
    const entry = before.remotes['mf-worker'];
    const pinned = {
      ...before,
      remotes: { 'mf-worker': entry && { ...entry, pins: { tester: first.id } } },
    };
    const after = withRelease(pinned, 'mf-worker', second).remotes['mf-worker'];
    expect(Object.keys(after?.releases ?? {}).sort()).toEqual([first.id, second.id]);
  });
});
