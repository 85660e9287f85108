import type { Registry } from '@leafshift/shell-sdk/registry';
import { aRelease } from '../testing/a-release.ts';
import { addressOf, isAllowed } from './override-address.ts';
import { keepOverride, readOverrides } from './override-storage.ts';

const registryWith = (release: ReturnType<typeof aRelease>): Registry => ({
  formatVersion: 1,
  settings: {
    googleMapsKey: null,
    androidStoreUrl: 'https://play.google.com/',
    iosStoreUrl: 'https://apps.apple.com/',
    overrideOrigins: ['http://localhost:*', 'https://preview.leafshift.example'],
  },
  remotes: { 'mf-worker': { current: release.id, releases: { [release.id]: release } } },
});
const released = { ...aRelease(), number: 7, baseUrl: 'https://cdn.test/portal/mf-worker/7/' };
const registry = registryWith(released);
const address = (text: string, of = registry) => addressOf(text, 'mf-worker', of);

describe('where a remote under test may come from', () => {
  it.each([
    ['8', 'https://cdn.test/portal/mf-worker/8/'],
    [' http://localhost:4291 ', 'http://localhost:4291/'],
    ['https://preview.leafshift.example/pr-12', 'https://preview.leafshift.example/pr-12/'],
  ])('%s', (text, folder) => {
    expect(address(text)).toEqual({ address: folder });
  });

  it('is the folder of releases beside a build that was never released', () => {
    const local = registryWith({ ...aRelease(), baseUrl: 'http://localhost:4202/' });
    expect(address('3', local)).toEqual({ address: 'http://localhost:4202/releases/3/' });
  });

  it.each([
    'https://evil.test/',
    'https://localhost:4291/',
    'http://localhost.evil.test:4291/',
    'http://evil.test/http://localhost:4291/',
    'https://preview.leafshift.example.evil.test/',
    'http://preview.leafshift.example/',
  ])('is not %s', (text) => {
    expect(address(text)).toEqual({ problem: 'refused' });
    expect(isAllowed(text, registry)).toBe(false);
  });

  it.each(['', 'eight', 'javascript:alert(1)', 'data:text/javascript,1', '//evil.test/'])(
    'is nothing that is no address: %s',
    (text) => {
      expect(address(text)).toEqual({ problem: 'unknown' });
    },
  );
});

describe('the overrides of a browser', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by remote until they are ended', () => {
    keepOverride('mf-worker', 'http://localhost:4291/');
    keepOverride('mf-employer', 'http://localhost:4292/');
    keepOverride('mf-worker', null);
    expect(readOverrides()).toEqual({ 'mf-employer': 'http://localhost:4292/' });
    keepOverride('mf-employer', null);
    expect(localStorage).toHaveLength(0);
  });

  it('are none when what is kept is not understood', () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    for (const kept of ['{', '{"../evil":"http://localhost:1/"}', '{"mf-worker":7}']) {
      localStorage.setItem('remoteOverrides', kept);
      expect(readOverrides()).toEqual({});
    }
    expect(reported).toHaveBeenCalledTimes(3);
  });
});
