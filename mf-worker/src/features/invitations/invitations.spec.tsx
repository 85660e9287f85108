import { invitedShifts } from '@leafshift/contracts/favourites';
import { anId, aTempPost, aWorker, NOT_ONBOARDED } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../routes/find-work-page.tsx';
import { Component as HomePage } from '../../routes/home-page.tsx';

atNow();

const invited = aTempPost({ invitedAt: '2026-05-11T12:00:00.000Z' });
const open = aTempPost({ _id: anId(320), jobTitle: 'Trimmer', jobType: 'Processing' });

const renderHome = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<HomePage />, { path: '/home', store: { shifts: [invited, open] }, ...settings });

const renderFindWork = (path: string) =>
  renderWorker(<FindWorkPage />, {
    path,
    route: '/find-work/:id?',
    store: { shifts: [open, invited] },
  });

const invitations = () => screen.findByRole('region', { name: 'You are invited' });

describe('Invitations', () => {
  it('stand on the home page, one click from the shift', async () => {
    const { user, address, container } = renderHome();
    const entry = within(await invitations()).getByRole('link', { name: /Budtender/ });
    expect(entry).toHaveTextContent('You are invited');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(entry);
    expect(address()).toBe(`/find-work/${invited._id}?tab=find-work`);
  });

  it('are three on the home page, with the way to all of them', async () => {
    const four = [1, 2, 3, 4].map((number) => ({ ...invited, _id: anId(400 + number) }));
    renderHome({ store: { shifts: four } });
    const region = within(await invitations());
    expect(region.getAllByRole('listitem')).toHaveLength(3);
    expect(region.getByRole('link', { name: 'Show all 4 invitations' })).toHaveAttribute(
      'href',
      '/find-work',
    );
  });

  it('take no room where there are none', async () => {
    const { api } = renderHome({ store: { shifts: [open] } });
    await waitFor(() => expect(api.sentTo(invitedShifts)).toHaveLength(1));
    expect(await screen.findByText('You have no shifts for this day')).toBeVisible();
    expect(screen.queryByText('You are invited')).not.toBeInTheDocument();
  });

  it('are not asked for by who has skipped onboarding', async () => {
    const { api } = renderHome({
      store: { user: aWorker({ ...NOT_ONBOARDED, skipOnboarding: true }), shifts: [invited] },
    });
    expect(await screen.findByText('You have no shifts for this day')).toBeVisible();
    expect(api.sentTo(invitedShifts)).toEqual([]);
  });

  it('say what could not be loaded, with Retry', async () => {
    const { user, api } = renderHome({ handlers: [failing(invitedShifts, 'DEPENDENCY_DOWN')] });
    const retry = within(await invitations()).getByRole('button', { name: 'Retry' });
    api.use(handle(invitedShifts, { posts: [invited], nextCursor: null }));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: /Budtender/ })).toBeVisible();
  });

  it('come before the open shifts in Find Work, and only there', async () => {
    const { container } = renderFindWork('/find-work');
    expect(within(await invitations()).getAllByRole('link')).toHaveLength(1);
    const others = within(screen.getByRole('list', { name: 'Open shifts' }));
    expect(others.getAllByRole('link')).toHaveLength(1);
    expect(others.getByRole('link', { name: /Trimmer/ })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('stand among the others in a search, marked', async () => {
    renderFindWork('/find-work?q=budtender');
    const found = await screen.findByRole('list', { name: 'Open shifts' });
    expect(within(found).getByRole('link', { name: /Budtender.*You are invited/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'You are invited' })).not.toBeInTheDocument();
  });
});
