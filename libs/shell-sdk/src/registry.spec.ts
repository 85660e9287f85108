import { readEntry, readRegistry } from './registry.ts';

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

  it.each([
    ['everybody', { current: 'bbbbbbbbbbbb' }],
    ['a canary', { canary: { release: 'bbbbbbbbbbbb', percent: 10 } }],
    ['one user', { pins: { kim: 'bbbbbbbbbbbb' } }],
    ['everybody by the name of what all objects have', { current: 'toString' }],
  ])('loses a remote whose entry leads %s to a release that it does not hold', (_whom, parts) => {
    const { remotes } = registry();
    const dangling = { ...entry('mf-worker'), ...parts };
    const read = readRegistry({ ...registry(), remotes: { ...remotes, 'mf-worker': dangling } });
    expect(Object.keys(read.remotes)).toEqual(['mf-employer']);
    expect(read.unreadable).toEqual(['mf-worker']);
    expect(readEntry(dangling)).toBeNull();
  });

  it('may hold pages and menu entries for users whom only newer shells know, in shapes of theirs', () => {
    const page = { path: '/x', title: 'x', skeleton: 'list', access: ['Temp'] };
    const link = { path: '/x', label: 'x', order: 1, usertypes: ['Temp'] };
    const withPages = (routes: unknown[], nav: unknown[]) => {
      const { remotes, ...others } = registry();
      Object.assign(remotes['mf-worker'].releases.aaaaaaaaaaaa.manifest, { routes, nav });
      return { ...others, remotes };
    };
    const newer = withPages(
      [
        { ...page, access: ['Auditor', 'Temp', 'Guest'] },
        { ...page, access: ['Auditor'] },
        { ...page, access: 'public', skeleton: 'calendar' },
      ],
      [
        { ...link, usertypes: ['Temp', 'Auditor'] },
        { ...link, usertypes: ['Auditor'] },
      ],
    );
    const known = withPages(
      [page, { ...page, access: [] }, { ...page, access: 'public', skeleton: 'detail' }],
      [link, { ...link, usertypes: [] }],
    );
    expect(readRegistry(newer)).toEqual({ ...known, unreadable: [] });
    expect(readEntry(newer.remotes['mf-worker'])).toEqual(known.remotes['mf-worker']);
  });

  it.each([
    ['a page for nobody at all', { access: null }],
    ['a page for users who are numbers', { access: [7] }],
    ['a page of no shape', { skeleton: 7 }],
  ])('loses a remote that has %s', (_what, parts) => {
    const open = registry();
    const routes = [{ path: '/x', title: 'x', skeleton: 'list', access: ['Temp'], ...parts }];
    Object.assign(open.remotes['mf-worker'].releases.aaaaaaaaaaaa.manifest, { routes });
    expect(readRegistry(open).unreadable).toEqual(['mf-worker']);
  });

  it.each(['skeleton', 'access', 'usertypes'])('loses a broken remote of the name %s', (name) => {
    const { remotes } = registry();
    const odd = { ...registry(), remotes: { ...remotes, [name]: 'list' } };
    expect(readRegistry(odd)).toEqual({ ...registry(), unreadable: [name] });
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
