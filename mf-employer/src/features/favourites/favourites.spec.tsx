import { addFavourite, inviteWorkers, removeFavourite } from '@leafshift/contracts/favourites';
import { workerProfile } from '@leafshift/contracts/profile';
import {
  aFavouriteWorker,
  anId,
  anInvitation,
  aRequest,
  aTempPost,
  aWorkerProfileView,
} from '@leafshift/testing/builders';
import { failing, handle, held } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { FavouritesSection } from '../profile/favourites-section.tsx';
import { ShiftModalHost } from '../shift-modal/shift-modal-host.tsx';

atNow();

// Loads the code of the dialog, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal/shift-modal.tsx'));

type Settings = NonNullable<Parameters<typeof renderEmployer>[1]>;

const ana = aFavouriteWorker();
const mei = aFavouriteWorker({ _id: anId(62), name: 'Mei Lin Chow', shiftsWithMe: 1 });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The dialog of a shift that Ana requested. */
async function openShift({ store, ...settings }: Settings = {}) {
  const post = aTempPost({ requests: [aRequest()], requestCount: 1 });
  const rendered = renderEmployer(<ShiftModalHost known={[post]} />, {
    path: `/home?shift=${post._id}&view=request`,
    store: { shifts: [post], favourites: [], ...store },
    ...settings,
  });
  await screen.findByRole('dialog', { name: 'Requests' });
  return { ...rendered, post };
}

async function openProfile(settings: Settings = {}) {
  const rendered = await openShift(settings);
  await rendered.user.click(button(/^Ana Roy/));
  const heart = await screen.findByRole('button', { name: 'Favourite Ana Roy' });
  await waitFor(() => expect(heart).toBeEnabled());
  return { ...rendered, heart };
}

async function openInvite(settings: Settings = {}) {
  const rendered = await openShift(settings);
  await rendered.user.click(button('Invite Workers'));
  await screen.findByRole('dialog', { name: 'Invite Workers' });
  return rendered;
}

describe('A favourite', () => {
  it('is made on the worker’s profile, at once', async () => {
    const slow = held(addFavourite, ana);
    const { user, heart } = await openProfile({ handlers: [slow] });
    expect(heart).toHaveAttribute('aria-pressed', 'false');

    await user.click(heart);

    expect(heart).toHaveAttribute('aria-pressed', 'true');
    slow.release();
  });

  it('is taken back, with the reason, where the server refuses', async () => {
    const handlers = [failing(addFavourite, 'TOO_MANY_FAVOURITES')];
    const { user, shell, heart } = await openProfile({ handlers });

    await user.click(heart);

    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    const msg = 'You have reached 100 favourite workers. Please remove one first';
    expect(shell.alerts).toEqual([{ kind: 'Error', msg }]);
  });

  it('is one no longer when pressed again', async () => {
    const { user, api, heart } = await openProfile({ store: { favourites: [ana] } });
    expect(heart).toHaveAttribute('aria-pressed', 'true');

    await user.click(heart);

    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(api.sentTo(removeFavourite)).toEqual([{ params: { userId: ana._id } }]);
  });

  it('stands on the profile page, and is removed after asking', async () => {
    const { user, container } = renderEmployer(<FavouritesSection />, {
      store: { favourites: [ana, mei] },
    });
    const list = within(await screen.findByRole('region', { name: 'Favourite Workers' }));
    expect(list.getByText('Rated 4.67 · 6 shifts with you')).toBeVisible();
    expect(list.getByText('Rated 4.67 · 1 shift with you')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(list.getByRole('button', { name: /Delete Mei/ }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(list.queryByText('Mei Lin Chow')).toBeNull());
    expect(list.getByText('Ana Roy')).toBeVisible();
  });

  it('is explained to who has none', async () => {
    renderEmployer(<FavouritesSection />, { store: { favourites: [] } });
    expect(await screen.findByText(/Mark workers as favourites on their profile/)).toBeVisible();
  });
});

describe('Inviting workers', () => {
  it('sends the chosen favourites, and shows them as invited', async () => {
    const { user, shell, api, post } = await openInvite({ store: { favourites: [mei] } });
    const mark = await screen.findByRole('checkbox', { name: 'Mei Lin Chow' });
    expect(button('Invite')).toBeDisabled();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);

    await user.click(mark);
    await user.click(button('Invite 1 worker'));

    expect(await screen.findByText('Invited')).toBeVisible();
    expect(mark).toBeDisabled();
    expect(api.sentTo(inviteWorkers)).toEqual([
      { body: { postIds: [post._id], workerIds: [mei._id] } },
    ]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: '1 invitation sent' }]);
  });

  it('says what became of who was invited, or has asked already', async () => {
    const id = aTempPost()._id;
    const invitations = new Map([[id, [anInvitation({ _id: mei._id, answer: 'confirmed' })]]]);
    await openInvite({ store: { favourites: [ana, mei], invitations } });

    const row = (name: string) => screen.getByRole('checkbox', { name }).closest('li');
    await screen.findByRole('checkbox', { name: 'Mei Lin Chow' });
    expect(row('Mei Lin Chow')).toHaveTextContent('Confirmed');
    expect(row('Ana Roy')).toHaveTextContent('Requested');
    expect(screen.getByRole('checkbox', { name: 'Ana Roy' })).toBeDisabled();
  });

  it('keeps the choice, and says why, where the server refuses', async () => {
    const { user, shell } = await openInvite({
      store: { favourites: [mei] },
      handlers: [failing(inviteWorkers, 'SHIFT_FULL')],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Mei Lin Chow' }));
    await user.click(button('Invite 1 worker'));

    await waitFor(() => expect(shell.alerts).toHaveLength(1));
    expect(screen.getByRole('checkbox', { name: 'Mei Lin Chow' })).toBeChecked();
  });

  it('teaches how workers become favourites', async () => {
    await openInvite();
    expect(await screen.findByText('You have no favourite workers yet')).toBeVisible();
  });

  it('is not offered for a shift that has begun', async () => {
    const post = aTempPost({ date: '2026-05-12T12:00:00.000Z' });
    renderEmployer(<ShiftModalHost known={[post]} />, {
      path: `/home?shift=${post._id}&view=request`,
      store: { shifts: [post] },
    });
    await screen.findByRole('dialog', { name: 'Requests' });
    expect(screen.queryByRole('button', { name: 'Invite Workers' })).toBeNull();
  });
});

describe('A worker’s history with this employer', () => {
  const shifts = () => screen.findByRole('list', { name: 'Latest shifts with you' });

  it('shows shifts, hours, the stars given, and the latest shifts', async () => {
    const worker = aWorkerProfileView({
      withMe: {
        shiftsCompleted: 6,
        hours: 46.5,
        rating: 4.5,
        lastShifts: [
          {
            postId: anId(305),
            date: '2026-05-01T13:00:00.000Z',
            timeZone: 'America/Toronto',
            jobTitle: 'Budtender',
            locationName: 'Queen Street Shop',
            hours: 8,
            rating: 5,
          },
        ],
      },
    });
    await openProfile({ handlers: [handle(workerProfile, worker)] });

    expect(screen.getByText('6 shifts, 46.5 hours')).toBeVisible();
    const [row] = within(await shifts()).getAllByRole('listitem');
    expect(row).toHaveTextContent(/Fri, May 1, 2026.*Budtender · Queen Street Shop.*8.00 h/);
    expect(row).toHaveTextContent('Rated 5.00 out of 5');
  });

  it('says that there is none', async () => {
    await openProfile();
    expect(screen.getByText('Has not completed a shift with you yet.')).toBeVisible();
  });
});
