import { currentUser } from '@leafshift/contracts/auth';
import { boardPosts } from '@leafshift/contracts/posts';
import { myProfile } from '@leafshift/contracts/profile';
import type { User } from '@leafshift/contracts/users';
import { createQueryClient } from '@leafshift/data-access';
import type { Registry } from '@leafshift/shell-sdk/registry';
import { anEmployer, aProfile } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { type Portal, PortalContext } from '../composition/portal-context.ts';
import { createRegistrySource } from '../registry/registry-source.ts';
import { aRelease } from '../testing/a-release.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { keepOverride } from './override-storage.ts';
import { Component as OverridesPage } from './overrides-page.tsx';
import { VersionsEntry } from './versions-entry.tsx';

const OF_OPERATORS = ['https://preview.example.ca'];
const released = aRelease();
const registryWith = (overrideOrigins: string[]): Registry => ({
  formatVersion: 1,
  settings: {
    googleMapsKey: null,
    androidStoreUrl: 'https://play.google.com/',
    iosStoreUrl: 'https://apps.apple.com/',
    overrideOrigins,
  },
  remotes: { 'mf-worker': { current: released.id, releases: { [released.id]: released } } },
});

interface Scene {
  readonly user?: User;
  readonly origins?: string[];
  readonly fetchNow?: () => Promise<Registry>;
}

async function setUp({ user = anEmployer(), origins = [], ...scene }: Scene = {}, part = 'entry') {
  localStorage.setItem('token', 'a-token');
  const fetchNow = scene.fetchNow ?? (async () => registryWith(origins));
  const portal = {
    registry: createRegistrySource({ fetchNow, visitor: () => 'visitor-1', overrides: () => ({}) }),
    remotes: { subject: () => user._id },
  } as unknown as Portal;
  const api = createMockApi([
    handle(currentUser, user),
    handle(myProfile, aProfile()),
    handle(boardPosts, { posts: [], nextCursor: null }),
  ]);
  const shown = renderInShell(
    <PortalContext value={portal}>
      <QueryClientProvider client={createQueryClient()}>
        {part === 'entry' ? <VersionsEntry /> : <OverridesPage />}
      </QueryClientProvider>
    </PortalContext>,
    { api, path: '/settings', route: '/settings' },
  );
  shown.core.navigation.attach(() => undefined);
  await act(() => shown.core.session.start());
  return shown;
}

const anAdmin = () => anEmployer({ usertype: 'Admin' });
const link = () => screen.queryByRole('link', { name: 'Versions of this portal' });

beforeEach(() => localStorage.clear());

describe("the way to the portal's versions", () => {
  it.each([
    ['an administrator', { user: anAdmin() }],
    ['everybody where the operator names origins', { origins: OF_OPERATORS }],
  ])('is there for %s', async (_who, scene) => {
    const { user, path, container } = await setUp(scene);
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(screen.queryByText(/Under test/)).not.toBeInTheDocument();

    await user.click(link()!);

    expect(path()).toBe('/overrides');
  });

  it('does not bother anybody else, nor does it promise a page that cannot be read', async () => {
    await setUp();
    expect(link()).not.toBeInTheDocument();
    await setUp({ user: anAdmin(), fetchNow: () => Promise.reject(new Error('down')) });
    expect(link()).not.toBeInTheDocument();
  });

  it('says which parts are under test in this browser', async () => {
    keepOverride('mf-worker', 'http://localhost:4291/');
    await setUp({ origins: OF_OPERATORS });
    expect(screen.getByText(/^Under test/)).toHaveTextContent('Under test: mf-worker');
  });
});

describe('the page of versions', () => {
  it.each([
    ['an administrator', { user: anAdmin() }],
    ['everybody where the operator names origins', { origins: OF_OPERATORS }],
  ])('is there for the same: %s', async (_who, scene) => {
    await setUp(scene, 'page');
    expect(await screen.findByRole('region', { name: 'mf-worker' })).toBeVisible();
  });

  it('takes a remote that was never released, once its name is one', async () => {
    const { user } = await setUp({ origins: OF_OPERATORS }, 'page');
    const name = await screen.findByLabelText('Name of the part');
    await user.type(name, 'Trainings');
    expect(screen.queryByRole('region', { name: 'Trainings' })).not.toBeInTheDocument();
    await user.clear(name);
    await user.type(name, 'trainings');
    const region = screen.getByRole('region', { name: 'trainings' });
    await user.type(within(region).getByLabelText('Release number or address'), '3');
    await user.click(within(region).getByRole('button', { name: 'Try it' }));
    expect(within(region).getByRole('alert')).toBeVisible();
  });

  it('is not there for anybody else', async () => {
    await setUp({}, 'page');
    expect(await screen.findByText('Status 404')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'mf-worker' })).not.toBeInTheDocument();
  });
});
