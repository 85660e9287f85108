import {
  changeSavedSearch,
  removeSavedSearch,
  savedSearches,
  saveSearch,
} from '@leafshift/contracts/saved-searches';
import { anId } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../routes/find-work-page.tsx';

atNow();
beforeEach(() => localStorage.clear());

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('./saved-searches-modal.tsx');
});

const search = (number: number) =>
  ({
    _id: anId(980 + number),
    name: `Search ${number}`,
    filters: {},
    sort: 'soonest',
    alerts: false,
    savedAt: '2026-05-01T12:00:00.000Z',
  }) as const;

async function openSearches(settings: Parameters<typeof renderWorker>[1] = {}) {
  const rendered = renderWorker(<FindWorkPage />, {
    path: '/find-work?q=trim&minRate=25',
    route: '/find-work/:id?',
    ...settings,
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Saved searches' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
  return { ...rendered, dialog };
}

describe('Saved searches', () => {
  it('are listed with what they look for', async () => {
    const { dialog } = await openSearches();
    expect(await dialog.findByText('Evenings at the counter')).toBeInTheDocument();
    expect(
      dialog.getByText('“budtender” · From $20.00 an hour · Within 25 km'),
    ).toBeInTheDocument();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('are run with one tap', async () => {
    const { user, dialog, address } = await openSearches();
    await user.click(
      await dialog.findByRole('button', { name: 'Show shifts: Evenings at the counter' }),
    );
    expect(address()).toBe('/find-work?q=budtender&minRate=20&withinKm=25&sort=nearest');
    // What is usually looked for stays.
    expect(localStorage.getItem('findWorkSort')).toBeNull();
  });

  it('keep what Find Work looks for, with alerts unless they are turned off', async () => {
    const { user, dialog, api, shell } = await openSearches();
    expect(
      await dialog.findByText(/What is kept: “trim” · From \$25.00 an hour/),
    ).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Trim');
    await user.click(dialog.getByRole('button', { name: 'Save this search' }));
    expect(await dialog.findByText('Trim')).toBeInTheDocument();
    expect(api.sentTo(saveSearch)).toMatchObject([
      { body: { name: 'Trim', alerts: true, filters: { q: 'trim', minRate: 25 } } },
    ]);
    expect(shell.alerts).toMatchObject([{ msg: 'Search saved' }]);
  });

  it('switch their alerts', async () => {
    const { user, dialog, api } = await openSearches();
    const alerts = await dialog.findByRole('checkbox', {
      name: 'Tell me of new shifts: Evenings at the counter',
    });
    expect(alerts).toBeChecked();
    await user.click(alerts);
    await waitFor(() =>
      expect(api.sentTo(changeSavedSearch)).toMatchObject([{ body: { alerts: false } }]),
    );
    expect(alerts).not.toBeChecked();
  });

  it('are renamed in their place, and say beside the name why that cannot be', async () => {
    const { user, dialog, api } = await openSearches();
    await user.click(await dialog.findByRole('button', { name: 'Rename Evenings at the counter' }));
    const form = within(dialog.getByRole('form', { name: 'Rename Evenings at the counter' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.click(form.getByRole('button', { name: 'Save name' }));
    expect(await form.findByText('Please name the search')).toBeVisible();
    await user.type(name, 'Late shifts');
    await user.click(form.getByRole('button', { name: 'Save name' }));
    expect(await dialog.findByText('Late shifts')).toBeInTheDocument();
    expect(api.sentTo(changeSavedSearch)).toMatchObject([
      { body: { name: 'Late shifts', alerts: true } },
    ]);
  });

  it('are removed once that is confirmed', async () => {
    const { user, dialog, api } = await openSearches();
    await user.click(await dialog.findByRole('button', { name: 'Delete Evenings at the counter' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(api.sentTo(removeSavedSearch)).toHaveLength(1));
    expect(await dialog.findByText(/^Keep what you look for under a name/)).toBeInTheDocument();
  });

  it('are ten at most, which is said in place of the form', async () => {
    const searches = Array.from({ length: 10 }, (_, number) => search(number));
    const { dialog } = await openSearches({ store: { searches } });
    expect(await dialog.findByText(/You have reached 10 saved searches/)).toBeInTheDocument();
    expect(dialog.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  });

  it('can be asked for again when they could not be loaded', async () => {
    const { dialog } = await openSearches({
      handlers: [failing(savedSearches, 'DEPENDENCY_DOWN')],
    });
    expect(await dialog.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
