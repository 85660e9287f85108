import {
  clockCode,
  clockOut,
  correctTimesheet,
  timesheets,
  witnessTime,
} from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { aConfirmedWorker, aTempPost, aTimesheet } from '@leafshift/testing/builders';
import { failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';

// Loads the code that the page would load on demand, so that the first test does not wait for it.
beforeAll(async () => {
  await import('../shift-modal/shift-modal.tsx');
  await import('./correct-dialog.tsx');
});

const IN = '2026-05-14T13:00:00.000Z';
const OUT = '2026-05-14T21:00:00.000Z';
const base = aTimesheet();

/** A shift on 14 May from 9:00 to 17:00 in Toronto, with one worker. */
const withWorker = (
  shiftStatus: 'Confirmed' | 'Clocked In' | 'Clocked Out' = 'Confirmed',
  times = {},
): TempPost => {
  const nothing = { checkInTime: null, checkOutTime: null, rated: false, rating: null };
  const shiftDetails = { employer: { ...nothing, ...times } };
  return aTempPost({
    confirmedArr: [aConfirmedWorker({ shiftStatus, shiftDetails })],
    confirmedCount: 1,
  });
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function open(post: TempPost, handlers: readonly Handler[] = []) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=confirmed`,
    store: { shifts: [post] },
    handlers,
  });
  await screen.findByRole('dialog', { name: 'Confirmed' });
  return rendered;
}

async function openWorker(
  post: TempPost,
  sheet: ReturnType<typeof aTimesheet>,
  more: readonly Handler[] = [],
) {
  const sheets = handle(timesheets, { timesheets: [sheet], nextCursor: null });
  const rendered = await open(post, [sheets, ...more]);
  await rendered.user.click(await button(/Ana Roy/));
  return rendered;
}

describe('The clock code of a shift', () => {
  describe('two days before', () => {
    atNow();

    it('is not offered yet', async () => {
      await open(withWorker());
      expect(screen.queryByRole('button', { name: 'Show clock code' })).toBeNull();
    });
  });

  describe('once workers may come', () => {
    atNow('2026-05-14T12:30:00.000Z');

    it('is shown as digits and as a picture, on demand only', async () => {
      const { user, api } = await open(withWorker());
      const show = await button('Show clock code');
      expect(api.sentTo(clockCode)).toEqual([]);
      await user.click(show);

      expect(await screen.findByText('482 915')).toBeVisible();
      expect(screen.getByLabelText(/QR code/)).toBeInTheDocument();
      expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
      await user.click(await button('Hide clock code'));
      expect(screen.queryByText('482 915')).toBeNull();
    });
  });
});

describe('The hours of a worker', () => {
  atNow('2026-05-14T21:30:00.000Z');

  it('that nobody witnessed are marked in the list, and accepted with one click', async () => {
    const said = aTimesheet({ worker: { ...base.worker, clockIn: IN, unwitnessed: ['in'] } });
    const { user, api, shell } = await openWorker(withWorker(), said, [handle(witnessTime, said)]);
    const hours = await screen.findByRole('table', { name: 'Hours' });
    expect(within(hours).getByText('Thu, May 14, 2026, 9:00 AM')).toBeVisible();
    expect(within(hours).getByText('Without a code')).toBeVisible();

    await user.click(await button('Accept the clock-in time of the worker'));
    await waitFor(() =>
      expect(api.sentTo(witnessTime)).toEqual([{ params: { id: said._id }, body: { time: 'in' } }]),
    );
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Time Accepted' }]);
  });

  it('that the device sent later are marked, with when they came and whether the code was right', async () => {
    const late = [{ time: 'in' as const, sentAt: '2026-05-14T18:05:00.000Z', codeFits: true }];
    const said = aTimesheet({ worker: { ...base.worker, clockIn: IN, unwitnessed: ['in'], late } });
    await openWorker(withWorker(), said, []);
    const hours = await screen.findByRole('table', { name: 'Hours' });
    expect(within(hours).getByText(/without a network, received Thu, May 14.*2:05/)).toBeVisible();
    expect(within(hours).getByText(/The code was that of this time/)).toBeVisible();
  });

  it('stand side by side, with what was corrected and why', async () => {
    const times = { clockIn: IN, clockOut: OUT, breakMinutes: 30 };
    const sheet = aTimesheet({
      employer: times,
      worker: { ...base.worker, clockIn: IN, clockOut: OUT, witnessed: true, clockInMetres: 12 },
      corrections: [
        { at: OUT, before: { ...times, breakMinutes: 0 }, after: times, reason: 'Lunch' },
      ],
    });
    await openWorker(withWorker('Clocked Out', { checkInTime: IN, checkOutTime: OUT }), sheet);
    const hours = await screen.findByRole('table', { name: 'Hours' });
    expect(within(hours).getByText('30 min')).toBeVisible();
    expect(within(hours).getByText('12 m from the place')).toBeVisible();
    expect(screen.getByText('Lunch')).toBeVisible();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('are corrected with a reason, and keep what was typed when it is refused', async () => {
    const sheet = aTimesheet({
      employer: { clockIn: IN, clockOut: OUT, breakMinutes: 0 },
      worker: { ...base.worker, clockIn: IN, clockOut: OUT, witnessed: true },
    });
    const post = withWorker('Clocked Out', { checkInTime: IN, checkOutTime: OUT });
    const { user, api } = await openWorker(post, sheet, [
      failing(correctTimesheet, 'CORRECTION_REASON_REQUIRED'),
    ]);
    await user.click(await button('Correct hours'));
    const minutes = await screen.findByLabelText('Unpaid break in minutes');
    await user.clear(minutes);
    await user.type(minutes, '45');
    await user.click(await button('Save'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Say why you change it/);
    expect(minutes).toHaveValue('45');

    api.use(handle(correctTimesheet, sheet));
    await user.type(screen.getByLabelText('Reason'), 'Long lunch');
    await user.click(await button('Save'));
    await waitFor(() =>
      expect(api.sentTo(correctTimesheet).at(-1)).toEqual({
        params: { id: sheet._id },
        body: { breakMinutes: 45, reason: 'Long lunch' },
      }),
    );
  });

  it('end with a break where the employer enters one', async () => {
    const sheet = aTimesheet({ employer: { clockIn: IN, clockOut: null, breakMinutes: 0 } });
    const { user, api } = await openWorker(withWorker('Clocked In', { checkInTime: IN }), sheet);
    await user.type(await screen.findByLabelText('Unpaid break in minutes'), '20');
    await user.click(await button('Confirm Clock Out Time'));
    await waitFor(() =>
      expect(api.sentTo(clockOut)[0]?.body).toEqual({ clockOut: OUT, breakMinutes: 20 }),
    );
  });
});
