import type { TempPost } from '@leafshift/contracts/posts';
import { type ReceivedRating, receivedRatings } from '@leafshift/contracts/rating';
import { aCompletedShift, anId } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal.tsx'));

const { completedAt: _at, invoiceId: _invoice, worked: _worked, ...shift } = aCompletedShift();
const submitted: TempPost = shift;

async function openWorker(ratings: readonly ReceivedRating[]) {
  const rendered = renderEmployer(<ShiftModalHost known={[submitted]} />, {
    path: `/home?shift=${submitted._id}&view=confirmed`,
    store: { shifts: [submitted] },
    handlers: [handle(receivedRatings, { ratings: [...ratings] })],
  });
  await screen.findByRole('dialog', { name: 'Confirmed' });
  await rendered.user.click(screen.getByRole('button', { name: /Ana Roy/ }));
  return rendered;
}

describe('What a worker gave the business', () => {
  it('stands beside the worker of the shift once it is shown, words as they were written', async () => {
    const { baseElement } = await openWorker([
      { confirmedId: anId(411), rating: 2, comment: 'No breaks.\n<b>Loud</b>' },
    ]);
    const received = await screen.findByRole('region', { name: 'Ana Roy gave your business' });
    expect(received).toHaveTextContent('Rated 2.00 out of 5');
    expect(received).toHaveTextContent('No breaks. <b>Loud</b>');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
  });

  it('is not there while it is hidden, nor what another worker gave', async () => {
    const { api } = await openWorker([{ confirmedId: anId(499), rating: 1, comment: 'Other' }]);
    expect(await screen.findByText('5 stars')).toBeVisible();
    expect(api.sentTo(receivedRatings)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /gave your business/ })).toBeNull();
  });
});
