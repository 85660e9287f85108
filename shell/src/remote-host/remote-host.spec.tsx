import { defineRemote, type ExposedRemote, type RemoteManifest } from '@leafshift/shell-sdk';
import { createFakeShell } from '@leafshift/shell-sdk/testing';
import { anEmployer } from '@leafshift/testing/builders';
import { render, screen, waitFor } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { aRelease } from '../testing/a-release.ts';
import { RemoteFailure, SharedVersionError } from './remote-failure.ts';
import { RemoteHost, type RemoteHostParts } from './remote-host.ts';

const manifest = {
  name: 'mf-worker',
  contractVersion: '1.0',
  title: 'part',
  routes: [{ path: '/home', access: ['Temp'], title: 'title.home', skeleton: 'dashboard' }],
  nav: [],
  slots: [],
} as const satisfies RemoteManifest;

function Home() {
  const { t } = useTranslation('mf-worker');
  return <h1>{t('title')}</h1>;
}

const exposed = defineRemote({
  manifest,
  routes: { '/home': () => Promise.resolve({ Component: Home }) },
  i18n: { load: () => Promise.resolve({ title: 'Upcoming shifts' }) },
});

const home = { remote: 'mf-worker', page: '/home' } as const;
const chunkError = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

function setUp(parts: Partial<RemoteHostParts> = {}) {
  const loadEntry = jest.fn<Promise<ExposedRemote>, []>().mockResolvedValue(exposed);
  const host = new RemoteHost({
    shellApi: createFakeShell(),
    releasesFor: () => Promise.resolve(new Map([['mf-worker', aRelease()]])),
    loadEntry,
    warm: () => undefined,
    startAnew: () => false,
    ...parts,
  });
  return { host, loadEntry };
}

const failureOf = async (host: RemoteHost, part = home): Promise<unknown> =>
  host.load(part).then(
    () => 'loaded',
    (error: unknown) => (error instanceof RemoteFailure ? error.kind : error),
  );

describe('loading a page of a remote', () => {
  it('gives the page with its texts', async () => {
    const onLoaded = jest.fn();
    const { host } = setUp({ onLoaded });
    render(await host.load(home));
    expect(screen.getByRole('heading', { name: 'Upcoming shifts' })).toBeInTheDocument();
    expect(onLoaded).toHaveBeenCalledWith(home, aRelease());
  });

  it('leaves the window where who signed in gets another release than it has', async () => {
    const shellApi = createFakeShell();
    const startAnew = jest.fn().mockReturnValue(true);
    const { host, loadEntry } = setUp({
      shellApi,
      startAnew,
      releasesFor: async (subject) =>
        new Map([['mf-worker', aRelease({ id: subject ? 'bbbbbbbbbbbb' : 'aaaaaaaaaaaa' })]]),
    });
    await host.load(home);
    shellApi.session.set({ status: 'signed-in', user: anEmployer(), sessionSkipOnboarding: false });
    host.forget(home);
    host.load(home);
    await waitFor(() => expect(startAnew).toHaveBeenCalled());
    expect(startAnew.mock.calls[0]?.[1].id).toBe('bbbbbbbbbbbb');

    startAnew.mockReturnValue(false);
    host.forget(home);
    await host.load(home);
    expect(host.shownRelease('mf-worker')).toBe('aaaaaaaaaaaa');
    expect(loadEntry).toHaveBeenCalledTimes(1);
  });

  it('happens once, however often the page is opened', async () => {
    const { host, loadEntry } = setUp();
    expect(host.load(home)).toBe(host.load(home));
    await host.load(home);
    host.forget(home);
    await host.load(home);
    expect(loadEntry).toHaveBeenCalledTimes(1);
  });

  it('fetches what the page needs ahead of its code', async () => {
    const warm = jest.fn();
    const { host } = setUp({ warm });
    await host.load(home);
    expect(warm).toHaveBeenCalledWith(expect.objectContaining({ id: 'aaaaaaaaaaaa' }), home, 'en');
  });
});

describe('a remote that cannot be shown', () => {
  it('is missing when the registry does not name it', async () => {
    const { host } = setUp({ releasesFor: () => Promise.resolve(new Map()) });
    expect(await failureOf(host)).toBe('missing');
  });

  it('is refused for another major contract version, before its code is loaded', async () => {
    const release = aRelease({ contractVersion: '2.0' });
    const { host, loadEntry } = setUp({
      releasesFor: () => Promise.resolve(new Map([['mf-worker', release]])),
    });
    expect(await failureOf(host)).toBe('contract');
    expect(loadEntry).not.toHaveBeenCalled();
  });

  it('is welcome with another minor contract version', async () => {
    const release = aRelease({ contractVersion: '1.7' });
    const { host } = setUp({
      releasesFor: () => Promise.resolve(new Map([['mf-worker', release]])),
    });
    expect(await failureOf(host)).toBe('loaded');
  });

  it('is refused when its code is of another contract than the registry says', async () => {
    const { host } = setUp({
      loadEntry: () =>
        Promise.resolve({ ...exposed, manifest: { ...manifest, contractVersion: '3.0' } }),
    });
    expect(await failureOf(host)).toBe('contract');
  });

  it('is refused when it does not have the page that the registry names', async () => {
    const { host } = setUp();
    const gone = { remote: 'mf-worker', page: '/gone' } as const;
    expect(await failureOf(host, gone as never)).toBe('contract');
  });

  it.each([
    ['unreachable', chunkError],
    ['libraries', new SharedVersionError('react', '^20.0.0', '19.3.1')],
    ['broken', new TypeError('undefined is not a function')],
  ])('is %s when its page fails with %s', async (kind, error) => {
    const { host } = setUp({
      loadEntry: () =>
        Promise.resolve({
          ...exposed,
          connect: () => ({ pages: { '/home': () => Promise.reject(error) }, slots: {} }),
        }),
    });
    expect(await failureOf(host)).toBe(kind);
  });

  it('is unreachable while its texts do not come, which would leave names in their place', async () => {
    jest.useFakeTimers();
    const silent = { ...exposed, loadTexts: () => new Promise<never>(() => undefined) };
    const { host } = setUp({ loadEntry: async () => silent });
    const failure = failureOf(host);
    await jest.advanceTimersByTimeAsync(15_000);
    jest.useRealTimers();
    expect(await failure).toBe('unreachable');
  });

  it('is tried again after Retry', async () => {
    const { host, loadEntry } = setUp();
    const failure = new RemoteFailure({ kind: 'unreachable', remote: 'mf-worker', release: 'a' });
    loadEntry.mockRejectedValueOnce(failure);
    expect(await failureOf(host)).toBe('unreachable');
    expect(await failureOf(host)).toBe('unreachable');
    host.forget(home);
    expect(await failureOf(host)).toBe('loaded');
  });

  it('is tried a second time at once when one of its files could not be fetched', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(chunkError)
      .mockResolvedValue(<p>Here after all</p>);
    const { host } = setUp({
      loadEntry: () =>
        Promise.resolve({ ...exposed, connect: () => ({ pages: { '/home': load }, slots: {} }) }),
    });
    expect(await failureOf(host)).toBe('loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
