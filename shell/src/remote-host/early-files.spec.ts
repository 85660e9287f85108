import type { Registry, RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import { aRelease } from '../testing/a-release.ts';
import { earlyNeeds } from './early-files.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const preload = (file: string, shared: string[] = []) => ({ files: [{ file, integrity }], shared });

const PICTURE = [
  { file: 'picture-list.js', integrity },
  { file: 'picture-list.css', integrity },
];

/** As they stand in the opened page. */
const PAGE_FILES = {
  'mf-worker': {
    aaaaaaaaaaaa: {
      '/find-work/:id?': preload('work.js', ['antd/es/tabs']),
      '/job-posting': preload('board.js'),
    },
  },
};

function registryWith(
  change: Partial<RegistryEntry> = {},
  {
    contractVersion = '1.5',
    pictures = { list: PICTURE } as Release['pictures'],
    pictureScripts = undefined as Release['pictureScripts'],
  } = {},
): Registry {
  const release = aRelease({
    contractVersion,
    routes: [
      {
        path: '/find-work/:id?',
        access: ['Temp'],
        title: 't',
        skeleton: 'split',
        data: ['/posts/find-work?sort=soonest'],
        picture: 'list',
      },
      { path: '/job-posting', access: 'public', title: 't', skeleton: 'list' },
    ],
  });
  const locales = { fr: preload('fr.js'), en: preload('en.js') };
  const known = {
    ...release,
    pictures,
    pictureScripts,
    preload: { ...release.preload, remote: preload('all.js'), locales },
  };
  return {
    formatVersion: 1,
    settings: { googleMapsKey: null, androidStoreUrl: '', iosStoreUrl: '', overrideOrigins: [] },
    remotes: { 'mf-worker': { releases: { [release.id]: known }, current: release.id, ...change } },
  };
}

const worker = { _id: 'w1', usertype: 'Temp' };
const needsOf = (address: string, user: typeof worker | null, registry = registryWith()) => {
  const { pathname: path, search } = new URL(address, 'http://portal.test');
  const visit = { path, search, language: 'fr', user, visitor: 'visitor-7' };
  return earlyNeeds(registry, { ...visit, pageFiles: PAGE_FILES });
};
const filesFor = (...visit: Parameters<typeof needsOf>) =>
  needsOf(...visit).files.map(({ src }) => src);

describe('what is fetched before the portal is there', () => {
  it('is all that the opened page needs of its remote, in the language of the page', () => {
    expect(filesFor('/find-work/7', worker)).toEqual([
      'http://remotes.test/remote.js',
      'http://remotes.test/all.js',
      'http://remotes.test/work.js',
      'http://remotes.test/fr.js',
    ]);
    expect(filesFor('/find-work', worker)).toContain('http://remotes.test/work.js');
    expect(filesFor('/job-posting', null)).toContain('http://remotes.test/board.js');
  });

  it('is each library of the shell that the page takes', () => {
    expect(needsOf('/find-work', worker).libraries).toEqual(['antd/es/tabs']);
  });

  it('is the data that the page begins with, unless the address says what to look for', () => {
    expect(needsOf('/find-work/7', worker).data).toEqual(['/posts/find-work?sort=soonest']);
    expect(needsOf('/find-work?q=trim', worker).data).toEqual([]);
    expect(needsOf('/job-posting', null).data).toEqual([]);
  });

  it.each([
    ['a page of another user type', '/find-work', { _id: 'e1', usertype: 'Employer' }],
    ["a visitor's page that needs a session", '/find-work', null],
    ['no page of a remote', '/find-work/7/more', worker],
    ['a page of the shell', '/settings', worker],
  ])('is nothing for %s', (_what, path, user) => {
    expect(needsOf(path, user)).toEqual({ files: [], libraries: [], data: [], picture: null });
  });

  describe('as a first picture', () => {
    const pictureFor = (address: string, registry = registryWith(), user = worker) =>
      needsOf(address, user, registry).picture;

    it('is the one of the current release, with what the registry says its files must be', () => {
      expect(pictureFor('/find-work')).toEqual({
        remote: 'mf-worker',
        release: 'aaaaaaaaaaaa',
        page: '/find-work/:id?',
        files: [
          { src: 'http://remotes.test/picture-list.js', integrity },
          { src: 'http://remotes.test/picture-list.css', integrity },
        ],
      });
    });

    it('is the script in the language of the page alone where the release has one', () => {
      const inFrench = { list: { file: 'picture-list-fr.js', integrity } };
      const filesWith = (pictureScripts: Release['pictureScripts']) =>
        pictureFor('/find-work', registryWith({}, { pictureScripts }))?.files.map(({ src }) => src);

      expect(filesWith({ fr: inFrench })).toEqual([
        'http://remotes.test/picture-list-fr.js',
        'http://remotes.test/picture-list.css',
      ]);
      expect(filesWith({ de: inFrench })).toContain('http://remotes.test/picture-list.js');
    });

    it('is none for an address that says what to look for', () => {
      expect(pictureFor('/find-work?q=trim')).toBeNull();
    });

    it.each([
      ['a remote of before', { pictures: {} }],
      ['a contract that the shell refuses', { contractVersion: '2.0' }],
      ['a file without a hash', { pictures: { list: [{ file: 'p.js', integrity: '' }] } }],
      ['a file elsewhere', { pictures: { list: [{ file: '//evil.test/p.js', integrity }] } }],
      ['a file by an address', { pictures: { list: [{ file: 'data:text/js,1', integrity }] } }],
      [
        'a file of its language that is elsewhere',
        { pictureScripts: { fr: { list: { file: '//evil.test/p.js', integrity } } } },
      ],
    ])('is none for %s', (_what, release) => {
      expect(pictureFor('/find-work', registryWith({}, release))).toBeNull();
    });
  });

  describe('where some get another release', () => {
    const NEXT = 'bbbbbbbbbbbb';
    const withNext = (change: Partial<RegistryEntry>): Registry => {
      const registry = registryWith(change);
      const entry = registry.remotes['mf-worker'];
      const current = entry?.releases[entry.current];
      if (!entry || !current) throw new Error('The registry has no release');
      const next = { ...current, id: NEXT, baseUrl: 'http://next.test/' };
      return {
        ...registry,
        remotes: {
          'mf-worker': { ...entry, releases: { ...entry.releases, [NEXT]: next } },
        },
      };
    };
    const seenBy = (change: Partial<RegistryEntry>, user: typeof worker | null = worker) => {
      const { picture, files } = needsOf(
        user ? '/find-work' : '/job-posting',
        user,
        withNext(change),
      );
      return { picture: picture?.release, from: new URL(files[0]?.src ?? '').origin };
    };

    it('is that of the canary for its share of users and visitors, the picture too', () => {
      const everybody = { canary: { release: NEXT, percent: 100 } };
      expect(seenBy(everybody)).toEqual({ picture: NEXT, from: 'http://next.test' });
      expect(seenBy(everybody, null).from).toBe('http://next.test');
    });

    it('is that of the current release for all others', () => {
      const nobody = { canary: { release: NEXT, percent: 0 } };
      expect(seenBy(nobody)).toEqual({ picture: 'aaaaaaaaaaaa', from: 'http://remotes.test' });
    });

    it('is that to which the user is pinned', () => {
      expect(seenBy({ pins: { w1: NEXT } }).picture).toBe(NEXT);
      expect(seenBy({ pins: { w2: NEXT } }).picture).toBe('aaaaaaaaaaaa');
    });

    it('is nothing where the registry does not hold the release', () => {
      expect(filesFor('/find-work', worker, registryWith({ pins: { w1: NEXT } }))).toEqual([]);
    });
  });
});
