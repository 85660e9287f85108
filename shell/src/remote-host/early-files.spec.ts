import type { Registry, RegistryEntry } from '@leafshift/shell-sdk/registry';
import { aRelease } from '../testing/a-release.ts';
import { earlyNeeds } from './early-files.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const preload = (file: string, shared: string[] = []) => ({ files: [{ file, integrity }], shared });

function registryWith(change: Partial<RegistryEntry> = {}): Registry {
  const release = aRelease({
    routes: [
      {
        path: '/find-work/:id?',
        access: ['Temp'],
        title: 't',
        skeleton: 'split',
        data: ['/posts/find-work?sort=soonest'],
      },
      { path: '/job-posting', access: 'public', title: 't', skeleton: 'list' },
    ],
  });
  const pages = {
    '/find-work/:id?': preload('work.js', ['antd/es/tabs']),
    '/job-posting': preload('board.js'),
  };
  const locales = { fr: preload('fr.js'), en: preload('en.js') };
  const known = {
    ...release,
    preload: { ...release.preload, remote: preload('all.js'), pages, locales },
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
  return earlyNeeds(registry, { path, search, language: 'fr', user });
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
    expect(needsOf(path, user)).toEqual({ files: [], libraries: [], data: [] });
  });

  it('is nothing where somebody may get another release', () => {
    const pinned = registryWith({ pins: { w1: 'bbbbbbbbbbbb' } });
    expect(filesFor('/find-work', worker, pinned)).toEqual([]);
    const canary = registryWith({ canary: { release: 'bbbbbbbbbbbb', percent: 10 } });
    expect(filesFor('/find-work', worker, canary)).toEqual([]);
  });
});
