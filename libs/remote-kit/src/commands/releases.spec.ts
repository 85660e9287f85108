import { CONTRACT_VERSION } from '@leafshift/shell-sdk/manifest';
import type { Release } from '@leafshift/shell-sdk/registry';
import { type RemoteOptions, remoteOptions } from '../program/options.ts';
import { sharesOf } from '../releases/registry-entry.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import type { BuildParts } from '../testing/a-build.ts';
import { aReleaseContext, aTeam, inABucket, inAFolder } from '../testing/a-release-context.ts';
import { canary } from './canary.ts';
import { check } from './check.ts';
import { list } from './list.ts';
import { pin } from './pin.ts';
import { promote } from './promote.ts';
import { release } from './release.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { settings } from './settings.ts';

const SHARED = { react: '19.3.1' };

describe.each([
  ['a folder', inAFolder],
  ['a bucket', inABucket],
])('releases of one remote in %s', (_what, open) => {
  let store: ReleaseStore;
  let end: () => Promise<void>;
  let said: string[];
  let build: BuildParts;
  let minutes: number;

  const now = () => {
    minutes += 1;
    return new Date(Date.UTC(2026, 4, 12, 15, minutes));
  };
  const context = (text: string, sharedVersions = SHARED) =>
    aReleaseContext({ store, text, build, sharedVersions, now, say: (line) => said.push(line) });
  const contextOf = (remote: string, text = `release ${remote}`) =>
    aReleaseContext({
      remote,
      store,
      text,
      build,
      sharedVersions: SHARED,
      now,
      say: (line) => said.push(line),
    });
  const releaseOf = async (says: string) => {
    build = { says };
    await release(context('release mf-worker'));
  };
  const set = (text: string) =>
    settings({
      options: remoteOptions(
        ['settings', ...text.split('|').filter(Boolean)],
        aTeam(),
        {},
      ) as RemoteOptions,
      store,
      say: (line) => said.push(line),
    });
  const shares = async () => sharesOf(await store.entry('mf-worker'));
  const named = async (number: number) =>
    `${number} (${(await store.get('mf-worker', number)).id})`;

  beforeEach(async () => {
    const opened = await open();
    end = opened.end;
    store = new ReleaseStore(opened.target);
    said = [];
    build = {};
    minutes = 0;
  });
  afterEach(() => end());

  it('go to everybody, each in a folder of its own that never changes', async () => {
    await releaseOf('one');
    await releaseOf('two');

    expect(await shares()).toEqual({ current: 2, canary: null });
    const paths = await store.target.list('mf-worker/');
    expect(paths.filter((path) => path.endsWith('remote.0123456789.js'))).toEqual([
      'mf-worker/1/remote.0123456789.js',
      'mf-worker/2/remote.0123456789.js',
    ]);
    const old = await store.target.read('mf-worker/1/remote.0123456789.js');
    expect(old?.text).toBe("console.log('one')");
    const [current] = Object.values((await store.entry('mf-worker'))?.releases ?? {});
    expect(current).toMatchObject({ number: 2, baseUrl: 'https://cdn.test/mf-worker/2/' });
    expect(said.at(-1)).toBe('mf-worker: everybody gets release 2.');
  });

  it('are not published twice when nothing has changed', async () => {
    await releaseOf('one');
    await releaseOf('one');
    expect(await store.numbers('mf-worker')).toEqual([1]);
    expect(said.join('\n')).toMatch(
      /This build is release 1 of mf-worker \([0-9a-f]{12}\) already/,
    );
  });

  it('are not led to at another address than the one that they have', async () => {
    await releaseOf('one');
    const moved = { store, text: 'release mf-worker', build, sharedVersions: SHARED, now };
    const say = (line: string) => said.push(line);
    await expect(
      release(aReleaseContext({ ...moved, say, cdn: 'https://new.test' })),
    ).rejects.toThrow(
      'This build is release 1 of mf-worker already, at https://cdn.test/mf-worker/1/ and not at https://new.test/mf-worker/1/: name the address that it has, or change the build.',
    );
    expect(await store.numbers('mf-worker')).toEqual([1]);
  });

  it('leave the other remotes alone', async () => {
    await releaseOf('one');
    const [other] = Object.values((await store.entry('mf-worker'))!.releases) as [Release];
    await store.assign('mf-employer', {
      action: 'release',
      by: 'lee',
      at: new Date(),
      decide: () => ({
        current: { ...other, number: 9, manifest: { ...other.manifest, routes: [] } },
      }),
    });
    await releaseOf('two');
    expect(sharesOf(await store.entry('mf-employer'))).toEqual({ current: 9, canary: null });
  });

  it('both count when two teams change the registry at the same moment', async () => {
    await releaseOf('one');
    const [entry] = Object.values((await store.entry('mf-worker'))!.releases);
    const assign = (remote: 'mf-employer' | 'mf-onboarding') =>
      store.assign(remote, {
        action: 'release',
        by: remote,
        at: new Date(),
        decide: () => ({ current: entry! }),
      });
    await Promise.all([assign('mf-employer'), assign('mf-onboarding')]);
    expect(await store.names()).toEqual(['mf-employer', 'mf-onboarding', 'mf-worker']);
    expect(await store.history('mf-employer')).toHaveLength(1);
  });

  it('can be held back, tried by some, and promoted', async () => {
    await releaseOf('one');
    build = { says: 'two' };
    await release(context('release mf-worker --hold'));
    expect(await shares()).toEqual({ current: 1, canary: null });

    await canary(context('canary mf-worker --percent 10 --release 2'));
    expect(await shares()).toEqual({ current: 1, canary: { number: 2, percent: 10 } });
    expect(said.at(-1)).toBe('mf-worker: 10 % of the users get release 2, all others release 1.');
    await canary(context('canary mf-worker --percent 50'));
    expect(await shares()).toEqual({ current: 1, canary: { number: 2, percent: 50 } });

    await promote(context('promote mf-worker'));
    expect(await shares()).toEqual({ current: 2, canary: null });
  });

  it('begin a canary with the build that is there', async () => {
    await releaseOf('one');
    build = { says: 'two' };
    await canary(context('canary mf-worker --percent 10'));
    expect(await shares()).toEqual({ current: 1, canary: { number: 2, percent: 10 } });
    await canary(context('canary mf-worker --percent 0'));
    expect(await shares()).toEqual({ current: 1, canary: null });
  });

  it('are taken back: first the canary, then release by release', async () => {
    for (const says of ['one', 'two', 'three']) await releaseOf(says);
    build = { says: 'four' };
    await canary(context('canary mf-worker --percent 10'));

    await rollback(context('rollback mf-worker'));
    expect(await shares()).toEqual({ current: 3, canary: null });
    await rollback(context('rollback mf-worker'));
    await rollback(context('rollback mf-worker'));
    expect(await shares()).toEqual({ current: 1, canary: null });
    await expect(rollback(context('rollback mf-worker'))).rejects.toThrow(
      'mf-worker has no release before this one: name one with --to.',
    );
    await rollback(context('rollback mf-worker --to 3'));
    expect(await shares()).toEqual({ current: 3, canary: null });
  });

  it('are remembered with who changed what', async () => {
    await releaseOf('one');
    await releaseOf('two');
    await rollback(context('rollback mf-worker'));
    said = [];

    await list(context('list mf-worker'));

    expect(said).toEqual([
      'mf-worker: everybody gets release 1.',
      `  releases: ${await named(2)}, ${await named(1)}`,
      '  2026-05-12 15:01  release by kim: no release -> 1',
      '  2026-05-12 15:02  release by kim: 1 -> 2',
      '  2026-05-12 15:03  rollback by kim: 2 -> 1',
    ]);
  });

  it('are pinned to one user, who keeps theirs while others get the next ones', async () => {
    await releaseOf('one');
    await releaseOf('two');
    await pin(context('pin mf-worker --user kim --release 1'));
    expect(said.at(-1)).toBe('mf-worker: user kim gets release 1.');
    await releaseOf('three');
    const pinned = await store.entry('mf-worker');
    expect(pinned?.releases[pinned.pins?.kim ?? '']?.number).toBe(1);
    expect(await shares()).toEqual({ current: 3, canary: null });

    await pin(context('pin mf-worker --user kim'));

    const entry = await store.entry('mf-worker');
    expect(entry?.pins).toBeUndefined();
    expect(Object.values(entry?.releases ?? {}).map(({ number }) => number)).toEqual([3]);
  });

  it('end with the remote: it is retired, remembered, and can be brought back', async () => {
    await releaseOf('one');
    await retire(context('retire mf-worker'));
    expect(await store.entry('mf-worker')).toBeUndefined();
    expect(await store.names()).toEqual([]);
    expect(await store.numbers('mf-worker')).toEqual([1]);
    expect((await store.history('mf-worker')).at(-1)).toMatchObject({
      action: 'retire',
      by: 'kim',
      before: { current: 1 },
      after: { current: null },
    });
    await expect(retire(context('retire mf-worker'))).rejects.toThrow('is not in the portal');

    await promote(context('promote mf-worker --release 1'));
    expect(await shares()).toEqual({ current: 1, canary: null });
  });

  it('say nothing of the settings of a portal; an operator changes those one by one', async () => {
    await releaseOf('one');
    expect(await store.settings()).toBeNull();

    await set('');
    expect(said.at(-1)).toContain('Nothing is set');
    await set('--override-origins|https://qa.example.ca http://localhost:*');
    expect(await store.settings()).toEqual({
      overrideOrigins: ['https://qa.example.ca', 'http://localhost:*'],
    });
    expect(said.slice(-2)).toEqual([
      "privacy policy     as the portal's server says",
      'override origins   https://qa.example.ca http://localhost:*',
    ]);
    await set('--google-maps-key|key');
    await set('--terms|https://example.ca/terms');

    expect(await store.settings()).toEqual({
      googleMapsKey: 'key',
      termsUrl: 'https://example.ca/terms',
      overrideOrigins: ['https://qa.example.ca', 'http://localhost:*'],
    });
    await expect(set('--ios-store|apple')).rejects.toThrow('iosStoreUrl: ');
    await expect(set('--override-origins|https://qa.example.ca/ui;')).rejects.toThrow('no origin');
    await set('--google-maps-key=|--override-origins=|--terms=');
    expect(await store.settings()).toEqual({ googleMapsKey: null, overrideOrigins: [] });
    expect(said.at(-1)).toBe('override origins   none');
  });

  it('go on from all settings in one file, as they were kept before', async () => {
    const before = {
      googleMapsKey: 'key',
      androidStoreUrl: 'https://play.google.com/',
      iosStoreUrl: 'https://apps.apple.com/',
      overrideOrigins: [],
    };
    await store.target.replace('settings.json', JSON.stringify(before), null, {
      type: 'application/json',
      cacheControl: 'no-store',
    });

    await set('--terms|https://example.ca/terms');

    expect(await store.settings()).toEqual({ ...before, termsUrl: 'https://example.ca/terms' });
  });

  describe('are refused', () => {
    const nothingChanged = async () => expect(await shares()).toEqual({ current: 1, canary: null });
    beforeEach(() => releaseOf('one'));

    it('when the contract is another', async () => {
      build = { says: 'two', contractVersion: '2.0' };
      await expect(release(context('release mf-worker'))).rejects.toThrow(
        `mf-worker is not released:\n- contract 2.0 is not the shell's ${CONTRACT_VERSION}`,
      );
      await nothingChanged();
      expect(await store.numbers('mf-worker')).toEqual([1]);
    });

    it('under the name of another remote', async () => {
      build = { says: 'two', name: 'trainings' };
      await expect(release(context('release mf-worker'))).rejects.toThrow(
        'mf-worker is not released:\n- the manifest is that of trainings',
      );
      await nothingChanged();
    });

    it('to a remote that takes the page of another', async () => {
      build = { says: 'two' };
      await expect(release(contextOf('trainings'))).rejects.toThrow(
        'trainings is not released:\n- the page /home is one of mf-worker already',
      );
      expect(await store.target.list('trainings/')).toEqual([]);
    });

    it('to a remote that takes the page of another, however it is given to somebody', async () => {
      build = { says: 'two' };
      await release(contextOf('trainings', 'release trainings --hold'));
      const refusal = 'Release 1 of trainings takes what others have:\n- the page /home is one of';
      await expect(
        promote(contextOf('trainings', 'promote trainings --release 1')),
      ).rejects.toThrow(refusal);
      await expect(
        pin(contextOf('trainings', 'pin trainings --user kim --release 1')),
      ).rejects.toThrow(refusal);
      expect(await store.entry('trainings')).toBeUndefined();
    });

    it('when the shell does not share what they need', async () => {
      build = { says: 'two', react: '^20.0.0' };
      await expect(release(context('release mf-worker'))).rejects.toThrow(
        '- react ^20.0.0 is needed, the shell shares 19.3.1',
      );
      await nothingChanged();
    });

    it('as a canary that is not there, without a first release, or without anything new', async () => {
      const asked = (text: string) => canary(context(text));
      await expect(asked('canary mf-worker --percent 10 --release 7')).rejects.toThrow(
        'mf-worker has no release 7 in',
      );
      await expect(asked('canary mf-worker --percent 10')).rejects.toThrow(
        'Everybody gets release 1 of mf-worker already.',
      );
      await expect(promote(context('promote mf-worker'))).rejects.toThrow('has no canary');
      await nothingChanged();
    });

    it('by a shell that has changed meanwhile, before it is deployed', async () => {
      await check(context('check mf-worker'));
      expect(said.at(-1)).toBe('mf-worker: the shell fits each release in use (1).');
      await expect(check(context('check mf-worker', { react: '20.0.0' }))).rejects.toThrow(
        'Release 1 of mf-worker does not fit the shell:\n- react ^19.3.0 is needed',
      );
    });
  });
});
