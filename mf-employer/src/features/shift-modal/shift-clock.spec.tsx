import { clockIn, clockOut, clockRules } from '@leafshift/contracts/clockedtime';
import type { TempPost } from '@leafshift/contracts/posts';
import { aConfirmedWorker, aTempPost } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftModalHost } from './shift-modal-host.tsx';

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('./shift-modal.tsx'));

const BOUNDS = { clockInEarlyMinutes: 60, clockOutMaxHours: 16 };
const IN = { checkInTime: '2026-05-14T13:00:00.000Z' };

/** A shift on 14 May from 9:00 to 17:00 in Toronto, with one worker. */
const withWorker = (
  shiftStatus: 'Confirmed' | 'Clocked In' | 'No Show' = 'Confirmed',
  times = {},
): TempPost => {
  const nothing = { checkInTime: null, checkOutTime: null, rated: false, rating: null };
  const shiftDetails = { employer: { ...nothing, ...times } };
  return aTempPost({
    confirmedArr: [aConfirmedWorker({ shiftStatus, shiftDetails })],
    confirmedCount: shiftStatus === 'No Show' ? 0 : 1,
  });
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(post: TempPost, serverNow?: string) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=confirmed`,
    store: { shifts: [post] },
    handlers: serverNow ? [handle(clockRules, { now: serverNow, ...BOUNDS })] : [],
  });
  await screen.findByRole('dialog', { name: 'Confirmed' });
  return rendered;
}

async function openWorker(post: TempPost, serverNow?: string) {
  const rendered = await open(post, serverNow);
  await rendered.user.click(button(/Ana Roy/));
  return rendered;
}

describe('A clock-in', () => {
  describe('two days before the shift', () => {
    atNow();

    it('cannot be recorded earlier than an hour before the start, and says from when on', async () => {
      await openWorker(withWorker());
      expect(button('Confirm Clock In Time')).toBeDisabled();
      expect(button('Confirm Clock In Time')).toHaveAccessibleDescription(
        'Clock-in can be recorded from Thu, May 14, 2026, 8:00 AM on.',
      );
      expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    });

    it('goes by the clock of the server', async () => {
      const { user, api } = await openWorker(withWorker(), '2026-05-14T14:00:30.000Z');
      await waitFor(() => expect(button('Confirm Clock In Time')).toBeEnabled());
      await user.click(button('Confirm Clock In Time'));
      await waitFor(() =>
        expect(api.sentTo(clockIn)[0]?.body).toEqual({ clockIn: '2026-05-14T13:00:00.000Z' }),
      );
    });
  });

  describe('shortly before the start', () => {
    atNow('2026-05-14T12:48:59.000Z');

    it('is proposed at this minute', async () => {
      await openWorker(withWorker());
      expect(screen.getByLabelText(/Clock-in time/)).toHaveValue('May 14, 2026 8:48 AM');
    });

    it.each([
      ['7:30 am', 'Clock-in is possible from 60 min before the start of the shift'],
      ['9:00 am', 'A clocked time cannot lie in the future'],
    ])('at %s is refused beside the field', async (time, reason) => {
      const { user, api } = await openWorker(withWorker());
      const field = screen.getByLabelText(/Clock-in time/);
      await user.clear(field);
      await user.paste(`May 14, 2026 ${time}`);
      await user.keyboard('{Enter}');
      await user.click(button('Confirm Clock In Time'));
      expect(screen.getByRole('alert')).toHaveTextContent(reason);
      expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
      expect(api.sentTo(clockIn)).toEqual([]);
    });
  });
});

describe('A clock-out', () => {
  describe('during the shift', () => {
    atNow('2026-05-14T17:20:10.000Z');

    it('is proposed at this minute', async () => {
      const { user, api } = await openWorker(withWorker('Clocked In', IN));
      expect(screen.getByLabelText(/Clock-out time/)).toHaveValue('May 14, 2026 1:20 PM');
      await user.click(button('Confirm Clock Out Time'));
      await waitFor(() =>
        expect(api.sentTo(clockOut)[0]?.body).toEqual({ clockOut: '2026-05-14T17:20:00.000Z' }),
      );
    });
  });

  describe('days later', () => {
    atNow('2026-05-16T12:00:00.000Z');

    it('of more than sixteen hours is refused beside the field', async () => {
      const { user, api } = await openWorker(withWorker('Clocked In', IN));
      const field = screen.getByLabelText(/Clock-out time/);
      await user.clear(field);
      await user.paste('May 15, 2026 1:15 am');
      await user.keyboard('{Enter}');
      await user.click(button('Confirm Clock Out Time'));
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Clock-out is possible at most 16 h after clock-in',
      );
      expect(api.sentTo(clockOut)).toEqual([]);
    });
  });
});

describe('A shift to which nobody came so far', () => {
  describe('before its end', () => {
    atNow('2026-05-14T20:59:00.000Z');

    it('cannot be submitted before the end while somebody may still come, and says from when on', async () => {
      await open(withWorker('No Show'));
      expect(button('SUBMIT SHIFT')).toBeDisabled();
      expect(button('SUBMIT SHIFT')).toHaveAccessibleDescription(
        'This shift can be submitted from Thu, May 14, 2026, 5:00 PM on, or once everybody has clocked out.',
      );
      expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    });
  });

  describe('after its end', () => {
    atNow('2026-05-14T21:00:00.000Z');

    it('can be submitted', async () => {
      const { user } = await open(withWorker('No Show'));
      await user.click(button('SUBMIT SHIFT'));
      expect(screen.getByRole('dialog', { name: 'Confirm Shift Details' })).toBeVisible();
    });
  });
});
