import { deletePost, employerShifts } from '@leafshift/contracts/posts';
import { aConfirmedWorker, anId, aPermanentPost, aTempPost } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { PostsPage } from './posts-page.tsx';

atNow();

const shift = aTempPost();
const job = aPermanentPost();
const open = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<PostsPage />, {
    path: '/posts',
    store: { shifts: [shift], permanent: [job] },
    ...settings,
  });

const dialogThatAsks = async (question: string) =>
  within((await screen.findByText(question)).closest<HTMLElement>('[role="dialog"]')!);
const column = async (name: string) => within(await screen.findByRole('region', { name }));

describe('The two columns', () => {
  it('are Temp Postings and Permanent Postings', async () => {
    const { container } = open();
    const temp = await column('Temp Postings');
    expect(await temp.findByRole('article', { name: 'Queen Street Shop' })).toBeVisible();
    const permanent = await column('Permanent Postings');
    expect(await permanent.findByRole('article', { name: 'Store Manager' })).toBeVisible();
    expect(permanent.getByText('$28.00 – $34.50 an hour')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('show and hide the details of a card', async () => {
    const { user } = open();
    const permanent = await column('Permanent Postings');
    await user.click(await permanent.findByRole('button', { name: 'Show Details' }));
    expect(await permanent.findByText(/Lead a team of eight/)).toBeVisible();
    await user.click(permanent.getByRole('button', { name: 'Hide Details' }));
    expect(permanent.queryByText(/Lead a team of eight/)).toBeNull();
  });

  it('teach the next step while they are empty', async () => {
    const { user, shell } = open({ state: 'empty' });
    const temp = await column('Temp Postings');
    expect(await temp.findByText('You have no postings yet')).toBeVisible();
    await user.click(temp.getByRole('button', { name: 'Create Posting' }));
    expect(shell.visits).toEqual(['/jobposting']);
  });

  it('say what could not be loaded', async () => {
    open({ state: 'failing' });
    expect(await screen.findAllByRole('button', { name: 'Retry' })).toHaveLength(2);
  });

  it('go on without end', async () => {
    const shifts = Array.from({ length: 25 }, (_, index) =>
      shift.with({ _id: anId(9000 + index) }),
    );
    const { user } = open({ store: { shifts, permanent: [] } });
    const temp = await column('Temp Postings');
    expect(await temp.findAllByRole('article')).toHaveLength(20);
    await user.click(temp.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(temp.getAllByRole('article')).toHaveLength(25));
    expect(temp.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('The filters', () => {
  it('are taken from the address', async () => {
    const { api } = open({ path: '/posts?q=trim&status=filled&from=2026-05-01&to=2026-05-31' });
    expect(await screen.findAllByText('No postings match these filters')).toHaveLength(2);
    expect(screen.getByRole('searchbox', { name: 'Search postings' })).toHaveValue('trim');
    expect(api.sentTo(employerShifts)[0]?.query).toEqual({
      limit: 20,
      q: 'trim',
      status: 'filled',
      // The days of a reader in St. John's.
      from: '2026-05-01T02:30:00.000Z',
      to: '2026-06-01T02:30:00.000Z',
    });
  });

  it('search shortly after the last key, and can be cleared', async () => {
    const { user, api } = open();
    const temp = await column('Temp Postings');
    await temp.findByRole('article');
    await user.type(screen.getByRole('searchbox', { name: 'Search postings' }), 'grower');
    expect(await temp.findByText('No postings match these filters')).toBeVisible();
    expect(api.sentTo(employerShifts).map(({ query }) => query.q)).toEqual([undefined, 'grower']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await temp.findByRole('article', { name: 'Queen Street Shop' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search postings' })).toHaveValue('');
  });
});

describe('Edit Post', () => {
  it('opens the edit screen', async () => {
    const { user, shell } = open();
    const temp = await column('Temp Postings');
    await user.click(await temp.findByRole('button', { name: 'Edit Post' }));
    expect(shell.visits).toEqual([`/edit-posting/${shift._id}`]);
  });

  it('is refused once a worker is confirmed', async () => {
    const taken = shift.with({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
    const { user, shell } = open({ store: { shifts: [taken], permanent: [] } });
    const temp = await column('Temp Postings');
    await user.click(await temp.findByRole('button', { name: 'Edit Post' }));
    expect(shell.alerts).toEqual([
      {
        kind: 'Info',
        msg: 'You cannot edit a job that has a confirmed worker. Please contact support if you have any questions',
      },
    ]);
    expect(shell.visits).toEqual([]);
  });
});

describe('View Post', () => {
  it('shows a shift with Edit Posting and Close', async () => {
    const { user, shell } = open();
    const temp = await column('Temp Postings');
    await user.click(await temp.findByRole('button', { name: 'View Post' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('401 Queen St W, Toronto, ON M5V 2A5, Canada')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete Posting' })).toBeNull();
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Edit Posting' }));
    expect(shell.visits).toEqual([`/edit-posting/${shift._id}`]);
  });

  it('says beside Edit Posting why a shift with a confirmed worker cannot be edited', async () => {
    const taken = shift.with({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
    const { user, shell } = open({
      path: `/posts?post=${taken._id}`,
      store: { shifts: [taken], permanent: [] },
    });
    const edit = await screen.findByRole('button', { name: 'Edit Posting' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    expect(edit).toHaveAccessibleDescription(/^You cannot edit a job that has a confirmed worker/);
    expect(edit).not.toHaveClass('ant-btn-primary');
    edit.focus();
    expect(edit).toHaveFocus();
    await user.click(edit);
    expect(shell.visits).toEqual([]);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('duplicates a posting', async () => {
    const { user, shell } = open({ path: `/posts?post=${job._id}` });
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    expect(shell.visits).toEqual([`/jobposting?from=${job._id}`]);
  });

  it('deletes a permanent posting after asking', async () => {
    const { user, shell, api } = open();
    const permanent = await column('Permanent Postings');
    await user.click(await permanent.findByRole('button', { name: 'View Post' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Posting' }));
    expect(api.sentTo(deletePost)).toEqual([]);
    const asking = await dialogThatAsks('Delete this posting?');
    await user.click(asking.getByRole('button', { name: 'Delete Posting' }));
    await waitFor(() => expect(api.sentTo(deletePost)).toEqual([{ params: { id: job._id } }]));
    expect(await permanent.findByText('You have no postings yet')).toBeInTheDocument();
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Posting Deleted' }]);
  });

  it('says in place why a shift could not be cancelled', async () => {
    const { user, shell } = open({
      path: `/posts?post=${shift._id}`,
      handlers: [failing(deletePost, 'POST_HAS_CONFIRMED_WORKER')],
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel Shift' }));
    const asking = await dialogThatAsks('Cancel this shift?');
    await user.click(asking.getByRole('button', { name: 'Cancel Shift' }));
    expect(await asking.findByRole('alert')).toHaveTextContent(/You cannot edit a job/);
    expect(shell.alerts).toHaveLength(1);
  });

  it('closes by Close', async () => {
    const { user } = open({ path: `/posts?post=${shift._id}` });
    const [close] = await screen.findAllByText('Close', { selector: 'button, button *' });
    await user.click(close!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
