import { takeDownPost } from '@leafshift/contracts/moderation';
import { anId, NOW } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aComingShift } from '../../../dev/desk/disputes.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as ShiftPage } from '../../routes/shift-page.tsx';
import { Component as ShiftsPage } from '../../routes/shifts-page.tsx';

atNow();

const open = (id: string, settings = {}) =>
  renderDesk(<ShiftPage />, { path: `/shifts/${id}`, route: '/shifts/:id', ...settings });

describe('Shifts', () => {
  it('are found by business and state', async () => {
    const { user, container } = renderDesk(<ShiftsPage />, { path: '/shifts' });
    const rows = within(await screen.findByRole('table', { name: 'Shifts' }));
    expect(rows.getAllByRole('row')).toHaveLength(3);
    expect(rows.getByRole('row', { name: /Trimmer/ })).toHaveTextContent(/Open.*1 of 3/);
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(screen.getByRole('searchbox'), 'maple');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Trimmer/ })).toBeNull());
    expect(await screen.findByRole('row', { name: /Budtender/ })).toHaveTextContent('Completed');
  });

  it('say who stands before a closed door, how far from it, and where the shift is', async () => {
    const { container } = renderDesk(<ShiftsPage />, { path: '/shifts?tab=closed-doors' });
    const row = await screen.findByRole('row', { name: /Kim Tran/ });
    expect(row).toHaveTextContent(/Budtender.*Maple Leaf Dispensary.*40 m from the place.*Waiting/);
    expect(within(row).getByRole('link', { name: 'Budtender' })).toHaveAttribute(
      'href',
      `/shifts/${anId(301)}`,
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('say who was on them, when by both sides, and what was paid', async () => {
    const { container } = open(anId(301));
    const ana = within(await screen.findByRole('article', { name: 'Ana Roy' }));
    expect(ana.getByText(/Hours in dispute/)).toBeVisible();
    expect(ana.getByRole('row', { name: /recorded/ })).toHaveTextContent(/40 m from the place/);
    expect(ana.getByText('I closed the store with Kim')).toBeVisible();
    const kim = screen.getByRole('article', { name: 'Kim Tran' });
    expect(kim).toHaveTextContent(/Released.*We need one less.*No hours are recorded/);
    expect(screen.getByRole('row', { name: /LS-000042/ })).toHaveTextContent('Paid');
    expect(screen.getByRole('row', { name: /Waiting/ })).toHaveTextContent('$161.00');
    expect(screen.queryByRole('button', { name: 'Take down' })).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are taken down before they begin, with a reason', async () => {
    const { user, api } = open(anId(302));
    await user.click(await screen.findByRole('button', { name: 'Take down' }));
    await user.click(screen.getByRole('radio', { name: /looks like a scam/ }));
    await user.click(screen.getByRole('button', { name: 'Take down' }));
    const facts = within(await screen.findByRole('region', { name: 'The shift' }));
    expect(await facts.findByText('The posting looks like a scam.')).toBeVisible();
    expect(facts.getByText('Cancelled')).toBeVisible();
    expect(api.sentTo(takeDownPost)).toEqual([
      { params: { id: anId(302) }, body: { reason: 'The posting looks like a scam.' } },
    ]);
  });

  it('are for support and finance, and finance does not take them down', async () => {
    open(anId(302), { roles: ['finance'], store: { shifts: [aComingShift(Date.parse(NOW))] } });
    expect(await screen.findByRole('region', { name: 'The shift' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take down' })).toBeNull();
  });
});
