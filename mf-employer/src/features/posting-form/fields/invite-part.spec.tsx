import { inviteWorkers } from '@leafshift/contracts/favourites';
import { createPost } from '@leafshift/contracts/posts';
import { anId } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { openForm, openHalfFilled, reviewed, TEMP } from '../../../../dev/posting-form.tsx';
import { atNow } from '../../../../dev/render-employer.tsx';

atNow();

describe('Favourites to invite', () => {
  const ana = anId(60);

  it('are told as soon as it is posted, for each of its days', async () => {
    const { user, shell, api } = await openHalfFilled({
      temp: { ...TEMP, days: ['2026-05-14', '2026-05-15'], invited: [ana] },
    });
    const dialog = await reviewed(user);
    expect(dialog.getByText(/1 favourite worker is invited as soon as/)).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Create Posting' }));

    await waitFor(() => expect(api.sentTo(inviteWorkers)).toHaveLength(1));
    expect(api.sentTo(inviteWorkers)[0]?.body).toMatchObject({ workerIds: [ana] });
    expect(api.sentTo(inviteWorkers)[0]?.body.postIds).toHaveLength(2);
    expect(api.sentTo(createPost)[0]?.body).not.toHaveProperty('invited');
    await waitFor(() =>
      expect(shell.alerts.map(({ msg }) => msg)).toEqual(['Post Created!', '2 invitations sent']),
    );
  });

  it('leave the posting as it is where they cannot be invited', async () => {
    const { user, shell } = await openHalfFilled(
      { temp: { ...TEMP, invited: [ana] } },
      { handlers: [failing(inviteWorkers, 'DEPENDENCY_DOWN')] },
    );
    const dialog = await reviewed(user);
    await user.click(await dialog.findByRole('button', { name: 'Create Posting' }));

    await waitFor(() => expect(shell.alerts).toHaveLength(2));
    expect(shell.alerts[0]).toEqual({ kind: 'Success', msg: 'Post Created!' });
    expect(shell.alerts[1]).toMatchObject({ kind: 'Error' });
    expect(await screen.findByText('Post Created!')).toBeVisible();
  });

  it('are only those who still are favourites', async () => {
    const { user } = await openHalfFilled({ temp: { ...TEMP, invited: [anId(99)] } });
    await screen.findByText('Invite Workers');
    const dialog = await reviewed(user);
    expect(dialog.queryByText(/is invited as soon as/)).toBeNull();
  });

  it('are not asked for while there are none', async () => {
    await openForm({ store: { favourites: [] } });
    expect(screen.queryByText('Invite Workers')).toBeNull();
  });
});
