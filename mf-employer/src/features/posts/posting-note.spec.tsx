import { anEmployer, aPermanentPost, aTempPost } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { EditPostingPage } from '../edit-posting/edit-posting-page.tsx';
import { PostsPage } from './posts-page.tsx';

atNow();

// Loads the code of panel and dialog, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('../shift-modal/shift-modal.tsx'), import('./post-modal.tsx')]),
);

const job = aPermanentPost();
const REASON = 'It asks for a deposit';
const takenDown = job.with({ state: 'taken-down', stateReason: REASON });

const open = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<PostsPage />, {
    path: `/posts?tab=permanent&post=${job._id}`,
    store: { shifts: [], permanent: [job] },
    ...settings,
  });
const card = async () => within(await screen.findByRole('article', { name: 'Store Manager' }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('A posting of mine', () => {
  it('that waits for review says so, and how long that takes', async () => {
    const { container } = open({ store: { permanent: [job.with({ state: 'in-review' })] } });
    expect((await card()).getByText('Waiting for review')).toBeVisible();
    expect((await card()).getByText(/at most a working day/)).toBeVisible();
    expect((await dialog()).getByText('Waiting for review')).toBeInTheDocument();
    expect((await dialog()).queryByRole('link', { name: /public board/ })).toBeNull();
    expect((await dialog()).queryByText('On the board until')).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('that was not published says why, and can be sent again', async () => {
    const rejected = job.with({ state: 'rejected', stateReason: 'The pay is missing' });
    const { user, shell } = open({ store: { permanent: [rejected] } });
    expect((await card()).getByText('Not published')).toBeVisible();
    expect((await card()).getByText('The pay is missing')).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Edit Posting' }));
    expect(shell.visits).toEqual([`/edit-posting/${job._id}`]);
  });

  it('that was taken down says why, and cannot be edited', async () => {
    open({ store: { shifts: [], permanent: [takenDown] } });
    expect((await card()).getByText(REASON)).toBeVisible();
    expect(await (await dialog()).findByText(REASON)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit Post/ })).toBeNull();
  });

  it('that was taken down has no form behind its address either', async () => {
    renderEmployer(<EditPostingPage />, {
      path: `/edit-posting/${job._id}`,
      route: '/edit-posting/:id',
      store: { permanent: [takenDown] },
    });
    expect(await screen.findByText(/was taken down and cannot be published/)).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is hidden while the business is suspended', async () => {
    const user = anEmployer({ suspended: true });
    open({ store: { user, permanent: [job] } });
    expect((await card()).getByText('Hidden')).toBeVisible();
    expect((await dialog()).queryByRole('link', { name: /public board/ })).toBeNull();
  });

  it('says nothing while it is on the board', async () => {
    open();
    const link = { name: /public board/ };
    expect(await (await dialog()).findByRole('link', link)).toBeInTheDocument();
    expect((await card()).queryByText(/Reason/)).toBeNull();
  });

  it('says of a shift, too, that it was taken down', async () => {
    const shift = aTempPost({ status: 'Cancelled', takenDownReason: REASON });
    open({
      path: `/posts?tab=past&shift=${shift._id}&view=details`,
      store: { shifts: [shift], permanent: [] },
    });
    expect(await screen.findByText('Taken down', { selector: 'td *' })).toBeInTheDocument();
    expect(await screen.findByText(REASON, {}, { timeout: 5_000 })).toBeInTheDocument();
  });
});
