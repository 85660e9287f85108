import { renewCalendarFeed } from '@leafshift/contracts/calendar';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as HomePage } from '../../routes/home-page.tsx';

atNow();

const ADDRESS = /^https:\/\/leafshift\.example\/api\/calendar\/[\w-]{43}\.ics$/;

const renderHome = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<HomePage />, { path: '/home', ...settings });

type Rendered = ReturnType<typeof renderHome>;

async function openFeed({ user }: Rendered) {
  await user.click(await screen.findByRole('button', { name: 'Add to your calendar' }));
  return within(await screen.findByRole('dialog', { name: 'Your shifts in your calendar' }));
}

describe('The calendar feed on the home page', () => {
  it('makes the private link and hands it to calendar programs', async () => {
    const page = renderHome();
    const dialog = await openFeed(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Create Link' }));

    const address = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Private link' });
    expect(address.value).toMatch(ADDRESS);
    await waitFor(() => expect(address).toHaveFocus());
    const followed = address.value.replace('https:', 'webcal:');
    const ways = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual([
      followed,
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(followed)}`,
      '/settings',
    ]);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('copies a link that is there already', async () => {
    const page = renderHome({ store: { calendarUrl: 'https://leafshift.example/a.ics' } });
    const dialog = await openFeed(page);
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await page.user.click(await dialog.findByRole('button', { name: 'Copy Link' }));

    await waitFor(() =>
      expect(page.shell.alerts).toEqual([{ kind: 'Info', msg: 'Link copied to clipboard!' }]),
    );
    expect(copied).toHaveBeenCalledWith('https://leafshift.example/a.ics');
  });

  it('says so when the browser does not let it copy', async () => {
    const page = renderHome({ store: { calendarUrl: 'https://leafshift.example/a.ics' } });
    const dialog = await openFeed(page);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await page.user.click(await dialog.findByRole('button', { name: 'Copy Link' }));

    await waitFor(() =>
      expect(page.shell.alerts).toEqual([
        { kind: 'Warning', msg: 'The link could not be copied. Please select and copy it.' },
      ]),
    );
  });

  it('says so when no link could be made', async () => {
    const page = renderHome({ handlers: [failing(renewCalendarFeed, 'DEPENDENCY_DOWN')] });
    const dialog = await openFeed(page);
    await page.user.click(await dialog.findByRole('button', { name: 'Create Link' }));

    await waitFor(() =>
      expect(page.shell.alerts).toEqual([expect.objectContaining({ kind: 'Error' })]),
    );
    expect(dialog.getByRole('button', { name: 'Create Link' })).toBeEnabled();
  });
});
