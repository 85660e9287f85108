import type { Language } from '@leafshift/i18n';
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

  describe('in another language', () => {
    const inLanguage = (language: Language, id = 'aaaaaaaaaaaa'): Registry => {
      const own = { en: 'Home', ...(language === 'fr' && { fr: 'Accueil' }) };
      const entry = { path: '/home', label: 'home', usertypes: [], order: 1, texts: own };
      const nav = [{ ...entry, bar: own }];
      const release = aRelease({ id, titles: own, nav, account: [entry] });
      const french = language === 'fr' && { fr: { files: [], shared: ['react'] } };
      const preload = { ...release.preload, locales: { ...french } };
      const remotes = { 'mf-worker': { current: id, releases: { [id]: { ...release, preload } } } };
      return { formatVersion: 1, settings, remotes };
    };
    const sourceOf = (fetchNow: (language: Language) => Promise<Registry>) =>
      createRegistrySource({ fetchNow, visitor: () => 'visitor-7', overrides: () => ({}) });

    it('has the words of both, in the menus, in the names of parts and of the files of their texts', async () => {
      const source = sourceOf(async (language) => inLanguage(language));
      const heard = jest.fn();
      await source.load();
      source.onLearned(heard);

      await source.learn('fr');

      const both = { en: 'Home', fr: 'Accueil' };
      const release = (await source.releasesFor(null)).get('mf-worker');
      expect(release?.manifest).toMatchObject({
        titles: both,
        nav: [{ texts: both, bar: both }],
        account: [{ texts: both }],
      });
      expect(release?.preload.locales.fr?.shared).toEqual(['react']);
      expect(source.titlesOf('mf-worker')).toEqual(both);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    it('is asked for once in each, so that one goes back to a language without a network', async () => {
      const fetchNow = jest.fn(async (language: Language) => inLanguage(language));
      const source = sourceOf(fetchNow);
      await source.load();
      for (const language of ['fr', 'en', 'fr'] as const) await source.learn(language);
      expect(fetchNow.mock.calls).toEqual([['en'], ['fr']]);
    });

    it('is asked for again where somebody without a network got it in another one', async () => {
      let isOnline = false;
      const source = sourceOf(async (language) => inLanguage(isOnline ? language : 'en'));
      await source.load();
      await source.learn('fr');
      isOnline = true;
      await source.learn('fr');
      expect(source.titlesOf('mf-worker')).toEqual({ en: 'Home', fr: 'Accueil' });
    });

    it('keeps the releases that the window has, whatever is released meanwhile', async () => {
      const source = sourceOf(async (language) =>
        inLanguage(language, language === 'fr' ? 'bbbbbbbbbbbb' : 'aaaaaaaaaaaa'),
      );
      await source.load();
      await source.learn('fr');
      const release = (await source.releasesFor(null)).get('mf-worker');
      expect(release?.id).toBe('aaaaaaaaaaaa');
      expect(release?.manifest.titles).toEqual({ en: 'Home' });
    });

    it('is read in it from the beginning where it was not read yet', async () => {
      const asked: Language[] = [];
      const source = sourceOf(async (language) => {
        asked.push(language);
        return inLanguage(language);
      });
      await source.learn('fr');
      expect(asked).toEqual([]);
      const first = source.load();
      await source.learn('de');
      await first;
      expect(asked).toEqual(['fr', 'de']);
    });

    it('stays as it was where it cannot be read', async () => {
      const source = sourceOf(async (language) => {
        if (language === 'fr') throw new RegistryError('The registry answered 503');
        return inLanguage(language);
      });
      await source.load();
      await expect(source.learn('fr')).rejects.toThrow('answered 503');
      expect(source.titlesOf('mf-worker')).toEqual({ en: 'Home' });
    });
  });
});
