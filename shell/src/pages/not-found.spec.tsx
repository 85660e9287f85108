import { createMockApi } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, within } from '@testing-library/react';
import type { Portal } from '../portal/portal.ts';
import { PortalContext } from '../portal/portal-context.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { NotFound } from './not-found.tsx';

const setUp = async () => {
  const portal = {
    registry: { releasesFor: () => Promise.resolve(new Map()) },
    remotes: { subject: () => null },
  } as unknown as Portal;
  const page = (
    <PortalContext value={portal}>
      <NotFound />
    </PortalContext>
  );
  const at = { api: createMockApi(), path: '/nowhere', route: '/nowhere' };
  return act(async () => renderInShell(page, at));
};

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
    await user.type(screen.getByRole('searchbox', { name: 'Search pages' }), 'perm');
    const results = within(screen.getByRole('list'));
    expect(results.getByRole('link', { name: 'Permanent jobs' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(path()).toBe('/job-posting');
  });

  it('says so when no page has that name', async () => {
    const { user } = await setUp();
    await user.type(screen.getByRole('searchbox'), 'payroll');
    expect(screen.getByText('No page has that name')).toBeVisible();
  });

  it("leads to /overview with 'Go to homepage'", async () => {
    const { user, path } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Go to homepage' }));
    expect(path()).toBe('/overview');
  });
});
