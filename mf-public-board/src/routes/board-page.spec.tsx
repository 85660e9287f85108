import { boardPosts } from '@leafshift/contracts/posts';
import { anEmployer, anId, aPermanentPost, aWorker } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as BoardPage } from './board-page.tsx';

const texts = { 'mf-public-board': en };

const open = (api: ReturnType<typeof createMockApi>, path = '/job-posting') =>
  renderWithShell(<BoardPage />, { api, texts, path });

const boardOf = (...posts: ReturnType<typeof aPermanentPost>[]) =>
  createMockApi([handle(boardPosts, { posts, nextCursor: null })]);

const manager = aPermanentPost({
  jobType: 'Store manager',
  name: 'Maple Leaf Dispensary',
  location: 'Kelowna, BC',
  rate: 24,
  rateHigh: 31.5,
});

describe('the public board', () => {
  it('shows title, company, place and pay range of a posting, and leads to its details', async () => {
    open(boardOf(manager));

    const list = await screen.findByRole('list', { name: 'Permanent postings' });
    expect(list).toHaveTextContent('Maple Leaf Dispensary');
    expect(list).toHaveTextContent('Kelowna, BC');
    expect(list).toHaveTextContent('$24.00 to $31.50 an hour');
    expect(within(list).getByRole('link', { name: 'Store manager' })).toHaveAttribute(
      'href',
      `/job-posting/${manager._id}`,
    );
  });

  it('shows how old a posting is', async () => {
    const threeDaysAgo = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString();
    open(boardOf(aPermanentPost({ date: threeDaysAgo })));

    expect(await screen.findByText('3d')).toBeVisible();
  });

  it.each([
    ['a visitor', null, '/register?as=business'],
    ['a business', anEmployer(), '/jobposting'],
  ])('leads %s who hires to a posting of their own', async (_, user, to) => {
    renderWithShell(<BoardPage />, { api: boardOf(manager), texts, path: '/job-posting', user });
    const link = await screen.findByRole('link', { name: 'Post a permanent job for free' });
    expect(link).toHaveAttribute('href', to);
  });

  it('asks no worker for postings', async () => {
    const user = aWorker();
    renderWithShell(<BoardPage />, { api: boardOf(manager), texts, path: '/job-posting', user });
    await screen.findByRole('list', { name: 'Permanent postings' });
    expect(screen.queryByRole('link', { name: /for free/ })).toBeNull();
  });

  it('says so when there are no postings', async () => {
    open(boardOf());

    expect(await screen.findByText('No permanent positions are open right now')).toBeVisible();
  });

  it('keeps search, province and order in the address', async () => {
    const api = boardOf(manager);
    open(api, '/job-posting?q=manager&province=BC&sort=best-paid');
    await screen.findByRole('list', { name: 'Permanent postings' });

    expect(api.sentTo(boardPosts)).toEqual([
      { query: { limit: 20, q: 'manager', province: 'BC', sort: 'best-paid' } },
    ]);
    expect(screen.getByRole('searchbox', { name: 'Search by title or company' })).toHaveValue(
      'manager',
    );
  });

  it('filters by what a job offers, in the address and in what is asked for', async () => {
    const api = boardOf(manager);
    const { user } = open(api, '/job-posting?kind=part-time&benefit=yacht');
    await screen.findByRole('list', { name: 'Permanent postings' });
    expect(api.sentTo(boardPosts)).toEqual([
      { query: { limit: 20, kind: 'part-time', sort: 'newest' } },
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Benefits' }), 'Bonus');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Employment' }), 'Any');

    await waitFor(() =>
      expect(api.sentTo(boardPosts).at(-1)).toEqual({
        query: { limit: 20, benefit: 'bonus', sort: 'newest' },
      }),
    );
  });

  it('says on a card how somebody is employed, where the posting says it', async () => {
    open(
      boardOf(
        aPermanentPost({ employmentKind: 'part-time', weeklyHours: 24 }),
        aPermanentPost({ _id: anId(9), employmentKind: null, weeklyHours: null }),
      ),
    );

    expect(await screen.findByText('Part-time · 24 hours a week')).toBeVisible();
    expect(document.querySelectorAll('.ls-posting-employment')).toHaveLength(1);
  });

  it('searches for what is typed', async () => {
    const api = boardOf(manager);
    const { user } = open(api);
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search by title or company' }),
      'trimmer{Enter}',
    );

    await waitFor(() =>
      expect(api.sentTo(boardPosts).at(-1)).toMatchObject({ query: { q: 'trimmer' } }),
    );
  });

  it('offers all postings when none match', async () => {
    const api = boardOf();
    const { user } = open(api, '/job-posting?q=pilot');
    await user.click(await screen.findByRole('button', { name: 'Show all postings' }));

    await waitFor(() => expect(api.sentTo(boardPosts).at(-1)?.query).not.toHaveProperty('q'));
  });

  it('shows the next page on demand', async () => {
    const other = aPermanentPost({ _id: anId(77), jobType: 'Grower' });
    const api = createMockApi([
      handle(boardPosts, ({ query }) =>
        query.cursor
          ? { posts: [other], nextCursor: null }
          : { posts: [manager], nextCursor: 'after-manager' },
      ),
    ]);
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Show more postings' }));

    expect(await screen.findByRole('link', { name: 'Grower' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Store manager' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more postings' })).not.toBeInTheDocument();
  });

  it('goes on where a link of the served page led', async () => {
    const api = boardOf(manager);
    open(api, '/job-posting?after=first-page');
    await screen.findByRole('list', { name: 'Permanent postings' });

    expect(api.sentTo(boardPosts)).toMatchObject([{ query: { cursor: 'first-page' } }]);
  });

  it('offers to try again when the board cannot be loaded', async () => {
    const api = boardOf(manager);
    api.setState('failing');
    const { user } = open(api);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.setState('full');
    await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Store manager' })).toBeVisible();
  });

  it('has no accessibility problems', async () => {
    const { container } = open(boardOf(manager));
    await screen.findByRole('list', { name: 'Permanent postings' });

    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
