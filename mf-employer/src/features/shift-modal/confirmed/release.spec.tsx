import {
  cancelShift,
  leftByChoice,
  releaseTerms,
  releaseWorker,
  shiftCancellationTerms,
  type TempPost,
} from '@leafshift/contracts/posts';
import { aConfirmedWorker, anId, aTempPost } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal.tsx'));

const confirmed = aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
const late = handle(releaseTerms, () => ({ isLate: true, hours: 4, pay: 92, total: 121.83 }));
const free = handle(releaseTerms, () => ({ isLate: false, hours: 0, pay: 0, total: 0 }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openWorker(
  post: TempPost,
  handlers: NonNullable<Parameters<typeof renderEmployer>[1]>['handlers'] = [],
) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=confirmed`,
    store: { shifts: [post] },
    handlers,
  });
  await screen.findByRole('dialog', { name: 'Confirmed' });
  await rendered.user.click(button(/Ana Roy/));
  await rendered.user.click(button('Release'));
  const title = await screen.findByText('Release Ana Roy from the shift?');
  const ask = title.closest('[role="dialog"]');
  if (!(ask instanceof HTMLElement)) throw new Error('Nobody asks');
  return { ...rendered, ask };
}

describe('A confirmed worker who is released', () => {
  it('is so for a reason, after what it costs was said', async () => {
    const { user, ask, api, shell } = await openWorker(confirmed, [late]);
    expect(await within(ask).findByText(/Ana Roy is paid 4 hours \(\$92.00\)/)).toHaveTextContent(
      'adds $121.83 to the invoice',
    );
    expect(await accessibilityProblems(ask)).toEqual([]);
    await user.click(within(ask).getByRole('button', { name: 'Release' }));
    expect(await within(ask).findByRole('alert')).toHaveTextContent('Please give a reason');
    expect(api.sentTo(releaseWorker)).toEqual([]);

    await user.type(within(ask).getByLabelText('Reason, which the worker reads'), 'Closed');
    await user.click(within(ask).getByRole('button', { name: 'Release' }));

    expect(await screen.findByRole('dialog', { name: 'Confirmed' })).toBeVisible();
    expect(api.sentTo(releaseWorker)).toEqual([
      { params: { postId: confirmed._id, confirmedId: anId(411) }, body: { reason: 'Closed' } },
    ]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Worker released' }]);
  });

  it('is not, before what it costs was said', async () => {
    const { user, ask, api } = await openWorker(confirmed, [
      failing(releaseTerms, 'DEPENDENCY_DOWN'),
    ]);
    const release = within(ask).getByRole('button', { name: 'Release' });
    expect(release).toBeDisabled();
    const retry = await within(ask).findByRole('button', { name: 'Retry' });
    expect(release).toBeDisabled();
    api.use(late);
    await user.click(retry);
    await waitFor(() => expect(release).toBeEnabled());
  });

  it('costs nothing with 24 hours notice', async () => {
    const { ask } = await openWorker(confirmed, [free]);
    await waitFor(() => expect(within(ask).getByText(/This is free until 24 hours/)).toBeVisible());
  });
});

describe('A worker who was sent home', () => {
  const worker = aConfirmedWorker({
    shiftStatus: 'Clocked Out',
    shiftDetails: {
      employer: {
        checkInTime: '2026-05-12T12:00:00.000Z',
        checkOutTime: '2026-05-12T12:30:00.000Z',
        rated: false,
        rating: null,
      },
    },
  });
  const post = aTempPost({
    date: '2026-05-12T12:00:00.000Z',
    endDate: '2026-05-12T20:00:00.000Z',
    confirmedArr: [worker],
    confirmedCount: 1,
  });

  it('is paid four hours, unless the employer says that they left by choice', async () => {
    const { user, api } = renderEmployer(<ShiftModalHost known={[post]} />, {
      path: `/home?shift=${post._id}&view=confirmed`,
      store: { shifts: [post] },
    });
    await screen.findByRole('dialog', { name: 'Confirmed' });
    await user.click(button(/Ana Roy/));
    await waitFor(() => expect(screen.getByText(/paid at least four hours/)).toBeVisible());
    await user.click(button('Left by their own choice'));
    await user.type(await screen.findByLabelText('Reason, which the worker reads'), 'Unwell');
    const [, confirm] = screen.getAllByRole('button', { name: 'Left by their own choice' });
    if (confirm) await user.click(confirm);
    expect(api.sentTo(leftByChoice)).toMatchObject([{ body: { reason: 'Unwell' } }]);
  });
});

describe('A shift that is cancelled with who is confirmed on it', () => {
  it('says what each is paid and the total, and is cancelled', async () => {
    const worker = { _id: anId(411), name: 'Ana Roy', hours: 4, pay: 92 };
    const terms = handle(shiftCancellationTerms, () => ({
      isLate: true,
      workers: [worker],
      total: 121.83,
    }));
    const { user, api } = renderEmployer(<ShiftModalHost known={[confirmed]} />, {
      path: `/home?shift=${confirmed._id}&view=confirmed`,
      store: { shifts: [confirmed] },
      handlers: [terms],
    });
    await screen.findByRole('dialog', { name: 'Confirmed' });
    await user.click(button('Cancel Shift'));
    await waitFor(() => expect(screen.getByText('Ana Roy: 4 hours, $92.00')).toBeVisible());
    expect(screen.getByText(/An invoice of \$121.83/)).toBeVisible();
    const [, confirm] = screen.getAllByRole('button', { name: 'Cancel Shift' });
    if (confirm) await user.click(confirm);
    expect(api.sentTo(cancelShift)).toEqual([{ params: { postId: confirmed._id } }]);
  });
});
