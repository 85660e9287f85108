import { addFavourite } from '@leafshift/contracts/favourites';
import { addWorkerNote, markNotAgain, unmarkNotAgain } from '@leafshift/contracts/worker-notes';
import { aFavouriteWorker, aRequest, aTempPost, daysFromNow } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { NotAgainSection } from '../profile/not-again-section.tsx';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal/shift-modal.tsx'));

type Settings = NonNullable<Parameters<typeof renderEmployer>[1]>;

const ana = aRequest();
const listed = {
  _id: ana.requestUser,
  name: ana.name,
  profilePhoto: null,
  by: 'Mo Manager',
  at: daysFromNow(-3),
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function openShift({ store, ...settings }: Settings = {}) {
  const post = aTempPost({ requests: [ana], requestCount: 1 });
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=request`,
    store: { shifts: [post], ...store },
    ...settings,
  });
  await screen.findByRole('dialog', { name: 'Requests' });
  return rendered;
}

async function openProfile(settings: Settings = {}) {
  const rendered = await openShift(settings);
  await rendered.user.click(button(/^Ana Roy/));
  await screen.findByRole('textbox', { name: 'Note' });
  return rendered;
}

describe('Notes about a worker', () => {
  it('are written on the profile, and say who wrote them', async () => {
    const { user, api } = await openProfile();
    expect(screen.getByText('Only your business sees this. The worker never does.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Knows our regulars');
    await user.click(button('Add Note'));

    const list = within(await screen.findByRole('list', { name: 'Private notes' }));
    expect(list.getByText('Knows our regulars')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    expect(api.sentTo(addWorkerNote)).toEqual([
      { params: { userId: ana.requestUser }, body: { text: 'Knows our regulars' } },
    ]);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);

    await user.click(button('Remove the note: Knows our regulars'));
    await waitFor(() => expect(screen.queryByText('Knows our regulars')).toBeNull());
  });

  it('stay typed, with the reason beside them, where the server refuses', async () => {
    const { user } = await openProfile({ handlers: [failing(addWorkerNote, 'TOO_MANY_NOTES')] });
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'One more');
    await user.click(button('Add Note'));

    expect(await screen.findByText(/You have kept 100 notes about this worker/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('One more');
  });
});

describe("The 'not again' list", () => {
  it('takes a worker in after saying what it means, who is then no favourite', async () => {
    const { user, api } = await openProfile({ store: { favourites: [aFavouriteWorker()] } });
    await user.click(button('Not Again'));
    expect(await screen.findByText(/They are not told/)).toBeInTheDocument();
    const [, confirm] = screen.getAllByRole('button', { name: 'Not Again' });
    await user.click(confirm as HTMLElement);

    await screen.findByRole('button', { name: 'Take off the list' });
    expect(api.sentTo(markNotAgain)).toEqual([{ params: { userId: ana.requestUser } }]);
    await waitFor(() =>
      expect(button('Favourite Ana Roy')).toHaveAttribute('aria-pressed', 'false'),
    );
  });

  it('marks who asks for a shift all the same, and lets them off again', async () => {
    const { user, api } = await openShift({ store: { notAgain: [listed] } });
    expect(await screen.findByText('Not again')).toBeVisible();
    await user.click(button(/^Ana Roy/));
    expect(await screen.findByText('Mo Manager')).toBeVisible();
    await user.click(button('Take off the list'));

    await waitFor(() => expect(api.sentTo(unmarkNotAgain)).toHaveLength(1));
    await screen.findByRole('button', { name: 'Not Again' });
  });

  it('says why somebody on it cannot be a favourite', async () => {
    const handlers = [failing(addFavourite, 'WORKER_NOT_AGAIN')];
    const { user, shell } = await openProfile({ handlers, store: { favourites: [] } });
    await waitFor(() => expect(button('Favourite Ana Roy')).toBeEnabled());
    await user.click(button('Favourite Ana Roy'));

    const msg = 'This worker is on your ‘not again’ list. Take them off it first';
    await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Error', msg }]));
  });

  it('stands on the profile page, and teaches how it is filled', async () => {
    const { user, container } = renderEmployer(<NotAgainSection />, {
      store: { notAgain: [listed] },
    });
    const list = within(await screen.findByRole('region', { name: 'Not Again' }));
    expect(list.getByText('Ana Roy')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(list.getByRole('button', { name: /Delete Ana/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));

    expect(await list.findByText(/put somebody on this list on their profile/)).toBeVisible();
  });
});
