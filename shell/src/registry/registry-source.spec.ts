import type { Registry } from '@leafshift/shell-sdk/registry';
import { aRelease } from '../testing/a-release.ts';
import { RegistryError } from './fetch-registry.ts';
import { createRegistrySource } from './registry-source.ts';

const settings = {
  googleMapsKey: null,
  androidStoreUrl: 'https://play.google.com/',
  iosStoreUrl: 'https://apps.apple.com/',
  overrideOrigins: [],
};

const registryWith = (id: string): Registry => ({
  formatVersion: 1,
  settings,
  remotes: { 'mf-worker': { current: id, releases: { [id]: aRelease({ id }) } } },
});

describe('the registry of a window', () => {
  it('is read once and kept, so that an open window keeps its releases', async () => {
    const fetchNow = jest.fn().mockResolvedValue(registryWith('aaaaaaaaaaaa'));
    const source = createRegistrySource({
      fetchNow,
      visitor: () => 'visitor-7',
      overrides: () => ({}),
    });
    const [first] = await Promise.all([source.releasesFor(null), source.releasesFor('user')]);
    expect(first.get('mf-worker')?.id).toBe('aaaaaaaaaaaa');
    expect(fetchNow).toHaveBeenCalledTimes(1);
  });

  it('is read again after a failure', async () => {
    const fetchNow = jest
      .fn()
      .mockRejectedValueOnce(new RegistryError('/remotes.json answered 503'))
      .mockResolvedValue(registryWith('aaaaaaaaaaaa'));
    const source = createRegistrySource({
      fetchNow,
      visitor: () => 'visitor-7',
      overrides: () => ({}),
    });
    await expect(source.load()).rejects.toThrow('answered 503');
    expect(source.current()).toBeNull();
    await source.load();
    expect(source.current()).not.toBeNull();
  });

  it('tells whether a release was replaced meanwhile', async () => {
    const fetchNow = jest
      .fn()
      .mockResolvedValueOnce(registryWith('aaaaaaaaaaaa'))
      .mockResolvedValueOnce(registryWith('aaaaaaaaaaaa'))
      .mockResolvedValue(registryWith('bbbbbbbbbbbb'));
    const source = createRegistrySource({
      fetchNow,
      visitor: () => 'visitor-7',
      overrides: () => ({}),
    });
    const inUse = (await source.releasesFor(null)).get('mf-worker')!;
    await expect(source.hasNewer('mf-worker', inUse, null)).resolves.toBe(false);
    await expect(source.hasNewer('mf-worker', inUse, null)).resolves.toBe(true);
  });

  it.each([
    [
      'of a part that was retired',
      { ...registryWith('aaaaaaaaaaaa'), remotes: {}, unreadable: [] },
      true,
    ],
    [
      'not of a part whose entry cannot be read',
      { ...registryWith('aaaaaaaaaaaa'), remotes: {}, unreadable: ['mf-worker'] },
      false,
    ],
  ])('tells of a change, %s meanwhile', async (_what, then, isOther) => {
    const source = createRegistrySource({
      fetchNow: async () => then,
      visitor: () => 'visitor-7',
      overrides: () => ({}),
    });
    const inUse = aRelease({ id: 'aaaaaaaaaaaa' });
    await expect(source.hasNewer('mf-worker', inUse, null)).resolves.toBe(isOther);
    await expect(source.hasNewer('mf-worker', null, null)).resolves.toBe(false);
  });
});
