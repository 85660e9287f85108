import { decideAccountReview } from '@leafshift/contracts/account-reviews';
import { people } from '@leafshift/contracts/back-office';
import { answerAppeal } from '@leafshift/contracts/suspensions';
import { hoursFromNow } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAccountReview, anAppeal } from '../../../dev/desk/people.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as PeoplePage } from '../../routes/people-page.tsx';

atNow();

const open = (path = '/people', settings = {}) => renderDesk(<PeoplePage />, { path, ...settings });

describe('People', () => {
  it('are found by the start of what is known of them', async () => {
    const { user, api, container } = open();
    expect(await screen.findByRole('link', { name: 'Kim Tran' })).toHaveAttribute(
      'href',
      '/people/5eed00000000000000000004',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(screen.getByRole('searchbox'), 'ana');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kim Tran' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Ana Roy' })).toBeVisible();
    // Not every letter asks.
    expect(api.sentTo(people).map(({ query }) => query.q)).toEqual([undefined, 'ana']);
  });

  it('are nobody where nobody is called so', async () => {
    open('/people?q=zzz');
    expect(await screen.findByText('Nobody was found.')).toBeVisible();
  });
});

describe('Pictures that were changed after an approval', () => {
  it('are shown with how often they were, and lead to their owner', async () => {
    const { container } = open('/people?tab=pictures');
    const row = await screen.findByRole('row', { name: /Ana Roy/ });
    expect(row).toHaveTextContent(/Worker.*2$/);
    expect(within(row).getByRole('img', { name: 'Ana Roy' })).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Ana Roy' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('Accounts under review', () => {
  it('go on, with a reason for the record', async () => {
    const { user, api } = open('/people?tab=reviews');
    expect(await screen.findByText(/Same telephone number/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Let it go on' }));
    await user.click(screen.getByRole('radio', { name: /household/ }));
    await user.click(screen.getByRole('button', { name: 'Let it go on' }));
    expect(await screen.findByText('No account waits for review.')).toBeVisible();
    expect(api.sentTo(decideAccountReview)).toEqual([
      {
        params: { id: anAccountReview()._id },
        body: { decision: 'cleared', reason: 'Several people of one household share it.' },
      },
    ]);
  });
});

describe('Appeals', () => {
  it('are late after three days', async () => {
    const appeal = { text: 'My train did not run.', at: hoursFromNow(-73), answer: null };
    open('/people?tab=appeals', { store: { appeals: [anAppeal({ appeal })] } });
    expect(await screen.findByText('3d, promised within 72 hr')).toBeVisible();
  });

  it('are answered, a shorter suspension with its last day', async () => {
    const { user, api } = open('/people?tab=appeals');
    const appeal = within(await screen.findByRole('article', { name: 'Ana Roy' }));
    expect(appeal.getByText('My train did not run.')).toBeVisible();
    await user.click(appeal.getByRole('radio', { name: 'Shortened' }));
    await user.type(appeal.getByLabelText(/^Why/, { selector: 'textarea' }), 'That is true.');
    await user.click(appeal.getByRole('button', { name: 'Answer the appeal' }));
    expect(await appeal.findByText('A date is required')).toBeVisible();
    fireEvent.change(appeal.getByLabelText(/^Last day/), { target: { value: '2026-05-14' } });
    await user.click(appeal.getByRole('button', { name: 'Answer the appeal' }));
    expect(await screen.findByText('No appeal waits for an answer.')).toBeVisible();
    expect(api.sentTo(answerAppeal)).toEqual([
      {
        params: { id: anAppeal()._id },
        body: {
          decision: 'shortened',
          words: 'That is true.',
          until: '2026-05-15T02:29:59.000Z',
        },
      },
    ]);
  });
});
