import { currentUser } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { anEmployer, aProfile } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { type Portal, PortalContext } from '../composition/portal-context.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { createSearch } from './search.ts';
import { SearchButton } from './search-button.tsx';

const SCHEDULE = {
  ...{ path: '/schedule', label: 'nav.schedule', icon: 'M0 0', usertypes: ['Employer'], order: 1 },
  texts: { en: 'Schedule' },
};

const BOARD = { path: '/job-posting', access: 'public', title: 'title', skeleton: 'list' };

/** A portal with a remote that draws what it finds, and one that has no page for a business; others too where given. */
const setUp = async (others: readonly [name: string, release: unknown][] = []) => {
  const search = createSearch();
  const loaded: string[] = [];
  const releaseOf = (name: string, access: string) => ({
    id: 'a'.repeat(12),
    manifest: {
      ...{ name, slots: ['search'], nav: access === 'Employer' ? [SCHEDULE] : [] },
      routes: [{ path: '/schedule', access: [access], title: 'title', skeleton: 'list' }],
    },
  });
  const releases = new Map<string, unknown>([
    ['mf-employer', releaseOf('mf-employer', 'Employer')],
    ['mf-worker', releaseOf('mf-worker', 'Temp')],
    ...others,
  ]);
  const drawn = Promise.resolve(<a href="/posts?shift=1">Trimmer</a>);
  const portal = {
    search,
    registry: {
      releasesFor: () => Promise.resolve(releases),
      titlesOf: () => undefined,
      onLearned: () => () => undefined,
    },
    remotes: {
      subject: () => null,
      shownRelease: () => null,
      load: ({ remote }: { remote: string }) => {
        if (!loaded.includes(remote)) loaded.push(remote);
        return drawn;
      },
    },
    pageShown: () => undefined,
  } as unknown as Portal;
  localStorage.setItem('token', 'a-token');
  const api = createMockApi([handle(currentUser, anEmployer()), handle(myProfile, aProfile())]);
  const shown = renderInShell(
    <PortalContext value={portal}>
      <QueryClientProvider client={new QueryClient()}>
        <SearchButton />
      </QueryClientProvider>
    </PortalContext>,
    { api, path: '/home', route: '/home' },
  );
  await act(() => shown.core.session.start());
  return { ...shown, search, loaded };
};

const field = () => screen.findByRole('searchbox', { name: 'What are you looking for?' });

describe('the search of the header', () => {
  it('opens by its button and by Ctrl and K, with the focus in its field', async () => {
    const { user, baseElement } = await setUp();
    await user.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await field()).toHaveFocus();
  });

  it('finds pages by the names that the remotes gave them; Enter opens the first', async () => {
    const { user, path } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'sched');
    expect(await screen.findByRole('link', { name: 'Schedule' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/schedule');
  });

  it('finds the permanent jobs while a remote has their page, and not once it is retired', async () => {
    const manifest = { name: 'mf-public-board', slots: [], nav: [], routes: [BOARD] };
    const find = async (portal: Awaited<ReturnType<typeof setUp>>) => {
      await portal.user.click(screen.getByRole('button', { name: 'Search' }));
      await portal.user.type(await field(), 'e');
      await screen.findByRole('link', { name: 'Terms and Conditions' });
      const found = screen.queryByRole('link', { name: 'Permanent jobs' });
      portal.unmount();
      return found;
    };
    expect(
      await find(await setUp([['mf-public-board', { id: 'b'.repeat(12), manifest }]])),
    ).not.toBeNull();
    expect(await find(await setUp())).toBeNull();
  });

  it('asks the remotes that have a page for this user, once somebody has stopped typing', async () => {
    const { user, search, loaded } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.type(await field(), 'trim');
    expect(await screen.findByRole('link', { name: 'Trimmer' })).toBeVisible();
    expect(search.searched.get()).toBe('trim');
    expect(loaded).toEqual(['mf-employer']);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Trimmer' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(search.searched.get()).toBe(''));
  });
});
