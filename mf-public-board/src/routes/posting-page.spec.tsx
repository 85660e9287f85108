import { reportPost } from '@leafshift/contracts/moderation';
import { boardPost, boardPosts, type HowToApply } from '@leafshift/contracts/posts';
import { anId, aPermanentPost } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Component as PostingPage } from './posting-page.tsx';

const texts = { 'mf-public-board': en };
const noOthers = handle(boardPosts, { posts: [], nextCursor: null });

const open = (...handlers: Parameters<typeof createMockApi>[0] & object) => {
  const api = createMockApi(handlers);
  const rendered = renderWithShell(<PostingPage />, {
    api,
    texts,
    path: `/job-posting/${anId(5)}`,
    route: '/job-posting/:id',
  });
  return { ...rendered, api };
};

const posting = (apply: HowToApply) =>
  handle(boardPost, aPermanentPost({ _id: anId(5), jobType: 'Store manager', apply }));

describe('a posting of the public board', () => {
  it('opens the external form with Apply Here where one is configured', async () => {
    const url = 'https://forms.example.ca/apply?post=5';
    open(posting({ kind: 'form', url }), noOthers);

    expect(await screen.findByRole('link', { name: 'Apply Here' })).toHaveAttribute('href', url);
  });

  it('says what the business offers and asks for', async () => {
    const facts = { employmentKind: 'full-time', weeklyHours: 37.5 } as const;
    const lists = { benefits: ['pension-plan' as const], credentials: ['CannSell' as const] };
    open(handle(boardPost, aPermanentPost({ _id: anId(5), ...facts, ...lists })), noOthers);

    const side = within(await screen.findByRole('complementary', { name: 'At a glance' }));
    for (const fact of ['Full-time', '37.5 hours a week', 'Pension plan', 'CannSell']) {
      expect(side.getByText(fact)).toBeVisible();
    }
  });

  it('leads to the own form otherwise', async () => {
    const path = `/job-posting/${anId(5)}/apply`;
    open(posting({ kind: 'form', url: `http://localhost:4200${path}` }), noOthers);

    const link = await screen.findByRole('link', { name: 'Apply Here' });
    expect(link).toHaveAttribute('href', path);
    expect(link).not.toHaveAttribute('target');
  });

  it('opens a mail to the employer where an API of the release before says so', async () => {
    open(posting({ kind: 'email', email: 'jobs@shop.ca', subject: 'Store manager' }), noOthers);

    expect(await screen.findByRole('link', { name: 'Apply Here' })).toHaveAttribute(
      'href',
      'mailto:jobs@shop.ca?subject=Store%20manager',
    );
    expect(screen.getByText(/opens an e-mail to the business/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('jobs@shop.ca');
  });

  it('says how to apply where neither is known', async () => {
    open(posting({ kind: 'instructions', text: 'Come by the shop.' }), noOthers);

    expect(await screen.findByText('Come by the shop.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Apply Here' })).not.toBeInTheDocument();
  });

  it('says all of it: pay, place, age, last day and the description as it was written', async () => {
    open(
      handle(
        boardPost,
        aPermanentPost({
          _id: anId(5),
          location: 'Kelowna, BC',
          rate: 24,
          rateHigh: 31.5,
          expiresAt: '2026-07-03T20:00:00.000Z',
          jobDescription: '<h3>What counts</h3><ul><li>Nights</li></ul>',
        }),
      ),
      noOthers,
    );

    const facts = await screen.findByRole('complementary', { name: 'At a glance' });
    expect(facts).toHaveTextContent('Pay range$24.00 to $31.50 an hour');
    expect(facts).toHaveTextContent('LocationKelowna, BC');
    expect(facts).toHaveTextContent(/Posted\w+ ago/);
    expect(facts).toHaveTextContent('Open untilFri, Jul 3, 2026');
    expect(screen.getByRole('heading', { name: 'What counts' })).toBeVisible();
    expect(screen.getByText('Nights').tagName).toBe('LI');
  });

  it('is shared by its address, or on LinkedIn, X and Facebook', async () => {
    const { user, shell } = open(posting({ kind: 'instructions', text: 'Come by.' }), noOthers);
    const address = `http://localhost:4200/job-posting/${anId(5)}`;
    for (const name of ['LinkedIn', 'X', 'Facebook']) {
      const link = await screen.findByRole('link', { name: `Share on ${name}` });
      expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));

    expect(written).toHaveBeenCalledWith(address);
    expect(shell.alerts).toContainEqual({ kind: 'Success', msg: 'Link copied to clipboard!' });
    written.mockRejectedValueOnce(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(shell.alerts.at(-1)?.kind).toBe('Warning');
  });

  it('is reported by anybody, signed in or not', async () => {
    const reported = handle(reportPost, undefined);
    const { user, api } = open(
      posting({ kind: 'instructions', text: 'Come by.' }),
      noOthers,
      reported,
    );
    await user.click(await screen.findByRole('button', { name: 'Report this posting' }));
    await user.click(await screen.findByRole('radio', { name: 'It discriminates against people' }));
    await user.click(screen.getByRole('button', { name: 'Send Report' }));
    expect(await screen.findByText('Thank you for your report')).toBeVisible();
    expect(api.sentTo(reportPost)).toEqual([
      { params: { id: anId(5) }, body: { reason: 'discriminating', words: '' } },
    ]);
  });

  it('names the window, and takes what the server said of the first address away', async () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="canonical" href="/" data-served>');
    const { unmount } = open(posting({ kind: 'instructions', text: 'Come by.' }), noOthers);
    await screen.findByRole('heading', { name: 'Store manager' });
    expect(document.title).toMatch(/^Store manager at .+ · Leafshift$/);
    expect(document.querySelector('link[rel="canonical"]')).not.toBeNull();

    unmount();
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('offers others when it is gone', async () => {
    open(
      failing(boardPost, 'NOT_FOUND'),
      handle(boardPosts, {
        posts: [aPermanentPost({ _id: anId(6), jobType: 'Grower' })],
        nextCursor: null,
      }),
    );

    expect(await screen.findByText('This posting is no longer available')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Grower' })).toBeVisible();
  });

  it('offers to try again when it cannot be loaded', async () => {
    open(failing(boardPost, 'DEPENDENCY_DOWN'), noOthers);

    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('This posting is no longer available')).not.toBeInTheDocument();
  });

  it('does not list itself among the other positions', async () => {
    open(
      posting({ kind: 'instructions', text: 'Come by.' }),
      handle(boardPosts, {
        posts: [
          aPermanentPost({ _id: anId(5), jobType: 'Store manager' }),
          aPermanentPost({ _id: anId(6), jobType: 'Grower' }),
        ],
        nextCursor: null,
      }),
    );

    expect(await screen.findByRole('link', { name: 'Grower' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Store manager' })).not.toBeInTheDocument();
  });

  it('has no accessibility problems', async () => {
    const { container } = open(posting({ kind: 'instructions', text: 'Come by.' }), noOthers);
    await screen.findByRole('heading', { name: 'Store manager' });

    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
