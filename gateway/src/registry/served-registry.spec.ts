import { ReleaseStore } from '@leafshift/remote-kit/releases/release-store';
import type { ReleaseTarget } from '@leafshift/remote-kit/releases/target/release-target';
import { inAFolder } from '@leafshift/remote-kit/testing/a-release-context';
import type { Release } from '@leafshift/shell-sdk/registry';
import { settingsFrom } from '../settings/portal-settings.ts';
import { ServedRegistry } from './served-registry.ts';

const KIND = { type: 'application/json', cacheControl: 'no-store' };
const aRelease = (name: string): Release => ({
  id: 'aaaaaaaaaaaa',
  baseUrl: `https://${name}.test/1/`,
  entry: { file: 'remote.js', integrity: 'sha384-AAAA' },
  manifest: { name, contractVersion: '1.1', routes: [], nav: [], slots: [] },
  shared: [],
  preload: { remote: { files: [], shared: [] }, pages: {}, slots: {}, locales: {} },
});
const anEntry = (name: string) => ({
  current: 'aaaaaaaaaaaa',
  releases: { aaaaaaaaaaaa: aRelease(name) },
});
const settings = settingsFrom({ GOOGLE_MAPS_KEY: 'of-the-server' });

describe('the registry that windows read', () => {
  let target: ReleaseTarget;
  let end: () => Promise<void>;
  let problems: string[];
  let served: ServedRegistry;

  const write = async (path: string, text: string): Promise<void> => {
    const version = (await target.read(path))?.version ?? null;
    await target.replace(path, text, version, KIND);
  };
  const document = async () => JSON.parse((await served.read()).textAs('all'));
  const release = (name: string) => new ReleaseStore(target).put(name, () => anEntry(name));

  beforeEach(async () => {
    ({ target, end } = await inAFolder());
    problems = [];
    const onProblem = (problem: string) => problems.push(problem);
    served = new ServedRegistry({ target, settings, onProblem });
  });
  afterEach(() => end());

  it('is put together from a file of each remote, in one version until one of them changes', async () => {
    expect(await document()).toEqual({ formatVersion: 1, settings, remotes: {} });
    await release('mf-worker');
    const { version, origins } = await served.read();
    expect(origins).toEqual(['https://mf-worker.test']);
    expect((await served.read()).version).toBe(version);

    await release('trainings');

    expect((await served.read()).version).not.toBe(version);
    expect(Object.keys((await document()).remotes)).toEqual(['mf-worker', 'trainings']);
  });

  it('keeps what was last read of a remote whose file is broken, and says so once', async () => {
    await release('mf-worker');
    await release('trainings');
    await served.read();

    await write('remotes/trainings.json', '{"current":');

    expect((await document()).remotes).toEqual({
      'mf-worker': anEntry('mf-worker'),
      trainings: anEntry('trainings'),
    });
    await served.read();
    expect(problems).toEqual(['remotes/trainings.json of the registry cannot be read.']);
  });

  it('keeps what was last read of a remote whose file leads to a release that it does not hold', async () => {
    await release('mf-worker');
    await served.read();
    const dangling = { ...anEntry('mf-worker'), current: 'bbbbbbbbbbbb' };
    await write('remotes/mf-worker.json', JSON.stringify(dangling));
    expect((await document()).remotes).toEqual({ 'mf-worker': anEntry('mf-worker') });
    expect(problems).toEqual(['remotes/mf-worker.json of the registry cannot be read.']);
  });

  it('tells windows of an entry that could never be read', async () => {
    await release('mf-worker');
    await write('remotes/trainings.json', '<html>');
    expect((await document()).remotes).toMatchObject({ trainings: null });
  });

  it('passes on what only newer shells know', async () => {
    const newer = { ...anEntry('mf-worker'), experiments: { b: 1 } };
    await write('remotes/mf-worker.json', JSON.stringify(newer));
    expect((await document()).remotes['mf-worker']).toEqual(newer);
  });

  it('has what an operator has set, and all other settings of its server', async () => {
    const store = new ReleaseStore(target);
    await store.changeSettings({ termsUrl: 'https://example.ca/terms' });
    const merged = { ...settings, termsUrl: 'https://example.ca/terms' };
    expect((await document()).settings).toEqual(merged);
    expect((await served.read()).settings).toEqual(merged);

    const all = { ...settings, googleMapsKey: null, overrideOrigins: ['https://qa.example.ca'] };
    await store.changeSettings(all);
    expect((await document()).settings).toEqual(all);

    await write('settings.json', '<html>');
    expect((await document()).settings).toEqual(settings);
    expect(problems).toEqual(['settings.json of the registry cannot be read.']);
  });

  it('leaves out what is no origin, which would stand in the security policy as it is', async () => {
    const overrideOrigins = ['https://qa.example.ca; script-src *', 'http://localhost:*'];
    await write('settings.json', JSON.stringify({ overrideOrigins }));
    expect((await document()).settings.overrideOrigins).toEqual(['http://localhost:*']);
    expect(problems).toEqual([
      'settings.json of the registry names what is no origin: https://qa.example.ca; script-src *.',
    ]);
  });

  it('is read from a target that takes its time with the entries of all remotes at once', async () => {
    const names = ['mf-employer', 'mf-worker', 'trainings'];
    for (const name of names) await release(name);
    const { promise: allAsked, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const slow = {
      list: (prefix: string) => target.list(prefix),
      read: async (path: string) => {
        if (path.startsWith('remotes/')) {
          asked += 1;
          if (asked === names.length) resolve();
          await allAsked;
        }
        return target.read(path);
      },
    };

    const onProblem = (problem: string) => problems.push(problem);
    const read = await new ServedRegistry({ target: slow, settings, onProblem }).read();

    expect(Object.keys(JSON.parse(read.textAs('all')).remotes)).toEqual(names);
  });

  it('is still read from one file, as it was kept before, until the next change takes that apart', async () => {
    const whole = { formatVersion: 1, settings, remotes: { 'mf-worker': anEntry('mf-worker') } };
    await write('remotes.json', JSON.stringify(whole));
    expect(await document()).toEqual(whole);

    await release('trainings');

    expect(await target.list('')).toEqual([
      'remotes/mf-worker.json',
      'remotes/trainings.json',
      'settings.json',
    ]);
    expect(await document()).toEqual({
      ...whole,
      remotes: { ...whole.remotes, trainings: anEntry('trainings') },
    });
  });
});
