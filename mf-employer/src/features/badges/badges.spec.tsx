import type { TempPost } from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { shiftBadges } from '@leafshift/contracts/quizzes';
import {
  anId,
  aQuizBadge,
  aRequest,
  aTempPost,
  aWorkerProfileView,
} from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal/shift-modal.tsx'));

const post: TempPost = aTempPost({
  requests: [aRequest(), aRequest({ _id: anId(402), requestUser: anId(3), name: 'Ben Li' })],
  requestCount: 2,
});

async function open(handlers: NonNullable<Parameters<typeof renderEmployer>[1]>['handlers'] = []) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=request`,
    store: { shifts: [post] },
    handlers,
  });
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible(), { timeout: 5_000 });
  return { ...rendered, dialog: within(screen.getByRole('dialog')) };
}

describe('Those who asked for a shift', () => {
  it('show the quizzes that they have passed, and can be chosen by them', async () => {
    const { user, dialog } = await open();
    const requests = within(dialog.getByRole('list', { name: 'Requests' }));
    expect(await requests.findByText('Responsible sale')).toBeVisible();
    expect(requests.getAllByRole('listitem')).toHaveLength(2);
    const choice = dialog.getByLabelText('Quizzes passed');
    await user.selectOptions(choice, 'Responsible sale');
    expect(requests.getAllByRole('listitem')).toHaveLength(1);
    expect(requests.queryByText('Ben Li')).not.toBeInTheDocument();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.selectOptions(choice, 'Everybody');
    expect(requests.getByText('Ben Li')).toBeVisible();
  });

  it('have them on their profile with the day', async () => {
    const view = aWorkerProfileView({ badges: [aQuizBadge()] });
    const { user, dialog } = await open([handle(workerProfile, view)]);
    await user.click(await dialog.findByRole('button', { name: /^Ana Roy/ }));
    expect(await dialog.findByRole('heading', { name: 'Quizzes passed' })).toBeVisible();
    expect(dialog.getByText(/May 11, 2026/)).toBeVisible();
  });

  it('are all there where the quizzes cannot be loaded, as with an API of the release before', async () => {
    const { dialog } = await open([failing(shiftBadges, 'NOT_FOUND')]);
    expect(dialog.getByText('Ben Li')).toBeVisible();
    expect(dialog.queryByLabelText('Quizzes passed')).not.toBeInTheDocument();
  });
});
