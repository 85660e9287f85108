import {
  autoConfirmRules,
  dropAutoConfirm,
  setAutoConfirm,
} from '@leafshift/contracts/auto-confirm';
import { aTempPost } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { renderEmployer } from '../../../dev/render-employer.tsx';
import { AutoConfirmView } from './auto-confirm-view.tsx';

const post = aTempPost();
const store = { kind: 'store', location: post.location._id } as const;
const FAVOURITES = { minRating: null, favouritesOnly: true, certificate: null };

const open = (rules: Parameters<typeof answer>[0] = []) =>
  renderEmployer(<AutoConfirmView post={post} />, { handlers: [answer(rules)] });
const answer = (rules: { scope: typeof store; criteria: typeof FAVOURITES | null }[]) =>
  handle(autoConfirmRules, { rules });

describe('Automatic confirmation', () => {
  it('is set for a shift by rating, favourites and certificate, of which there has to be one', async () => {
    const { user, api, container } = open();
    const mode = await screen.findByRole('combobox', { name: 'Confirm' });
    expect(mode).toHaveDisplayValue('As the wider rule says');
    await user.selectOptions(mode, 'Workers who are …');
    expect(screen.getByRole('button', { name: 'Save rule' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rated at least' }), '4.5 stars');
    await user.click(screen.getByRole('checkbox', { name: 'My favourites only' }));
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    const criteria = { minRating: 4.5, favouritesOnly: true, certificate: null };
    await waitFor(() =>
      expect(api.sentTo(setAutoConfirm)).toEqual([
        { body: { scope: { kind: 'shift', postId: post._id }, criteria } },
      ]),
    );
  });

  it('shows the rule of the store, which is taken away where the wider one is to hold', async () => {
    const { user, api } = open([{ scope: store, criteria: FAVOURITES }]);
    await user.click(await screen.findByText('This store'));
    const mode = screen.getByRole('combobox', { name: 'Confirm' });
    expect(mode).toHaveDisplayValue('Workers who are …');
    expect(screen.getByRole('checkbox', { name: 'My favourites only' })).toBeChecked();
    await user.selectOptions(mode, 'As the wider rule says');
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(api.sentTo(dropAutoConfirm)).toEqual([{ body: store }]));
  });
});
