import { completeShift, markNoShow, type TempPost } from '@leafshift/contracts/posts';
import { aConfirmedWorker, anId, aTempPost } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal.tsx'));

/** Began an hour before the clock of the specs. */
const begun = aTempPost({
  date: '2026-05-12T12:00:00.000Z',
  endDate: '2026-05-12T20:00:00.000Z',
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
});
const absent = begun.with({
  confirmedArr: [aConfirmedWorker({ shiftStatus: 'No Show' })],
  confirmedCount: 0,
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openWorker(post: TempPost, handlers: Parameters<typeof show>[1] = []) {
  const rendered = await show(post, handlers);
  await rendered.user.click(button(/Ana Roy/));
  return rendered;
}

async function show(
  post: TempPost,
  handlers: NonNullable<Parameters<typeof renderEmployer>[1]>['handlers'] = [],
) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=confirmed`,
    store: { shifts: [post] },
    handlers,
  });
  await screen.findByRole('dialog', { name: 'Confirmed' });
  return rendered;
}

/** Marks the worker and says yes; gives the dialog that asked. */
async function confirmed(user: UserEvent): Promise<HTMLElement> {
  await user.click(button('Mark as No-Show'));
  const ask = (await screen.findByText('Did Ana Roy not come?')).closest('[role="dialog"]');
  if (!(ask instanceof HTMLElement)) {
    throw new Error('Nobody asks');
  }
  await user.click(within(ask).getByRole('button', { name: 'Mark as No-Show' }));
  return ask;
}

describe('A confirmed worker who never came', () => {
  it('is marked after asking, and counts as settled', async () => {
    const { user, shell, api } = await openWorker(begun);
    await confirmed(user);

    expect(await screen.findByText(/Marked as a no-show: no hours, no pay/)).toBeVisible();
    expect(api.sentTo(markNoShow)).toEqual([
      { params: { postId: begun._id, confirmedId: anId(411) } },
    ]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Marked as No-Show' }]);
    expect(button('Confirm Clock In Time')).toBeVisible();
    await user.click(button('SUBMIT SHIFT'));
    expect(await screen.findByRole('dialog', { name: 'Confirmed' })).toHaveTextContent('No Show');
  });

  it('cannot be marked before the shift has begun', async () => {
    await openWorker(aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 }));
    expect(screen.queryByRole('button', { name: 'Mark as No-Show' })).toBeNull();
  });

  it('says in place why the server refused', async () => {
    const { user } = await openWorker(begun, [failing(markNoShow, 'ALREADY_CLOCKED_IN')]);
    const ask = await confirmed(user);
    expect(await within(ask).findByRole('alert')).toHaveTextContent(
      'The clock-in time is already confirmed',
    );
  });

  it('came after all once a clock-in time is confirmed', async () => {
    const { user } = await openWorker(absent);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(button('Confirm Clock In Time'));
    expect(await screen.findByRole('button', { name: 'Confirm Clock Out Time' })).toBeVisible();
    expect(screen.queryByText(/Marked as a no-show/)).toBeNull();
  });
});

describe('A shift to which nobody came', () => {
  // After its end: until then somebody may still come.
  atNow('2026-05-12T20:00:00.000Z');

  it('is submitted without an invoice', async () => {
    const done = { post: { ...absent, status: 'Complete' as const }, invoice: null };
    const { user, shell } = await show(absent, [handle(completeShift, done)]);
    await user.click(button('SUBMIT SHIFT'));
    expect(await screen.findByText(/so there is nothing to pay/)).toBeVisible();
    await user.click(button('SUBMIT SHIFT'));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Shift Submitted' }]),
    );
    expect(await screen.findByRole('dialog', { name: 'Confirmed' })).toBeVisible();
  });
});
