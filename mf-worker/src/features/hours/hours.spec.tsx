import { acceptTimesheet, disputeTimesheet, timesheets } from '@leafshift/contracts/clockedtime';
import {
  aConfirmedWorker,
  aDecidedTimesheet,
  aDisputedTimesheet,
  aLeftTimesheet,
  anExplainedTimesheet,
  aSentHomeTimesheet,
  aSubmittedTimesheet,
  aTempPost,
} from '@leafshift/testing/builders';
import { failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../routes/find-work-page.tsx';
import { WorkerHome } from '../home/worker-home.tsx';

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('../find-work/details/shift-details.tsx');
  await import('./dispute-dialog.tsx');
});

atNow('2026-05-14T22:30:00.000Z');

const shift = aTempPost({
  status: 'Complete',
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
});

const listOf = (sheet: ReturnType<typeof aSubmittedTimesheet>) =>
  handle(timesheets, { timesheets: [sheet], nextCursor: null });

const open = (sheet = aSubmittedTimesheet(), handlers: readonly Handler[] = []) =>
  renderWorker(<FindWorkPage />, {
    path: `/find-work/${shift._id}`,
    route: '/find-work/:id?',
    store: { shifts: [shift] },
    handlers: [listOf(sheet), ...handlers],
  });

const button = (name: string) => screen.findByRole('button', { name });

describe('My submitted hours', () => {
  it('say hours, pay and until when they can be disputed, and are accepted with one tap', async () => {
    const accepted = aSubmittedTimesheet({ state: 'accepted' });
    const { user, api, shell, container } = open(aSubmittedTimesheet(), [
      handle(acceptTimesheet, accepted),
    ]);
    expect(await screen.findByText('7.00 h, $161.00')).toBeVisible();
    expect(screen.getByText(/count as accepted on Sat, May 16, 2026, 6:00/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    api.use(listOf(accepted));
    await user.click(await button('Accept Hours'));

    expect(await screen.findByText('You have accepted these hours.')).toBeVisible();
    expect(api.sentTo(acceptTimesheet)).toEqual([{ params: { id: accepted._id } }]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Hours Accepted' }]);
    expect(screen.queryByRole('button', { name: 'Dispute Hours' })).toBeNull();
  });

  it('are disputed with the times that I recorded, and a reason', async () => {
    const disputed = aDisputedTimesheet();
    const { user, api } = open(aSubmittedTimesheet(), [handle(disputeTimesheet, disputed)]);
    await user.click(await button('Dispute Hours'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute Hours' }));
    expect(dialog.getByLabelText(/You came at/)).toHaveValue('2026-05-14T09:00');
    expect(dialog.getByLabelText(/You left at/)).toHaveValue('2026-05-14T17:00');
    await user.click(dialog.getByRole('button', { name: 'Send Dispute' }));
    expect(await dialog.findByText('Please give a reason')).toBeVisible();
    expect(api.sentTo(disputeTimesheet)).toEqual([]);

    await user.type(dialog.getByLabelText(/What is wrong/), 'I closed the store with Kim');
    api.use(listOf(disputed));
    await user.click(dialog.getByRole('button', { name: 'Send Dispute' }));
    const steps = within(await screen.findByRole('list', { name: 'How your dispute goes' }));
    expect(steps.getByText('I closed the store with Kim')).toBeInTheDocument();
    expect(steps.getByText(/The employer can answer until Sat, May 16, 2026, 7:00/)).toBeVisible();
    expect(api.sentTo(disputeTimesheet)).toEqual([
      {
        params: { id: disputed._id },
        body: {
          reason: 'I closed the store with Kim',
          clockIn: '2026-05-14T13:00:00.000Z',
          clockOut: '2026-05-14T21:00:00.000Z',
          breakMinutes: 0,
        },
      },
    ]);
  });

  it('say why I am said to have left by choice, and are disputed with having been sent home', async () => {
    const disputed = aSentHomeTimesheet();
    const { user, api } = open(aLeftTimesheet(), [handle(disputeTimesheet, disputed)]);
    const recorded = /recorded that you left because you wanted to: .*Had another appointment/;
    expect(await screen.findByText(recorded)).toBeVisible();
    await user.click(await button('Dispute Hours'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute Hours' }));
    expect(dialog.getByText(recorded)).toBeInTheDocument();
    const sentHome = dialog.getByRole('checkbox', { name: /^I was sent home/ });
    expect(sentHome).not.toBeChecked();
    await user.click(sentHome);
    await user.type(dialog.getByLabelText(/What is wrong/), 'There was nothing left to do');
    api.use(listOf(disputed));
    await user.click(dialog.getByRole('button', { name: 'Send Dispute' }));

    const steps = within(await screen.findByRole('list', { name: 'How your dispute goes' }));
    expect(steps.getByText(/Sent home, not left by choice/)).toBeInTheDocument();
    expect(api.sentTo(disputeTimesheet)).toEqual([
      {
        params: { id: disputed._id },
        body: {
          reason: 'There was nothing left to do',
          clockIn: '2026-05-14T13:00:00.000Z',
          clockOut: '2026-05-14T14:30:00.000Z',
          breakMinutes: 0,
          sentHome: true,
        },
      },
    ]);
  });

  it('do not ask who is not said to have left by choice whether they were sent home', async () => {
    const { user } = open();
    await user.click(await button('Dispute Hours'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute Hours' }));
    expect(dialog.getByLabelText(/What is wrong/)).toBeInTheDocument();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/left because you wanted to/)).toBeNull();
  });

  it('keep what was typed where the dispute is refused', async () => {
    const { user } = open(aSubmittedTimesheet(), [failing(disputeTimesheet, 'DEPENDENCY_DOWN')]);
    await user.click(await button('Dispute Hours'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dispute Hours' }));
    await user.type(dialog.getByLabelText(/What is wrong/), 'I stayed');
    await user.click(dialog.getByRole('button', { name: 'Send Dispute' }));
    expect(await dialog.findByText(/A service that we need/)).toBeVisible();
    expect(dialog.getByLabelText(/What is wrong/)).toHaveValue('I stayed');
  });

  it('say that I am said not to have come', async () => {
    open(
      aSubmittedTimesheet({
        employer: { clockIn: null, clockOut: null, breakMinutes: 0 },
        agreed: { hours: 0, pay: 0 },
      }),
    );
    expect(await screen.findByText('The employer recorded that you did not come.')).toBeVisible();
    expect(screen.getByText(/If you were there, dispute it by/)).toBeVisible();
  });

  it('tell how a dispute goes on and ends', async () => {
    const { unmount } = open(anExplainedTimesheet());
    const steps = within(await screen.findByRole('list', { name: 'How your dispute goes' }));
    expect(steps.getByText('We closed at four')).toBeInTheDocument();
    expect(steps.getByText(/A person of Leafshift looks at it/)).toBeInTheDocument();
    unmount();

    open(aDecidedTimesheet());
    const ended = within(await screen.findByRole('list', { name: 'How your dispute goes' }));
    expect(ended.getByText('Leafshift decided on other hours')).toBeInTheDocument();
    expect(ended.getByText('The till was closed at five')).toBeInTheDocument();
    expect(screen.getByText('8.00 h, $184.00')).toBeVisible();
  });

  it('tell that it was decided that I was sent home, with the times of the employer', async () => {
    open(
      aSentHomeTimesheet({
        state: 'decided',
        agreed: { hours: 4, pay: 92 },
        decision: {
          at: '2026-05-15T15:00:00.000Z',
          by: 'back-office',
          clockIn: null,
          clockOut: null,
          breakMinutes: 0,
          sentHome: true,
          reason: 'The store was closed at half past ten',
        },
      }),
    );
    const steps = within(await screen.findByRole('list', { name: 'How your dispute goes' }));
    expect(steps.getByText('Leafshift decided: you were sent home')).toBeInTheDocument();
    expect(steps.queryByText(/the hours stay as they were/)).toBeNull();
  });
});

describe('Home', () => {
  it('has the hours that wait for me on top, and accepts them there', async () => {
    const { user, api } = renderWorker(<WorkerHome />, {
      path: '/home',
      store: { shifts: [shift] },
      handlers: [
        listOf(aSubmittedTimesheet()),
        handle(acceptTimesheet, aSubmittedTimesheet({ state: 'accepted' })),
      ],
    });
    expect(await screen.findByRole('heading', { name: 'Hours to accept' })).toBeVisible();
    expect(api.sentTo(timesheets)).toEqual([{ query: { state: 'submitted', limit: 100 } }]);
    const accept = await button('Accept Hours');
    api.use(handle(timesheets, { timesheets: [], nextCursor: null }));
    await user.click(accept);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Hours to accept' })).toBeNull(),
    );
  });
});
