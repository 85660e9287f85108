import { marketStats } from '@leafshift/contracts/market-stats';
import { boardPosts, employerPermanent } from '@leafshift/contracts/posts';
import { changePreferences, type Preferences, preferences } from '@leafshift/contracts/preferences';
import { monthsOfAccount, weeklyReport } from '@leafshift/contracts/reports';
import { anEmployer, anId, aPermanentPost, aWorker } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { marketFigures, monthsOf, reportOfWeek } from '../../dev/sample-figures.ts';
import en from '../locales/en.json' with { type: 'json' };
import { Component as EmailReports } from './email-reports-page.tsx';
import { Component as MarketStats } from './market-stats-page.tsx';
import { Component as SocialMedia } from './social-media-page.tsx';
import { Component as Subscription } from './subscription-page.tsx';

const texts = { 'mf-public-board': en };

describe('market stats', () => {
  const open = (stats = marketFigures()) =>
    renderWithShell(<MarketStats />, {
      texts,
      user: aWorker(),
      api: createMockApi([handle(marketStats, stats)]),
    });

  it('say rates, demand and fill rate in figures and charts', async () => {
    open();

    expect(await screen.findByText('Middle hourly rate')).toBeVisible();
    expect(screen.getByText('half of the shifts pay more').parentElement).toHaveTextContent(
      '$26.50',
    );
    const rates = screen.getByRole('list', { name: 'Hourly rates by job type' });
    expect(rates).toHaveTextContent('$32.00 to $41.00, in the middle $36.00');
    expect(screen.getByRole('list', { name: 'Hourly rates by province' })).toHaveTextContent(
      /Ontario.*Western provinces/,
    );
    expect(screen.getByRole('list', { name: 'Fill rate by job type' })).toHaveTextContent(
      'Cultivation66 of 70 spots94%',
    );
  });

  it('lead through the weeks by the arrow keys, one stop for the tab key', async () => {
    open();
    const chart = await screen.findByRole('group', { name: 'Demand by week' });
    const weeks = within(chart).getAllByRole('button');
    expect(weeks.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);

    const now = within(chart).getByRole('button', {
      name: 'Week of May 4, 2026: 22 of 28 spots filled',
    });
    now.focus();
    fireEvent.keyDown(now, { key: 'ArrowRight' });
    expect(document.activeElement).toHaveAccessibleName(
      'Week of May 11, 2026: 11 of 24 spots filled',
    );
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement).toBe(weeks[0]);
    fireEvent.keyDown(weeks[0] as Element, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(weeks[0]);
  });

  it('can be read as tables, where too few businesses posted too', async () => {
    const { user } = open();
    await screen.findByRole('group', { name: 'Demand by week' });
    for (const button of screen.getAllByRole('button', { name: 'Show as table' })) {
      await user.click(button);
    }

    const demand = screen.getByRole('table', { name: 'Demand by week' });
    expect(within(demand).getAllByRole('row')).toHaveLength(14);
    expect(within(demand).getByRole('row', { name: /March 30, 2026/ })).toHaveTextContent(
      'too few',
    );
    expect(screen.getAllByRole('table')).toHaveLength(4);
  });

  it('say why there are none while the marketplace is small', async () => {
    open({
      ...marketFigures(),
      totals: null,
      ratesByJobType: [],
      ratesByPlace: [],
      fillByJobType: [],
    });

    expect(await screen.findByText('The marketplace is still too small for figures')).toBeVisible();
  });

  it('have no accessibility problems', async () => {
    const { container } = open();
    await screen.findByRole('group', { name: 'Demand by week' });

    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('email reports', () => {
  const open = () => {
    let chosen: Preferences = {
      language: 'en',
      mail: { shifts: true, messages: true, payments: true, account: true },
      weeklyReport: false,
      push: {
        invitations: true,
        shifts: true,
        messages: true,
        reminders: true,
        payments: true,
        account: true,
        hideDetails: false,
        quiet: null,
      },
    };
    const api = createMockApi([
      handle(preferences, () => chosen),
      handle(changePreferences, ({ body: { mail, push, ...change } }) => {
        const chosenNow = { mail: { ...chosen.mail, ...mail }, push: { ...chosen.push, ...push } };
        chosen = { ...chosen, ...change, ...chosenNow };
        return chosen;
      }),
      handle(weeklyReport, reportOfWeek()),
    ]);
    return renderWithShell(<EmailReports />, {
      texts,
      user: anEmployer({ email: 'me@shop.ca' }),
      api,
      config: { nonce: 'abc' },
    });
  };

  it('are chosen by a switch, which says when the next one comes', async () => {
    const { user } = open();
    const choice = await screen.findByRole('switch', { name: 'Send me the weekly report' });
    expect(choice).not.toBeChecked();
    expect(screen.getByText('None, the report is turned off')).toBeVisible();
    expect(screen.getByText('me@shop.ca')).toBeVisible();

    await user.click(choice);
    expect(await screen.findByText(/Mon, May 11, 2026/)).toBeVisible();
    expect(choice).toBeChecked();
  });

  it('are previewed in a frame that runs nothing, under the policy of the page', async () => {
    open();
    const frame = await screen.findByTitle('Preview');

    expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<style nonce="abc">'));
    expect(screen.getByText('Your week at Leafshift: April 27 to May 3')).toBeVisible();
  });
});

describe('social media', () => {
  const postings = [
    aPermanentPost({
      _id: anId(1),
      jobType: 'Store manager',
      name: 'Maple Leaf',
      location: 'Kelowna, BC',
      rate: 28,
      rateHigh: 34.5,
      expiresAt: '2999-01-01T00:00:00.000Z',
    }),
    aPermanentPost({ _id: anId(2), jobType: 'Grower', expiresAt: '2999-01-01T00:00:00.000Z' }),
    aPermanentPost({ _id: anId(3), jobType: 'Gone', expiresAt: '2020-01-01T00:00:00.000Z' }),
  ];
  const open = (posts = postings) =>
    renderWithShell(<SocialMedia />, {
      texts,
      user: anEmployer(),
      api: createMockApi([handle(employerPermanent, { posts, nextCursor: null })]),
      config: { portalUrl: 'https://leafshift.test' },
    });
  const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });

  it("offer an employer's open postings, with a text and links for each", async () => {
    const { user } = open();
    expect(await message()).toHaveValue(
      'We are hiring: Store manager at Maple Leaf, Kelowna, BC. $28.00 to $34.50 an hour. Apply here:',
    );
    expect(screen.getAllByRole('radio')).toHaveLength(2);

    await user.click(screen.getByRole('radio', { name: /Grower/ }));
    expect((await message()).value).toContain('Grower');
    const address = encodeURIComponent(`https://leafshift.test/job-posting/${anId(2)}`);
    expect(screen.getByRole('link', { name: 'Share on LinkedIn' })).toHaveAttribute(
      'href',
      `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    );
    expect(screen.getByRole('link', { name: 'Share on X' })).toHaveAttribute(
      'href',
      expect.stringContaining(`&url=${address}`),
    );
  });

  it('copy the text with the address, and count what X allows', async () => {
    const { user } = open();
    const text = await message();
    await user.clear(text);
    await user.type(text, 'Join us');
    expect(screen.getByText('31 of 280 characters on X, link included')).toBeVisible();
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy text' }));

    expect(written).toHaveBeenCalledWith(`Join us\nhttps://leafshift.test/job-posting/${anId(1)}`);
    fireEvent.change(text, { target: { value: 'a'.repeat(257) } });
    expect(screen.getByText('Too long for X, which takes 280 characters')).toBeVisible();
  });

  it('lead an employer without postings to the form, and show workers the board', async () => {
    const { user, shell, unmount } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Create Posting' }));
    expect(shell.visits).toEqual(['/jobposting']);
    unmount();

    renderWithShell(<SocialMedia />, {
      texts,
      user: aWorker(),
      api: createMockApi([handle(boardPosts, { posts: postings, nextCursor: null })]),
    });
    expect((await message()).value).toMatch(/^Job opening: Store manager/);
  });

  it('have no accessibility problems', async () => {
    const { container } = open();
    await message();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('the page of fees and earnings', () => {
  const open = (user: ReturnType<typeof anEmployer>) =>
    renderWithShell(<Subscription />, {
      path: '/subscription',
      route: '/subscription',
      elsewhere: <p>The page of earnings</p>,
      texts,
      user,
      api: createMockApi([handle(monthsOfAccount, monthsOf('Employer'))]),
    });

  it("says an employer's fees, what they come to, and this month's spend", async () => {
    open(
      anEmployer({
        paymentDetails: {
          leafshiftPercent: 12.5,
          processingFee: 1.5,
          prices: [{ name: 'Cultivation', price: 27 }],
          maxHourlyRate: 250,
        },
      }),
    );

    expect(await screen.findByText('$9,437.76')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fees and spending');
    const page = document.body;
    expect(page).toHaveTextContent('Platform fee12.5%of the base pay');
    expect(page).toHaveTextContent('Processing fee$1.50for each worker of a shift');
    // 200 + 25 + 1.50, and 13 percent of that.
    expect(page).toHaveTextContent('Total$255.95');
    expect(page).toHaveTextContent('6 invoices');
    expect(screen.getByRole('table', { name: 'Your own minimum rates' })).toHaveTextContent(
      'Cultivation$27.00',
    );
    expect(screen.getByRole('button', { name: 'April 2026: $7,864.80' })).toBeInTheDocument();
  });

  it('leads workers to their earnings', async () => {
    open(aWorker());

    expect(await screen.findByText('The page of earnings')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('has no accessibility problems', async () => {
    const { container } = open(anEmployer());
    await waitFor(() => expect(screen.getByText('What you spent')).toBeVisible());
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
