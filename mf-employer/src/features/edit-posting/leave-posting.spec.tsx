import { aPermanentPost, aTempPost } from '@leafshift/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { EditPostingPage } from './edit-posting-page.tsx';

atNow();

const shift = aTempPost();
const job = aPermanentPost();

function WithWaysOut() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/posts">Posts</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Browser back
      </button>
      <EditPostingPage />
    </>
  );
}

const open = (id: string) =>
  renderEmployer(<WithWaysOut />, {
    path: `/edit-posting/${id}`,
    route: '/edit-posting/:id',
    elsewhere: <p>Another page</p>,
    store: { shifts: [shift], permanent: [job] },
  });

const addWorker = async (user: ReturnType<typeof open>['user']) => {
  (await screen.findByRole('spinbutton', { name: 'Workers' })).focus();
  await user.keyboard('{ArrowUp}');
};
const leave = () => screen.getByRole('link', { name: 'Posts' });
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

/** Whether the browser would ask before it loads the page anew. */
const asksOnReload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('Leaving a posting that is edited', () => {
  it('asks nothing while nothing has changed', async () => {
    const { user } = open(shift._id);
    await screen.findByRole('spinbutton', { name: 'Workers' });
    expect(asksOnReload()).toBe(false);
    await user.click(leave());
    expect(await screen.findByText('Another page')).toBeVisible();
  });

  it('asks first where changes would be lost, and keeps them when one stays', async () => {
    const { user } = open(shift._id);
    await addWorker(user);
    await user.click(leave());
    const dialog = within(await question());
    dialog.getByText('What you changed on this posting is not saved yet.');
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('spinbutton', { name: 'Workers' })).toHaveTextContent('3');
  });

  it('leaves when one says so', async () => {
    const { user } = open(shift._id);
    await addWorker(user);
    await user.click(leave());
    const dialog = within(await question());
    await user.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Another page')).toBeVisible();
  });

  it('asks on Back and on a reload as well', async () => {
    const { user } = open(shift._id);
    await addWorker(user);
    expect(asksOnReload()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(await question()).toBeInTheDocument();
  });

  it('asks for a permanent posting too', async () => {
    const { user } = open(job._id);
    await user.type(await screen.findByDisplayValue('Store Manager'), ' West');
    await user.click(leave());
    expect(await question()).toBeInTheDocument();
  });

  it('asks nothing once it is saved', async () => {
    const { user, shell } = open(shift._id);
    await addWorker(user);
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Posting' }));
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(shell.visits).toEqual(['/posts']));
    expect(asksOnReload()).toBe(false);
  });
});
