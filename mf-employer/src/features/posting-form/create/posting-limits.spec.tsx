import { createPost } from '@leafshift/contracts/posts';
import { aPermanentPost } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openHalfFilled, PERMANENT, reviewed } from '../../../../dev/posting-form.tsx';
import { atNow } from '../../../../dev/render-employer.tsx';

atNow();

const draft = { employmentType: 'Permanent' as const, permanent: PERMANENT };
const create = async (user: UserEvent) => {
  const dialog = await reviewed(user);
  const confirm = dialog.getByRole('button', { name: 'Create Posting' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
  return dialog;
};

describe('A new business that posts', () => {
  it('learns when it can go on after its allowance, and loses nothing', async () => {
    const { user } = await openHalfFilled(draft, {
      handlers: [failing(createPost, 'POSTING_LIMIT')],
    });
    const dialog = await create(user);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'You have posted as much as a new account may.',
    );
    await user.click(dialog.getByRole('button', { name: 'Edit Posting' }));
    expect(screen.getByLabelText('Job Title')).toHaveValue('Store Manager');
  });

  it('learns that its first posting waits for review', async () => {
    const { user } = await openHalfFilled(draft, {
      handlers: [handle(createPost, aPermanentPost({ state: 'in-review' }))],
    });
    await create(user);
    expect(await screen.findByText(/We read the first posting of a new business/)).toBeVisible();
    expect(screen.getByText('Post Created!')).toBeVisible();
  });
});
