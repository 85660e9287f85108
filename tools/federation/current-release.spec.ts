import { Release } from '@leafshift/shell-sdk/registry';
import { withRelease } from './current-release.ts';

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

describe('a new release of a remote', () => {
  it('takes the place of the current one', () => {
    const entry = withRelease(withRelease(undefined, first), second);
    expect(entry).toEqual({ current: second.id, releases: { [second.id]: second } });
  });

  it('keeps a release that a canary or a pin leads to', () => {
    const pinned = { ...withRelease(undefined, first), pins: { tester: first.id } };
    expect(Object.keys(withRelease(pinned, second).releases).sort()).toEqual([first.id, second.id]);
  });
});
