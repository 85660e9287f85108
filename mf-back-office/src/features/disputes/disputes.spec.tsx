import { decideTimesheet } from '@leafshift/contracts/clockedtime';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDispute } from '../../../dev/desk/disputes.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as DisputesPage } from '../../routes/disputes-page.tsx';

atNow('2026-05-16T15:00:00.000Z');

const dispute = aDispute();

const open = (settings = {}) =>
  renderDesk(<DisputesPage />, { path: '/disputes', store: { disputes: [dispute] }, ...settings });

const preview = () => screen.findByRole('region', { name: 'What will be booked' });

describe('A dispute of hours', () => {
  it('shows the times and words of both sides', async () => {
    const { container } = open();
    const sides = within(await screen.findByRole('table', { name: 'Times of both sides' }));
    expect(sides.getByRole('row', { name: /Employer/ })).toHaveTextContent(/9:00.AM.*4:00.PM/);
    expect(sides.getByRole('row', { name: /recorded/ })).toHaveTextContent(
      /5:00.PM.*Came with the code of the shift.*40 m from the place.*Left without a code/,
    );
    expect(screen.getByRole('link', { name: 'Budtender' })).toHaveAttribute(
      'href',
      `/shifts/${dispute.timesheet.postId}`,
    );
    const words = within(screen.getByRole('list', { name: 'What was said' }));
    expect(words.getByText('I closed the store with Kim')).toBeInTheDocument();
    expect(words.getByText('We closed at four')).toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows what a decision books before it is booked', async () => {
    const { user } = open();
    expect(await preview()).toHaveTextContent(/8 hours, \$184\.00.*\$23\.00/);
    await user.click(screen.getByRole('radio', { name: 'Those of the employer stand' }));
    expect(await preview()).toHaveTextContent('Nothing is booked.');
    await user.click(screen.getByRole('radio', { name: 'Others' }));
    fireEvent.change(screen.getByLabelText(/^Left/), { target: { value: '2026-05-14T11:00' } });
    expect(await preview()).toHaveTextContent('Sent home: four hours at least');
    expect(await preview()).toHaveTextContent('-$69.00');
    fireEvent.change(screen.getByLabelText(/^Left/), { target: { value: '2026-05-14T08:00' } });
    expect(await preview()).toHaveTextContent('Leaving has to be after coming');
  });

  it('is decided with the times that the worker claims, and why', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Decide and book' }));
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    await user.type(screen.getByLabelText(/^Why/), 'The till was closed at five');
    await user.click(screen.getByRole('button', { name: 'Decide and book' }));
    expect(await screen.findByText('No hours are in dispute.')).toBeVisible();
    expect(api.sentTo(decideTimesheet)).toEqual([
      {
        params: { id: dispute.timesheet._id },
        body: {
          clockIn: '2026-05-14T13:00:00.000Z',
          clockOut: '2026-05-14T21:00:00.000Z',
          breakMinutes: 0,
          reason: 'The till was closed at five',
        },
      },
    ]);
  });

  it('is decided for the employer without times', async () => {
    const { user, api } = open({ handlers: [failing(decideTimesheet, 'DISPUTE_NOT_TO_DECIDE')] });
    await user.click(await screen.findByRole('radio', { name: 'Those of the employer stand' }));
    await user.type(screen.getByLabelText(/^Why/), 'The alarm was set at four');
    await user.click(screen.getByRole('button', { name: 'Decide and book' }));
    await waitFor(() => expect(api.sentTo(decideTimesheet)).toHaveLength(1));
    expect(api.sentTo(decideTimesheet)[0]?.body).toMatchObject({ clockIn: null, clockOut: null });
    expect(screen.getByLabelText(/^Why/)).toHaveValue('The alarm was set at four');
  });
});
