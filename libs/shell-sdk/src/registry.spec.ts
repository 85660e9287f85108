import { readRegistry } from './registry.ts';

const release = (name: string) => ({
  id: 'aaaaaaaaaaaa',
  baseUrl: 'http://remotes.test/',
  entry: { file: 'remote.js', integrity: `sha384-${'A'.repeat(64)}` },
  manifest: { name, contractVersion: '1.0', routes: [], nav: [], slots: [] },
  shared: [],
  preload: { remote: { files: [], shared: [] }, pages: {}, slots: {}, locales: {} },
});
const entry = (name: string) => ({
  current: 'aaaaaaaaaaaa',
  releases: { aaaaaaaaaaaa: release(name) },
});
const registry = () => ({
  formatVersion: 1,
  settings: {
    googleMapsKey: null,
    androidStoreUrl: 'https://play.google.com/',
    iosStoreUrl: 'https://apps.apple.com/',
    overrideOrigins: [],
  },
  remotes: { 'mf-worker': entry('mf-worker'), 'mf-employer': entry('mf-employer') },
});

describe('a registry, as an open window reads it', () => {
  it('is what was published, of remotes that nobody has heard of before', () => {
    const open = { ...registry(), remotes: { ...registry().remotes, training: entry('training') } };
    expect(readRegistry(open)).toEqual({ ...open, unreadable: [] });
  });

  it('may hold what only newer shells know', () => {
    const newer = registry();
    Object.assign(newer, { experiments: { b: 1 } });
    Object.assign(newer.remotes['mf-worker'].releases.aaaaaaaaaaaa, { signature: 'x' });
    expect(readRegistry(newer)).toEqual({ ...registry(), unreadable: [] });
  });

  it('loses only the remote whose entry is broken', () => {
    const { remotes } = registry();
    const broken = {
      ...registry(),
      remotes: { ...remotes, 'mf-worker': { current: 'aaaaaaaaaaaa', releases: 'none' } },
    };
    const read = readRegistry(broken);
    expect(Object.keys(read.remotes)).toEqual(['mf-employer']);
    expect(read.unreadable).toEqual(['mf-worker']);
  });

  it.each(['Mf-Worker', 'mf worker', '../mf-worker', 'm'.repeat(41)])(
    'loses a remote that may not be called so: %s',
    (name) => {
      const { remotes } = registry();
      const odd = { ...registry(), remotes: { ...remotes, [name]: entry(name) } };
      expect(readRegistry(odd)).toEqual({ ...registry(), unreadable: [name] });
    },
  );

  it.each([
    ['texts without English', { texts: { fr: 'Formations' } }],
    ['a drawing that is more than a path', { icon: 'M0 0"/><script>' }],
  ])('loses a remote whose menu entry has %s', (_what, parts) => {
    const open = registry();
    const nav = [{ path: '/x', label: 'x', usertypes: ['Temp'], order: 1, ...parts }];
    Object.assign(open.remotes['mf-worker'].releases.aaaaaaaaaaaa.manifest, { nav });
    expect(readRegistry(open).unreadable).toEqual(['mf-worker']);
  });

  it.each([
    [null],
    ['<html>'],
    [{}],
    [{ ...registry(), formatVersion: 2 }],
    [{ ...registry(), remotes: [] }],
  ])('is refused when it is none: %j', (value) => {
    expect(() => readRegistry(value)).toThrow();
  });
});
