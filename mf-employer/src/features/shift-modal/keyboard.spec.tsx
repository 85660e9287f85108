import { completeShift, confirmWorker } from '@leafshift/contracts/posts';
import { anId, aRequest, aTempPost } from '@leafshift/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftModalButtons, ShiftModalHost } from './shift-modal-host.tsx';

// After the shift of the builders.
atNow('2026-05-14T22:30:00.000Z');

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('./shift-modal.tsx'));

const post = aTempPost({ requests: [aRequest()], requestCount: 1, totalWorkers: 1 });

/** Presses Tab until the button has the focus, as somebody without a mouse does; then Enter. */
async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  for (let presses = 0; document.activeElement !== button; presses += 1) {
    if (presses > 40) {
      throw new Error(`Tab does not reach ${String(name)}`);
    }
    await user.tab();
  }
  await user.keyboard('{Enter}');
}

/** Goes by Tab to the parts of the shift, and on to the next of them. */
async function choosePart(user: UserEvent): Promise<void> {
  for (let presses = 0; document.activeElement?.getAttribute('type') !== 'radio'; presses += 1) {
    if (presses > 40) throw new Error('Tab does not reach the parts');
    await user.tab();
  }
  await user.keyboard('{ArrowRight}');
  await screen.findByRole('region', { name: 'Confirmed' });
}

describe('With the keyboard alone', () => {
  it('a worker is confirmed and the shift submitted', async () => {
    const { user, api } = renderEmployer(
      <>
        <ShiftModalButtons post={post} />
        <ShiftModalHost known={[post]} />
      </>,
      { path: '/home', store: { shifts: [post] } },
    );
    await press(user, 'View Requests');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await press(user, /^Ana Roy/);
    await press(user, 'Confirm Worker');
    await waitFor(() => expect(api.sentTo(confirmWorker)).toHaveLength(1));
    await choosePart(user);
    await press(user, /^Ana Roy/);
    await press(user, 'Confirm Clock In Time');
    await press(user, 'Confirm Clock Out Time');
    await press(user, 'Submit Rating');
    await press(user, 'SUBMIT SHIFT');
    await screen.findByRole('region', { name: 'Confirmed' });
    await press(user, 'SUBMIT SHIFT');
    await screen.findByRole('region', { name: 'Confirm Shift Details' });
    await press(user, 'SUBMIT SHIFT');
    await waitFor(() =>
      expect(api.sentTo(completeShift)).toEqual([{ params: { postId: anId(301) } }]),
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('the focus stays in the dialog when its view changes, and returns to where it came from', async () => {
    const { user } = renderEmployer(
      <>
        <ShiftModalButtons post={post} />
        <ShiftModalHost known={[post]} />
      </>,
      { path: '/home', store: { shifts: [post] } },
    );
    await press(user, 'View Requests');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await press(user, /^Ana Roy/);
    const view = screen.getByRole('region', { name: 'Worker Profile' });
    expect(view).toHaveFocus();
    await press(user, 'Back');
    expect(screen.getByRole('region', { name: 'Requests' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(document.body).getByRole('button', { name: 'View Requests' })).toHaveFocus();
  });
});
