import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import { declineRequest, type EmployerShiftRow } from '@leafshift/contracts/employer-shifts';
import {
  cancelShift,
  completeShift,
  confirmWorker,
  deletePost,
  shiftCancellationTerms,
  shiftCosts,
  type TempPost,
} from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { aConfirmedWorker, anId, aRequest, aTempPost } from '@leafshift/testing/builders';
import { anApiError, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkAction } from './bulk-plan.ts';

atNow();

const ANA = aRequest();
const BEN = aRequest({ _id: anId(402), requestUser: anId(3), name: 'Ben Li' });
const asked = aTempPost({ requests: [ANA, BEN], requestCount: 2, totalWorkers: 1 });
const taken = aTempPost({
  _id: anId(302),
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
});

const rowOf = (post: TempPost): EmployerShiftRow => ({
  post,
  total: 478.4,
  isBilled: false,
  needs: [],
});

/** The dialog of an action on shifts, by its title. */
function open(
  action: BulkAction,
  shifts: readonly TempPost[],
  settings: Parameters<typeof renderEmployer>[1] = {},
) {
  const rows = shifts.map(rowOf);
  const onClose = jest.fn();
  const rendered = renderEmployer(
    <BulkDialog isOpen action={action} rows={rows} onClose={onClose} onClosed={onClose} />,
    { path: '/posts', store: { shifts: [...shifts], permanent: [] }, ...settings },
  );
  return { ...rendered, onClose, dialog: within(screen.getByRole('dialog')) };
}

describe('Several shifts at once', () => {
  it('are confirmed: who asked first is proposed while there are places, with what it comes to', async () => {
    const { user, api, dialog } = open('confirm', [asked, taken]);
    expect(dialog.getByText('Confirm these workers?')).toBeInTheDocument();
    expect(dialog.getByRole('checkbox', { name: /Ana Roy/ })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: /Ben Li/ })).not.toBeChecked();
    expect(dialog.getByText('1 chosen, $478.40 with fees and tax')).toBeInTheDocument();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Confirm 1' }));
    expect(await dialog.findByText('1 of 1 done')).toBeInTheDocument();
    expect(api.sentTo(confirmWorker).map(({ body }) => body.name)).toEqual(['Ana Roy']);
  });

  it('say of each how it went, and go on after one that is refused', async () => {
    const { user, api, dialog } = open('decline', [asked], {
      handlers: [
        handle(declineRequest, ({ params }) => {
          if (params.requestId === ANA._id) throw anApiError('REQUEST_WITHDRAWN');
          return asked;
        }),
      ],
    });
    await user.click(dialog.getByRole('button', { name: 'Decline 2' }));
    expect(await dialog.findByText('1 of 2 done')).toBeInTheDocument();
    const rows = dialog.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/withdrawn/i);
    expect(rows[1]).toHaveTextContent('Done');
    expect(api.sentTo(declineRequest)).toHaveLength(2);
  });

  it('are cancelled: alone those without anybody are taken back, the others with who is on them', async () => {
    const { user, api, dialog } = open('cancel', [asked, taken]);
    const cancel = dialog.getByRole('button', { name: 'Cancel 2 now' });
    // What it costs is asked first.
    await waitFor(() => expect(cancel).toBeEnabled());
    await user.click(cancel);
    expect(await dialog.findByText('2 of 2 done')).toBeInTheDocument();
    expect(api.sentTo(deletePost)).toEqual([{ params: { id: asked._id } }]);
    expect(api.sentTo(cancelShift)).toEqual([{ params: { postId: taken._id } }]);
  });

  it('say why what cancelling costs is not known, and ask again', async () => {
    const { user, api, dialog } = open('cancel', [taken], {
      handlers: [failing(shiftCancellationTerms, 'DEPENDENCY_DOWN')],
    });
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    expect(dialog.getByRole('alert')).toHaveTextContent(/A service that we need/);
    expect(dialog.getByRole('button', { name: 'Cancel 1 now' })).toBeDisabled();
    api.use(handle(shiftCancellationTerms, { isLate: false, workers: [], total: 0 }));
    await user.click(retry);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel 1 now' })).toBeEnabled());
  });

  it('are recorded as scheduled once they are over, with who recorded their own hours as they did', async () => {
    jest.setSystemTime(new Date('2026-05-14T22:30:00.000Z'));
    const { user, api, dialog } = open('record', [taken, asked]);
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Record 1' }));
    expect(await dialog.findByText('1 of 1 done')).toBeInTheDocument();
    expect(api.sentTo(clockIn)[0]?.body).toEqual({ clockIn: taken.date });
    expect(api.sentTo(clockOut)[0]?.body).toMatchObject({ clockOut: taken.endDate });
    expect(api.sentTo(rateWorker)).toHaveLength(1);
  });

  it('are submitted after what all of them cost was asked in one request, and again where that failed', async () => {
    jest.setSystemTime(new Date('2026-05-14T22:30:00.000Z'));
    const worked = [301, 302, 303].map((id) =>
      aTempPost({
        _id: anId(id),
        confirmedArr: [aConfirmedWorker({ shiftStatus: 'Completed' })],
        confirmedCount: 1,
      }),
    );
    let asked = 0;
    const { user, api, dialog } = open('submit', worked, {
      handlers: [
        handle(shiftCosts, ({ body }) => {
          asked += 1;
          if (asked === 1) throw anApiError('DEPENDENCY_DOWN');
          return { costs: body.postIds.map((postId) => ({ postId, total: 100 })) };
        }),
      ],
    });
    await user.click(await dialog.findByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('3 chosen, $300.00 with fees and tax')).toBeInTheDocument();
    expect(asked).toBe(2);
    await user.click(dialog.getByRole('button', { name: 'Submit 3' }));
    expect(await dialog.findByText('3 of 3 done')).toBeInTheDocument();
    expect(api.sentTo(completeShift)).toHaveLength(3);
  });

  it('are not submitted before they are over, and say why', async () => {
    const { user, api, dialog, onClose } = open('submit', [taken]);
    expect(dialog.getByRole('checkbox')).toBeDisabled();
    expect(dialog.getByText(/Please complete all workers shifts/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Submit 0' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    // What was chosen stays chosen.
    expect(onClose).toHaveBeenCalledWith(false);
    expect(api.sentTo(completeShift)).toEqual([]);
  });
});
