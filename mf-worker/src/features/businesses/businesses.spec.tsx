import { markBusiness, unmarkBusiness } from '@leafshift/contracts/availability';
import { aTempPost } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { BusinessMark } from './business-mark.tsx';
import { MarkedBusinesses } from './marked-businesses.tsx';

atNow();

const shift = aTempPost({ name: 'Prairie Sky' });
const ofEmployer = { params: { employerId: shift.employer } };
const renderMark = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<BusinessMark shift={shift} />, { store: { businesses: [] }, ...settings });

describe('a business', () => {
  it('becomes a favourite and stops being one with one tap each', async () => {
    const { user, api } = renderMark();
    await user.click(await screen.findByRole('button', { name: 'Favourite', pressed: false }));
    await user.click(await screen.findByRole('button', { name: 'Favourite', pressed: true }));
    await waitFor(() => expect(api.sentTo(unmarkBusiness)).toEqual([ofEmployer]));
    expect(api.sentTo(markBusiness)).toEqual([{ ...ofEmployer, body: { mark: 'favourite' } }]);
  });

  it('is blocked after a question that says what follows, and can be unblocked', async () => {
    const { user, api } = renderMark();
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block Prairie Sky?' });
    expect(dialog).toHaveTextContent('The business is not told.');
    expect(api.sentTo(markBusiness)).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Block' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible();
    expect(screen.getByText(/You blocked this business/)).toBeVisible();
    expect(api.sentTo(markBusiness)).toEqual([{ ...ofEmployer, body: { mark: 'blocked' } }]);
  });

  it('is as before when the server refuses, and I am told why', async () => {
    const { user, shell } = renderMark({ handlers: [failing(markBusiness, 'TOO_MANY_MARKED')] });
    await user.click(await screen.findByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(shell.alerts).toMatchObject([{ kind: 'Error' }]));
    expect(await screen.findByRole('button', { name: 'Favourite', pressed: false })).toBeVisible();
  });

  it('can be taken off its list', async () => {
    const { user, api } = renderWorker(<MarkedBusinesses />);
    await user.click(await screen.findByRole('button', { name: 'Delete Harbour Greens' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No favourite businesses')).toBeVisible();
    expect(api.sentTo(unmarkBusiness)).toHaveLength(1);
  });
});
