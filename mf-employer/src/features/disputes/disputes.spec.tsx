import { answerDispute, timesheets } from '@leafshift/contracts/clockedtime';
import {
  aConfirmedWorker,
  aDecidedTimesheet,
  aDisputedTimesheet,
  anExplainedTimesheet,
  aSubmittedTimesheet,
  aTempPost,
} from '@leafshift/testing/builders';
import { failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal/shift-modal.tsx'));

atNow('2026-05-15T00:00:00.000Z');

const nothing = { rated: true, rating: 4 };
const times = { checkInTime: '2026-05-14T13:00:00.000Z', checkOutTime: '2026-05-14T20:00:00.000Z' };
const post = aTempPost({
  status: 'Complete',
  confirmedArr: [
    aConfirmedWorker({
      shiftStatus: 'Completed',
      shiftDetails: { employer: { ...nothing, ...times } },
    }),
  ],
  confirmedCount: 1,
});

const listOf = (sheet: ReturnType<typeof aDisputedTimesheet>) =>
  handle(timesheets, { timesheets: [sheet], nextCursor: null });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openWorker(sheet = aDisputedTimesheet(), handlers: readonly Handler[] = []) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=confirmed`,
    store: { shifts: [post] },
    handlers: [listOf(sheet), ...handlers],
  });
  await screen.findByRole('dialog', { name: 'Confirmed' });
  await rendered.user.click(await button(/Ana Roy/));
  return rendered;
}

describe('A dispute of hours', () => {
  it('stands on home until it is answered, and opens its shift', async () => {
    const { user, container } = renderEmployer(<DashboardPage />, {
      path: '/home',
      store: { shifts: [post] },
      handlers: [listOf(aDisputedTimesheet())],
    });
    expect(await screen.findByRole('heading', { name: 'Disputed hours' })).toBeVisible();
    expect(await screen.findByText(/8.00 h instead of 7.00 h/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(await button(/^Answer/));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmed' }));
    expect(await dialog.findByText('Hours disputed')).toBeInTheDocument();
  });

  it('is not on home once it was answered', async () => {
    const { api } = renderEmployer(<DashboardPage />, {
      path: '/home',
      store: { shifts: [post] },
      handlers: [listOf(anExplainedTimesheet())],
    });
    await waitFor(() => expect(api.sentTo(timesheets)).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Disputed hours' })).toBeNull();
  });

  it('is agreed to, after hearing what that does', async () => {
    const decided = aDecidedTimesheet();
    const { user, api, shell } = await openWorker(aDisputedTimesheet(), [
      handle(answerDispute, decided),
    ]);
    expect(await screen.findByText(/8.00 h instead of 7.00 h/)).toBeVisible();
    await user.click(await button('Agree'));
    expect(await screen.findByText(/billed with fees and tax/)).toBeInTheDocument();
    api.use(listOf(decided));
    await user.click(await button('Yes, Agree'));

    await waitFor(() =>
      expect(api.sentTo(answerDispute)).toEqual([
        { params: { id: decided._id }, body: { agree: true } },
      ]),
    );
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'You agreed to the hours' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull());
  });

  it('is explained with a reason, which stays typed where it cannot be sent', async () => {
    const explained = anExplainedTimesheet();
    const { user, api } = await openWorker(aDisputedTimesheet(), [
      failing(answerDispute, 'DEPENDENCY_DOWN'),
    ]);
    await user.click(await button('Do Not Agree'));
    await user.click(await button('Send Answer'));
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    const reason = screen.getByLabelText(/Why do you not agree/);
    await user.type(reason, 'We closed at four');
    await user.click(await button('Send Answer'));
    expect(await screen.findByText(/A service that we need/)).toBeVisible();
    expect(reason).toHaveValue('We closed at four');

    api.use(handle(answerDispute, explained), listOf(explained));
    await user.click(await button('Send Answer'));
    expect(await screen.findByText(/A person of Leafshift looks at it/)).toBeVisible();
    expect(api.sentTo(answerDispute).at(-1)?.body).toEqual({
      agree: false,
      reason: 'We closed at four',
    });
  });

  it('says until when the worker can dispute, and how a dispute ended', async () => {
    const { unmount } = await openWorker(aSubmittedTimesheet());
    expect(await screen.findByText(/can accept or dispute these hours until/)).toBeVisible();
    unmount();

    await openWorker(aDecidedTimesheet());
    const steps = within(await screen.findByRole('list', { name: 'How the dispute goes' }));
    expect(steps.getByText('Leafshift decided on other hours')).toBeInTheDocument();
    expect(steps.getByText('The till was closed at five')).toBeInTheDocument();
  });
});
