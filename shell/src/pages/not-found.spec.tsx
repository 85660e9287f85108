import { boardPosts } from '@leafshift/contracts/posts';
import { aPermanentPost } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { type Portal, PortalContext } from '../composition/portal-context.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { NotFound } from './not-found.tsx';

const manager = aPermanentPost({ jobType: 'Store manager', name: 'Harbour Dispensary' });
const NO_JOBS = handle(boardPosts, { posts: [], nextCursor: null });

const BOARD = {
  id: 'a'.repeat(12),
  manifest: {
    ...{ name: 'mf-public-board', nav: [], slots: [] },
    routes: [{ path: '/job-posting', access: 'public', title: 'title', skeleton: 'list' }],
  },
};

const setUp = async (
  handlers: Parameters<typeof createMockApi>[0] = [NO_JOBS],
  releases: ReadonlyMap<string, unknown> = new Map([['mf-public-board', BOARD]]),
) => {
  const portal = {
    registry: { releasesFor: () => Promise.resolve(releases), onLearned: () => () => undefined },
    remotes: { subject: () => null },
  } as unknown as Portal;
  const page = (
    <PortalContext value={portal}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <NotFound />
      </QueryClientProvider>
    </PortalContext>
  );
  const api = createMockApi(handlers);
  const at = { api, path: '/nowhere', route: '/nowhere' };
  const shown = await act(async () => renderInShell(page, at));
  await screen.findByRole('searchbox');
  return { api, ...shown };
};

const search = () => screen.getByRole('searchbox', { name: 'Search pages and jobs' });

describe('the not-found page', () => {
  it("is titled 'Status 404' and says that the page does not exist", async () => {
    const { container } = await setUp();
    expect(screen.getByRole('heading', { name: 'Status 404' })).toBeVisible();
    expect(screen.getByText("The page doesn't exist")).toBeVisible();
    expect(document.title).toBe('Status 404 · Leafshift');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('finds pages by their name', async () => {
    const { user, path } = await setUp();
    await user.type(search(), 'perm');
    expect(screen.getByRole('link', { name: 'Permanent jobs' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/job-posting');
  });

  it('finds public postings by their words, once somebody has stopped typing', async () => {
    const found = handle(boardPosts, { posts: [manager], nextCursor: null });
    const { user, api, path, container } = await setUp([found]);
    await user.type(search(), 'manager');
    const link = await screen.findByRole('link', { name: /Store manager.*Harbour Dispensary/ });
    expect(api.sentTo(boardPosts)).toMatchObject([{ query: { q: 'manager', limit: 5 } }]);
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(link);
    expect(path()).toBe(`/job-posting/${manager._id}`);
  });

  it('finds neither the permanent jobs nor their postings once their remote is retired', async () => {
    const found = handle(boardPosts, { posts: [manager], nextCursor: null });
    const { user, api } = await setUp([found], new Map());
    await user.type(search(), 'permanent');
    expect(await screen.findByText('Nothing has that name')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(api.sentTo(boardPosts)).toEqual([]);
  });

  it('says so when nothing has that name', async () => {
    const { user } = await setUp();
    await user.type(search(), 'payroll');
    expect(await screen.findByText('Nothing has that name')).toBeVisible();
  });

  it('still finds pages while the board cannot be searched, and says that', async () => {
    const { user } = await setUp([failing(boardPosts, 'DEPENDENCY_DOWN')]);
    await user.type(search(), 'perm');
    expect(await screen.findByText(/could not be searched/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Permanent jobs' })).toBeVisible();
  });

  it("leads to /overview with 'Go to homepage'", async () => {
    const { user, path } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Go to homepage' }));
    expect(path()).toBe('/overview');
  });
});
