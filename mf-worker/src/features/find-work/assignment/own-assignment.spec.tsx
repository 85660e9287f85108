import { cancelAssignment, cancellationTerms, withdrawRequest } from '@leafshift/contracts/posts';
import { aConfirmedWorker, anId, aRequest, aTempPost } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../../routes/find-work-page.tsx';

atNow();

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('../details/shift-details.tsx');
});

const requested = aTempPost({ requests: [aRequest()], requestCount: 1 });
const confirmed = aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
/** Starts 23 hours after NOW. */
const confirmedTomorrow = confirmed.with({
  date: '2026-05-13T14:00:00.000Z',
  endDate: '2026-05-13T22:00:00.000Z',
});

const openShift = (shift: typeof requested, settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<FindWorkPage />, {
    path: `/find-work/${shift._id}`,
    route: '/find-work/:id?',
    store: { shifts: [shift] },
    ...settings,
  });

const button = (name: string) => screen.findByRole('button', { name });

describe('A request', () => {
  it('can be withdrawn, after a question', async () => {
    const { user, api, shell } = openShift(requested);
    await user.click(await button('Withdraw Request'));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your request?' });
    expect(await accessibilityProblems(dialog)).toEqual([]);
    const [, confirm] = screen.getAllByRole('button', { name: 'Withdraw Request' });
    await user.click(confirm!);
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Request Withdrawn' }]),
    );
    expect(api.sentTo(withdrawRequest)).toEqual([{ params: { id: requested._id } }]);
    expect(await screen.findByText('You have not requested any shifts')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View in Find Work' })).toBeVisible();
  });

  it('withdrawn without a network waits, and can be withdrawn once', async () => {
    const { user, api } = openShift(requested);
    await user.click(await button('Withdraw Request'));
    await screen.findByRole('dialog', { name: 'Withdraw your request?' });
    onlineManager.setOnline(false);
    await user.click(screen.getAllByRole('button', { name: 'Withdraw Request' })[1]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await button('Withdraw Request')).toBeDisabled();
    expect(api.sentTo(withdrawRequest)).toEqual([]);
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('Your request is withdrawn')).toBeVisible();
  });

  it('when withdrawn, says above the shift what follows, with the focus there', async () => {
    const { user } = openShift(requested);
    await user.click(await button('Withdraw Request'));
    await screen.findByRole('dialog', { name: 'Withdraw your request?' });
    await user.click(screen.getAllByRole('button', { name: 'Withdraw Request' })[1]!);
    const result = await screen.findByText('Your request is withdrawn');
    expect(document.activeElement).toContainElement(result);
    expect(document.activeElement).toHaveTextContent('You can apply again while the shift is open');
    const details = await screen.findByRole('article');
    expect(result.compareDocumentPosition(details)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const others = within(document.activeElement as HTMLElement).getByRole('link');
    expect(others).toHaveAttribute('href', '/find-work?tab=find-work');
  });

  it('says which shift that I am confirmed on takes place at the same time', async () => {
    const other = confirmed.with({ _id: anId(320), jobTitle: 'Trimmer', name: 'Prairie Sky' });
    openShift(requested, { store: { shifts: [requested, other] } });
    expect(await screen.findByText(/You are confirmed on a shift at this time/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trimmer, Prairie Sky' })).toHaveAttribute(
      'href',
      `/find-work/${other._id}?tab=confirmed`,
    );
  });

  it('says which other request is for the same time', async () => {
    const other = requested.with({ _id: anId(320), jobTitle: 'Trimmer', name: 'Prairie Sky' });
    openShift(requested, { store: { shifts: [requested, other] } });
    expect(await screen.findByText(/You have also requested a shift at this time/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trimmer, Prairie Sky' })).toBeVisible();
  });
});

describe('A confirmed assignment', () => {
  it('can be given up in time, which leaves the account as it is', async () => {
    const { user, api, shell } = openShift(confirmed);
    expect(
      await screen.findByText(/You can cancel without being suspended until/),
    ).toHaveTextContent('until Wed, May 13, 2026, 9:00 AM EDT.');
    await user.click(await button('Cancel Shift'));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this shift?' });
    await waitFor(() =>
      expect(dialog).toHaveTextContent('There are at least 24 hours until it starts'),
    );
    expect(await accessibilityProblems(dialog)).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Cancel Shift' })[1]!);
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Shift Cancelled' }]),
    );
    expect(api.sentTo(cancelAssignment)).toEqual([{ params: { postId: confirmed._id } }]);
    expect(await screen.findByText('You have no confirmed shifts')).toBeVisible();
    expect(shell.session.get()).toMatchObject({ user: { suspended: false } });
    const result = await screen.findByText('You have cancelled this shift');
    expect(document.activeElement).toContainElement(result);
    expect(document.activeElement).toHaveTextContent('your account stays as it is');
  });

  it('says which request of mine is for the same time', async () => {
    const other = requested.with({ _id: anId(320), jobTitle: 'Trimmer', name: 'Prairie Sky' });
    openShift(confirmed, { store: { shifts: [confirmed, other] } });
    expect(await screen.findByText(/You cannot be confirmed on it while/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trimmer, Prairie Sky' })).toHaveAttribute(
      'href',
      `/find-work/${other._id}?tab=requests`,
    );
  });

  it('with less than 24 hours notice says for how long the account is suspended', async () => {
    const { user, api, shell } = openShift(confirmedTomorrow);
    expect(await screen.findByText(/starts in less than 24 hours/)).toBeVisible();
    await user.click(await button('Cancel Shift'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(screen.getByText(/It lasts 7 days, until/)).toBeVisible());
    expect(dialog).toHaveTextContent('Your account is suspended immediately, your requests end');
    await user.click(await button('Cancel and Be Suspended'));
    await waitFor(() => expect(shell.session.get()).toMatchObject({ user: { suspended: true } }));
    expect(await screen.findByText('You have no confirmed shifts')).toBeVisible();
    expect(api.sentTo(cancellationTerms)).toHaveLength(1);
    expect(shell.alerts).toEqual([{ kind: 'Warning', msg: 'Shift Cancelled' }]);
    const result = await screen.findByText(
      'You have cancelled this shift, and your account is suspended',
    );
    expect(document.activeElement).toContainElement(result);
    expect(document.activeElement).toHaveTextContent('The suspension ends by itself on');
    const why = within(document.activeElement as HTMLElement).getByRole('link');
    expect(why).toHaveAttribute('href', '/suspension');
  });

  it('is not cancelled before what follows is known, and says why it is not', async () => {
    const { user, api } = openShift(confirmed, {
      handlers: [failing(cancellationTerms, 'DEPENDENCY_DOWN')],
    });
    await user.click(await button('Cancel Shift'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this shift?' }));
    expect(dialog.getByRole('button', { name: 'Cancel Shift' })).toBeDisabled();
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    expect(dialog.getByRole('button', { name: 'Cancel Shift' })).toBeDisabled();
    api.use(handle(cancellationTerms, { isLate: false, suspension: null }));
    await user.click(retry);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel Shift' })).toBeEnabled());
  });

  it('leaves the account as it is where I was confirmed after the start', async () => {
    const { user } = openShift(
      confirmed.with({ date: '2026-05-12T14:00:00.000Z', endDate: '2026-05-12T22:00:00.000Z' }),
      { handlers: [handle(cancellationTerms, { isLate: false, suspension: null })] },
    );
    expect(await screen.findByText(/unless you were confirmed after its start/)).toBeVisible();
    await user.click(await button('Cancel Shift'));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveTextContent('your account stays as it is'));
    expect(within(dialog).getByRole('button', { name: 'Cancel Shift' })).toBeEnabled();
  });

  it('is kept when I decide against it', async () => {
    const { user, api } = openShift(confirmed);
    await user.click(await button('Cancel Shift'));
    await user.click(await button('Keep Shift'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sentTo(cancelAssignment)).toEqual([]);
  });

  it('says why it could not be cancelled', async () => {
    const { user } = openShift(confirmed, {
      handlers: [failing(cancelAssignment, 'ALREADY_CLOCKED_IN')],
    });
    await user.click(await button('Cancel Shift'));
    await screen.findByRole('dialog', { name: 'Cancel this shift?' });
    await screen.findByText(/There are at least 24 hours/);
    await user.click(screen.getAllByRole('button', { name: 'Cancel Shift' })[1]!);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The clock-in time is already confirmed',
    );
  });

  it('cannot be given up once I am clocked in, nor when the shift is over', async () => {
    const working = confirmed.with({
      confirmedArr: [aConfirmedWorker({ shiftStatus: 'Clocked In' })],
    });
    const { unmount } = openShift(working);
    expect(await screen.findByText(/You are clocked in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel Shift' })).not.toBeInTheDocument();
    unmount();
    openShift(
      confirmed.with({ date: '2026-05-11T13:00:00.000Z', endDate: '2026-05-11T21:00:00.000Z' }),
    );
    expect(await screen.findByText(/This shift is over/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel Shift' })).not.toBeInTheDocument();
  });

  it('says so when the business marked me as a no-show', async () => {
    openShift(confirmed.with({ confirmedArr: [aConfirmedWorker({ shiftStatus: 'No Show' })] }));
    expect(await screen.findByText(/The business marked you as a no-show/)).toBeVisible();
    expect(screen.getAllByText('No-show')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Cancel Shift' })).not.toBeInTheDocument();
  });
});
