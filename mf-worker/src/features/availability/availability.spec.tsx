import { availability, changeAvailability } from '@leafshift/contracts/availability';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as AvailabilityPage } from '../../routes/availability-page.tsx';

atNow();

const renderPage = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<AvailabilityPage />, { path: '/availability', ...settings });
const save = () => screen.findByRole('button', { name: 'Save availability' });

describe('availability', () => {
  it('shows what I said, and can be used by everybody', async () => {
    const { container } = renderPage();
    expect(await screen.findByRole('combobox', { name: 'Times on Sun' })).toHaveDisplayValue(
      'Not that day',
    );
    expect(screen.getByLabelText('From, Wed')).toHaveValue('09:00');
    expect(screen.getByRole('checkbox', { name: 'Budtender' })).toBeChecked();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is saved as a whole', async () => {
    const { user, api, shell } = renderPage();
    await save();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Times on Sun' }), 'Any time');
    await user.click(screen.getByRole('checkbox', { name: 'Trimmer' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'At most this far from home' }),
      'Any',
    );
    await user.click(await save());
    await waitFor(() => expect(shell.alerts).toMatchObject([{ msg: 'Availability saved' }]));
    expect(api.sentTo(changeAvailability)).toMatchObject([
      {
        body: {
          weekly: ['any', 'any', 'any', { from: '09:00', to: '17:00' }, 'any', 'any', 'any'],
          roles: ['Budtender', 'Trimmer'],
          withinKm: null,
        },
      },
    ]);
  });

  it('takes days off', async () => {
    const { user, api } = renderPage();
    await save();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-07-10' } });
    await user.click(screen.getByRole('button', { name: 'Add days off' }));
    const list = screen.getByRole('list', { name: 'Days off' });
    expect(within(list).getByText('Fri, Jul 10, 2026')).toBeVisible();
    await user.click(await save());
    await waitFor(() =>
      expect(api.sentTo(changeAvailability)).toMatchObject([
        { body: { daysOff: [{ from: '2026-07-10', to: '2026-07-10' }] } },
      ]),
    );
  });

  it('says beside the day that two times are the same, and is not saved', async () => {
    renderPage();
    const until = await screen.findByLabelText('Until, Wed');
    fireEvent.change(until, { target: { value: '09:00' } });
    expect(screen.getByRole('alert')).toHaveTextContent('The two times are the same');
    expect(await save()).toBeDisabled();
  });

  it('keeps what was chosen when it could not be saved, and says why', async () => {
    const { user } = renderPage({ handlers: [failing(changeAvailability, 'DEPENDENCY_DOWN')] });
    await user.click(await screen.findByRole('checkbox', { name: 'Trimmer' }));
    await user.click(await save());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Trimmer' })).toBeChecked();
  });

  it('can be asked for again when it could not be loaded', async () => {
    renderPage({ handlers: [failing(availability, 'DEPENDENCY_DOWN')] });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
