import type { RemoteName } from '@leafshift/shell-sdk';
import { type PublishedManifest, Release } from '@leafshift/shell-sdk/registry';

interface ReleaseParts {
  readonly name?: RemoteName;
  readonly id?: string;
  readonly contractVersion?: string;
  readonly routes?: PublishedManifest['routes'];
  readonly nav?: PublishedManifest['nav'];
  readonly account?: PublishedManifest['account'];
  readonly slots?: PublishedManifest['slots'];
  readonly titles?: PublishedManifest['titles'];
}

/** A release as the registry holds it: the worker's home and profile, unless said otherwise. */
export function aRelease({
  name = 'mf-worker',
  id = 'aaaaaaaaaaaa',
  contractVersion = '1.0',
  routes = [{ path: '/home', access: ['Temp'], title: 'title.home', skeleton: 'dashboard' }],
  nav = [{ path: '/home', label: 'home', usertypes: ['Temp'], order: 10 }],
  account,
  slots = [],
  titles,
}: ReleaseParts = {}): Release {
  const integrity = `sha384-${'A'.repeat(64)}`;
  return Release.parse({
    id,
    baseUrl: 'http://remotes.test/',
    entry: { file: 'remote.js', integrity },
    manifest: { name, contractVersion, titles, routes, nav, account, slots },
    shared: [],
    preload: { remote: { files: [], shared: [] }, pages: {}, slots: {}, locales: {} },
  });
}
