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
  it('is what was published', () => {
    expect(readRegistry(registry())).toEqual(registry());
  });

  it('may hold what only newer shells know', () => {
    const newer = registry();
    Object.assign(newer, { experiments: { b: 1 } });
    Object.assign(newer.remotes['mf-worker'].releases.aaaaaaaaaaaa, { signature: 'x' });
    Object.assign(newer.remotes, { 'mf-training': entry('mf-training') });
    expect(readRegistry(newer)).toEqual(registry());
  });

  it('loses only the remote whose entry is broken', () => {
    const { remotes } = registry();
    const broken = {
      ...registry(),
      remotes: { ...remotes, 'mf-worker': { current: 'aaaaaaaaaaaa', releases: 'none' } },
    };
    expect(Object.keys(readRegistry(broken).remotes)).toEqual(['mf-employer']);
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
