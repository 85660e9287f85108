import type { Registry } from '@leafshift/shell-sdk/registry';
import { createRegistrySource } from '../registry/registry-source.ts';
import { aRelease } from '../testing/a-release.ts';

const released = aRelease({ id: 'aaaaaaaaaaaa' });
const tried = aRelease({ id: 'bbbbbbbbbbbb' });
const registry: Registry = {
  formatVersion: 1,
  settings: {
    googleMapsKey: null,
    androidStoreUrl: 'https://play.google.com/',
    iosStoreUrl: 'https://apps.apple.com/',
    overrideOrigins: ['http://localhost:*'],
  },
  remotes: { 'mf-worker': { current: released.id, releases: { [released.id]: released } } },
};

const sourceWith = (folder: string) =>
  createRegistrySource({
    fetchNow: async () => registry,
    visitor: () => 'visitor-1',
    overrides: () => ({ 'mf-worker': folder }),
  });

describe('a remote under test', () => {
  let asked: string[];
  let answer: () => Response;

  beforeEach(() => {
    asked = [];
    answer = () => Response.json(tried);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      asked.push(String(url));
      return answer();
    });
    Object.assign(globalThis, { reportError: jest.fn() });
  });
  afterEach(() => jest.restoreAllMocks());

  it('takes the place of the released one, from the folder that was confirmed', async () => {
    const releases = await sourceWith('http://localhost:4291/').releasesFor('user');
    expect(asked).toEqual(['http://localhost:4291/release.json']);
    expect(releases.get('mf-worker')).toEqual({ ...tried, baseUrl: 'http://localhost:4291/' });
  });

  it('may say more of itself than this shell knows', async () => {
    answer = () => Response.json({ ...tried, builtBy: 'a newer kit' });
    const releases = await sourceWith('http://localhost:4291/').releasesFor('user');
    expect(releases.get('mf-worker')?.id).toBe(tried.id);
  });

  it('is not even asked for from anywhere else, whatever the browser has stored', async () => {
    const releases = await sourceWith('https://evil.test/').releasesFor('user');
    expect(asked).toEqual([]);
    expect(releases.has('mf-worker')).toBe(false);
  });

  it.each([
    ['it is not there', () => new Response('Not found', { status: 404 })],
    ['it is another remote', () => Response.json(aRelease({ name: 'mf-employer' }))],
    [
      'its files would come from elsewhere',
      () => Response.json({ ...tried, entry: { ...tried.entry, file: 'https://evil.test/x.js' } }),
    ],
  ])('is missing, without the released one in its place, when %s', async (_why, given) => {
    answer = given;
    const releases = await sourceWith('http://localhost:4291/').releasesFor('user');
    expect(releases.has('mf-worker')).toBe(false);
  });

  it('is not taken for one that was replaced', async () => {
    const source = sourceWith('http://localhost:4291/');
    await expect(source.hasNewer('mf-worker', tried, null)).resolves.toBe(false);
  });
});
