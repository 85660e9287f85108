import type { Registry, Release } from '@leafshift/shell-sdk/registry';
import { settingsFrom } from '../settings/portal-settings.ts';
import { pageFilesAt, withoutPageFiles } from './page-files.ts';

const preload = (file: string) => ({
  files: [{ file, integrity: 'sha256-AAAA' }],
  shared: ['react'],
});
const aRelease = (id: string, pages: Release['preload']['pages']): Release => ({
  id,
  baseUrl: 'https://remotes.test/1/',
  entry: { file: 'remote.js', integrity: 'sha256-AAAA' },
  manifest: { name: 'mf-worker', contractVersion: '1.1', routes: [], nav: [], slots: [] },
  shared: [],
  preload: {
    remote: preload('all.js'),
    pages,
    slots: { search: preload('search.js') },
    locales: {},
  },
});
const OLD = 'aaaaaaaaaaaa';
const NEW = 'bbbbbbbbbbbb';

const registry: Registry = {
  formatVersion: 1,
  settings: settingsFrom({}),
  remotes: {
    'mf-worker': {
      current: OLD,
      canary: { release: NEW, percent: 5 },
      releases: {
        [OLD]: aRelease(OLD, {
          '/find-work/:id?': preload('work.js'),
          '/home': preload('home.js'),
        }),
        [NEW]: aRelease(NEW, { '/find-work/:id?': preload('work-2.js') }),
      },
    },
    trainings: { current: OLD, releases: { [OLD]: aRelease(OLD, {}) } },
  },
};

describe('the files of single pages', () => {
  it('are no part of the registry that windows read, which has everything else', () => {
    const read = JSON.parse(withoutPageFiles(JSON.stringify(registry)));

    const { releases, ...rest } = read.remotes['mf-worker'];
    expect(rest).toEqual({ current: OLD, canary: { release: NEW, percent: 5 } });
    expect(releases).toEqual({ [OLD]: aRelease(OLD, {}), [NEW]: aRelease(NEW, {}) });
    expect(read.remotes.trainings).toEqual(registry.remotes.trainings);
  });

  it('leave an entry that says nothing as it is', () => {
    const text = JSON.stringify({ remotes: { trainings: null, other: { preload: null } } });

    expect(withoutPageFiles(text)).toBe(text);
  });

  it('come with the page at a path, and nothing of others', () => {
    expect(pageFilesAt(registry, '/find-work/7')).toEqual({
      'mf-worker': {
        [OLD]: { '/find-work/:id?': preload('work.js') },
        [NEW]: { '/find-work/:id?': preload('work-2.js') },
      },
    });
    expect(pageFilesAt(registry, '/login')).toEqual({});
  });
});
