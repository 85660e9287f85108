import { decideTimesheet } from '@leafshift/contracts/clockedtime';
import { aSentHomeTimesheet } from '@leafshift/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { aDispute } from '../../../dev/desk/disputes.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as DisputesPage } from '../../routes/disputes-page.tsx';

atNow('2026-05-16T15:00:00.000Z');

const explained = (sentHome: boolean) => {
  const timesheet = aSentHomeTimesheet();
  const answer = { at: '2026-05-15T12:00:00.000Z', agree: false, reason: 'They had to go' };
  const dispute = timesheet.dispute && { ...timesheet.dispute, sentHome, answer };
  return aDispute({ timesheet: { ...timesheet, dispute } });
};

const open = (dispute = explained(true)) =>
  renderDesk(<DisputesPage />, { path: '/disputes', store: { disputes: [dispute] } });

const preview = () => screen.findByRole('region', { name: 'What will be booked' });
const box = () => screen.findByRole('checkbox', { name: /^The worker was sent home/ });
const EMPLOYERS = 'Those of the employer stand';

describe('Whether a worker was sent home', () => {
  it('is shown with what both sides say', async () => {
    open();
    expect(
      await screen.findByText(/Maple Leaf.*recorded that the worker left.*Had another appointment/),
    ).toBeInTheDocument();
    const words = within(screen.getByRole('list', { name: 'What was said' }));
    expect(words.getByText(/^Says that they were sent home/)).toBeInTheDocument();
  });

  it('is decided as the worker claims, unless the reviewer says otherwise', async () => {
    const { user, api } = open();
    expect(await box()).toBeChecked();
    expect(await preview()).toHaveTextContent(/4 hours, \$92\.00.*\+\$57\.50/);
    await user.click(await box());
    expect(await preview()).toHaveTextContent(/1\.5 hours, \$34\.50.*Nothing is booked\./);
    await user.click(await box());
    await user.type(screen.getByLabelText(/^Why/), 'The store was closed');
    await user.click(screen.getByRole('button', { name: 'Decide and book' }));
    await waitFor(() => expect(api.sentTo(decideTimesheet)).toHaveLength(1));
    expect(api.sentTo(decideTimesheet)[0]?.body).toEqual({
      clockIn: '2026-05-14T13:00:00.000Z',
      clockOut: '2026-05-14T14:30:00.000Z',
      breakMinutes: 0,
      sentHome: true,
      reason: 'The store was closed',
    });
  });

  it('counts where the times of the employer stand, too', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('radio', { name: EMPLOYERS }));
    expect(await preview()).toHaveTextContent('+$57.50');
    await user.click(await box());
    expect(await preview()).toHaveTextContent('Nothing is booked.');
    await user.click(await box());
    await user.type(screen.getByLabelText(/^Why/), 'The store was closed');
    await user.click(screen.getByRole('button', { name: 'Decide and book' }));
    await waitFor(() => expect(api.sentTo(decideTimesheet)).toHaveLength(1));
    expect(api.sentTo(decideTimesheet)[0]?.body).toMatchObject({ clockIn: null, sentHome: true });
  });

  it('is not ticked where the worker does not claim it, and not asked where nobody says that they left', async () => {
    const { unmount } = open(explained(false));
    expect(await box()).not.toBeChecked();
    unmount();

    open(aDispute());
    expect(await screen.findByRole('radio', { name: EMPLOYERS })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
