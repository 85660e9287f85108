import { declineRequest } from '@leafshift/contracts/employer-shifts';
import { confirmWorker } from '@leafshift/contracts/posts';
import { workerProfile } from '@leafshift/contracts/profile';
import { workerCredentialRefusal } from '@leafshift/domain/credentials';
import { anId, aRequest, aTempPost, aWorkerProfileView } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { ShiftModalHost } from '../shift-modal-host.tsx';

atNow();

beforeAll(() => import('../shift-modal.tsx'));

const BEN = aRequest({ _id: anId(402), requestUser: anId(3), name: 'Ben Li' });
const post = aTempPost({ requests: [aRequest(), BEN], requestCount: 2 });

async function open(handlers: NonNullable<Parameters<typeof renderEmployer>[1]>['handlers'] = []) {
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/posts?shift=${post._id}`,
    store: { shifts: [post] },
    handlers,
  });
  await screen.findByRole('button', { name: 'Confirm Ana Roy' });
  return rendered;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('A row of the requests', () => {
  it('confirms, and declines after asking', async () => {
    const { user, shell, api } = await open();
    await user.click(button('Confirm Ana Roy'));
    await waitFor(() => expect(shell.alerts).toHaveLength(1));
    expect(api.sentTo(confirmWorker)[0]?.body).toEqual({
      requestUserId: anId(2),
      requestId: anId(401),
      name: 'Ana Roy',
    });
    await user.click(button('Decline Ben Li'));
    expect(api.sentTo(declineRequest)).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Shift has no requested workers')).toBeInTheDocument();
    expect(api.sentTo(declineRequest)).toEqual([
      { params: { postId: post._id, requestId: anId(402) } },
    ]);
    expect(shell.alerts.map(({ msg }) => msg)).toEqual(['Worker Confirmed', 'Request Declined']);
  });

  it('says beside the request why it was not confirmed', async () => {
    const { user } = await open([failing(confirmWorker, 'SHIFT_OVERLAPS')]);
    await user.click(button('Confirm Ana Roy'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/overlaps/);
  });

  it('names the credential that its worker lacks, beside the request', async () => {
    const refusal = workerCredentialRefusal(['CannSell']);
    const details = refusal ? { text: refusal.text } : {};
    const { user } = await open([failing(confirmWorker, 'CREDENTIALS_MISSING', details)]);
    await user.click(button('Confirm Ana Roy'));
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent('For this shift the worker needs: CannSell.');
    expect(said.closest('li')).toHaveTextContent('Ana Roy');
  });

  it('says what its worker brings along', async () => {
    const worker = aWorkerProfileView({ posExperience: ['cova'] });
    const { shiftsCompleted } = worker.withMe;
    await open([handle(workerProfile, worker)]);
    const withYou =
      shiftsCompleted === 1 ? '1 shift with you' : `${shiftsCompleted} shifts with you`;
    const facts = `${shiftsCompleted === 0 ? 'New to you' : withYou} · 1 certificate · Cova`;
    expect((await screen.findAllByText(facts)).length).toBe(2);
  });
});
