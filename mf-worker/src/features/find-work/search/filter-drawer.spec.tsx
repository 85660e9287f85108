import { aTempPost } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../../dev/render-worker.tsx';
import { Component as FindWorkPage } from '../../../routes/find-work-page.tsx';

atNow();
beforeEach(() => localStorage.clear());

const renderFindWork = () =>
  renderWorker(<FindWorkPage />, {
    path: '/find-work',
    route: '/find-work/:id?',
    store: { shifts: [aTempPost()] },
  });

describe('The search of Find Work', () => {
  it('is narrowed in a drawer, where each choice takes effect', async () => {
    const { user, address } = renderFindWork();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await user.type(within(drawer).getByLabelText('Minimum hourly rate'), '25{Enter}');
    await user.click(within(drawer).getByLabelText('Province'));
    await user.click(await screen.findByTitle('Ontario'));
    await user.type(within(drawer).getByLabelText('City'), 'Toronto{Enter}');
    await waitFor(() => expect(address()).toBe('/find-work?province=ON&minRate=25&city=Toronto'));
    expect(await accessibilityProblems(drawer)).toEqual([]);
    await user.click(within(drawer).getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/find-work');
  });

  it('takes a rate with a comma, and says where it is none', async () => {
    const { user, address } = renderFindWork();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const rate = within(await screen.findByRole('dialog', { name: 'Filters' })).getByLabelText(
      'Minimum hourly rate',
    );
    await user.type(rate, '18,5{Enter}');
    await waitFor(() => expect(address()).toBe('/find-work?minRate=18.5'));
    expect(rate).toHaveValue('18,5');
    await user.type(rate, 'x');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter an amount such as 18.50');
    expect(rate).toHaveAccessibleDescription('Enter an amount such as 18.50');
  });
});
