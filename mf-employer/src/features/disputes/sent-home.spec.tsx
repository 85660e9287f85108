import { answerDispute, timesheets } from '@leafshift/contracts/clockedtime';
import {
  aConfirmedWorker,
  aLeftTimesheet,
  aSentHomeTimesheet,
  aTempPost,
} from '@leafshift/testing/builders';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal/shift-modal.tsx'));

atNow('2026-05-15T00:00:00.000Z');

const { leftByChoice, clockIn, clockOut } = aLeftTimesheet().employer;
const post = aTempPost({
  status: 'Complete',
  confirmedArr: [
    aConfirmedWorker({
      shiftStatus: 'Completed',
      shiftDetails: {
        employer: {
          rated: true,
          rating: 4,
          checkInTime: clockIn,
          checkOutTime: clockOut,
          ...(leftByChoice !== undefined && { leftByChoice }),
        },
      },
    }),
  ],
  confirmedCount: 1,
});

const listOf = (sheet: ReturnType<typeof aSentHomeTimesheet>) =>
  handle(timesheets, { timesheets: [sheet], nextCursor: null });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function openWorker(sheet = aSentHomeTimesheet(), handlers: readonly Handler[] = []) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=confirmed`,
    store: { shifts: [post] },
    handlers: [listOf(sheet), ...handlers],
  });
  await screen.findByRole('dialog', { name: 'Confirmed' });
  await rendered.user.click(await button(/Ana Roy/));
  return rendered;
}

const decided = (decision: { by: 'employer' | 'back-office'; sentHome: boolean }) =>
  aSentHomeTimesheet({
    state: 'decided',
    agreed: { hours: 4, pay: 92 },
    decision: {
      at: '2026-05-15T15:00:00.000Z',
      clockIn: null,
      clockOut: null,
      breakMinutes: 0,
      reason: 'The store was closed at half past ten',
      ...decision,
    },
  });

describe('A claim to have been sent home', () => {
  it('is shown with what was recorded and what it pays, and agreed to', async () => {
    const agreed = decided({ by: 'employer', sentHome: true });
    const { user, api } = await openWorker(aSentHomeTimesheet(), [handle(answerDispute, agreed)]);
    expect(await screen.findByText(/4.00 h instead of 1.50 h/)).toBeInTheDocument();
    expect(screen.getByText(/says that they were sent home/)).toBeInTheDocument();
    expect(
      screen.getByText(/You recorded that they left.*Had another appointment/),
    ).toBeInTheDocument();
    const steps = within(screen.getByRole('list', { name: 'How the dispute goes' }));
    expect(steps.getByText(/min break · Sent home, not left by choice/)).toBeInTheDocument();

    await user.click(await button('Agree'));
    expect(await screen.findByText(/also agree that they were sent home/)).toBeInTheDocument();
    api.use(listOf(agreed));
    await user.click(await button('Yes, Agree'));
    await waitFor(() =>
      expect(api.sentTo(answerDispute)).toEqual([
        { params: { id: agreed._id }, body: { agree: true } },
      ]),
    );
  });

  it('stands on home, too', async () => {
    renderEmployer(<DashboardPage />, {
      path: '/home',
      store: { shifts: [post] },
      handlers: [listOf(aSentHomeTimesheet())],
    });
    expect(await screen.findByText(/4.00 h instead of 1.50 h/)).toBeInTheDocument();
    expect(screen.getByText(/says that they were sent home/)).toBeInTheDocument();
  });

  it('is told of with what was decided', async () => {
    const { unmount } = await openWorker(decided({ by: 'back-office', sentHome: true }));
    expect(
      await screen.findByText('Leafshift decided: the worker was sent home'),
    ).toBeInTheDocument();
    unmount();

    await openWorker(decided({ by: 'back-office', sentHome: false }));
    expect(
      await screen.findByText('Leafshift decided: the hours stay as they were'),
    ).toBeInTheDocument();
  });
});
