import { employerShiftRows } from '@leafshift/contracts/employer-shifts';
import { deletePost } from '@leafshift/contracts/posts';
import {
  aConfirmedWorker,
  anId,
  aPermanentPost,
  aRequest,
  aTempPost,
} from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { PostsPage } from './posts-page.tsx';

atNow();

// Loads the code of panel and dialog, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('../shift-modal/shift-modal.tsx'), import('./post-modal.tsx')]),
);

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
/** By its text: looking for roles takes long on a page with many fields. */
const buttonOf = async (text: string) => {
  const found = await screen.findByText(text, { selector: 'button *' }, { timeout: 5_000 });
  return found.closest('button')!;
};
const table = async (name: string) => within(await screen.findByRole('table', { name }));
const LABEL = 'Budtender, Queen Street Shop, Thu, May 14, 2026, 9:00 AM';
const openRow = { name: LABEL };
const tab = (name: RegExp) => screen.getByRole('tab', { name });
const requested = shift.with({
  requests: [aRequest(), aRequest({ _id: anId(402), requestUser: anId(3), name: 'Ben Li' })],
  requestCount: 2,
  totalWorkers: 1,
});

describe('The tabs', () => {
  it('begin with what is to come, as dense rows with staffing, requests and the total', async () => {
    const { container } = open({ store: { shifts: [requested], permanent: [job] } });
    const rows = await table('Upcoming');
    const row = within(rows.getByRole('button', openRow).closest('tr')!);
    expect(row.getByText('0 of 1 filled')).toBeVisible();
    expect(row.getByText('2 requests')).toBeVisible();
    expect(row.getByText('$478.40')).toBeVisible();
    expect(tab(/Needs action 1/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are kept in the address, and permanent postings have their own', async () => {
    const { user } = open();
    await table('Upcoming');
    await user.click(tab(/^Permanent/));
    expect(await screen.findByRole('article', { name: 'Store Manager' })).toBeVisible();
    expect(screen.getByText('$28.00 – $34.50 an hour')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show Details' }));
    expect(await screen.findByText(/Lead a team of eight/)).toBeVisible();
  });

  it('teach the next step while they are empty', async () => {
    const { user, shell } = open({ state: 'empty' });
    expect(await screen.findByText('No shifts to come')).toBeVisible();
    await user.click(within(screen.getByRole('tabpanel')).getByRole('button'));
    expect(shell.visits).toEqual(['/jobposting']);
  });

  it('say what could not be loaded', async () => {
    open({ state: 'failing' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('go on without end, and hold only the rows in sight', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    const shifts = Array.from({ length: 300 }, (_, index) =>
      shift.with({ _id: anId(9000 + index) }),
    );
    const { user, api } = open({ store: { shifts, permanent: [] } });
    await user.click(await screen.findByText('Load more'));
    await waitFor(() => expect(api.sentTo(employerShiftRows)).toHaveLength(2));
    expect(api.sentTo(employerShiftRows)[1]?.query.cursor).toBe('50');
    const table = document.querySelector('table');
    expect(table).toHaveAttribute('aria-rowcount', '301');
    expect(table?.querySelectorAll('tbody tr').length).toBeLessThan(40);
    jest.restoreAllMocks();
  });
});

describe('The filters', () => {
  it('are taken from the address', async () => {
    const { api } = open({
      path: `/posts?tab=past&q=trim&state=filled&location=${anId(101)}&from=2026-05-01&to=2026-05-31`,
    });
    expect(await screen.findByText('No postings match these filters')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search postings' })).toHaveValue('trim');
    expect(api.sentTo(employerShiftRows)[0]?.query).toEqual({
      tab: 'past',
      limit: 50,
      q: 'trim',
      state: 'filled',
      location: anId(101),
      // The days of a reader in St. John's.
      from: '2026-05-01T02:30:00.000Z',
      to: '2026-06-01T02:30:00.000Z',
    });
  });

  it('search shortly after the last key, also for workers, and can be cleared', async () => {
    const { user, api } = open({ store: { shifts: [requested], permanent: [] } });
    await table('Upcoming');
    const search = screen.getByRole('searchbox', { name: 'Search postings' });
    fireEvent.change(search, { target: { value: 'ben li' } });
    await waitFor(() =>
      expect(api.sentTo(employerShiftRows).map(({ query }) => query.q)).toEqual([
        undefined,
        'ben li',
      ]),
    );
    expect(await screen.findByLabelText(LABEL)).toBeVisible();
    fireEvent.change(search, { target: { value: 'grower' } });
    expect(await screen.findByText('No postings match these filters')).toBeVisible();
    await user.click(await buttonOf('Clear filters'));
    expect(await screen.findByLabelText(LABEL)).toBeVisible();
    expect(search).not.toBeInTheDocument();
  });
});

describe('A row', () => {
  // By label and text: looking for roles takes long on a page with many fields.
  const menuOf = async (user: ReturnType<typeof open>['user']) => {
    await user.click(await screen.findByLabelText(`Actions for ${LABEL}`));
  };
  const entry = (text: string) => screen.findByText(text, { selector: '[role="menuitem"] *' });

  it('opens the shift at what waits', async () => {
    const { user } = open({ store: { shifts: [requested], permanent: [] } });
    await user.click(await screen.findByLabelText(LABEL));
    expect(await screen.findByLabelText('Confirm Ben Li', {}, { timeout: 5_000 })).toBeVisible();
  });

  it('leads to editing', async () => {
    const { user, shell } = open();
    await menuOf(user);
    fireEvent.click(await entry('Edit Posting'));
    expect(shell.visits).toEqual([`/edit-posting/${shift._id}`]);
  });

  it('leads to a copy', async () => {
    const { user, shell } = open();
    await menuOf(user);
    fireEvent.click(await entry('Copy as new'));
    expect(shell.visits).toEqual([`/jobposting?from=${shift._id}`]);
  });

  it('is not edited once a worker is confirmed', async () => {
    const taken = shift.with({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
    const { user, shell } = open({ store: { shifts: [taken], permanent: [] } });
    await menuOf(user);
    fireEvent.click(await entry('Edit Posting'));
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
  it('says beside Edit Posting why a shift with a confirmed worker cannot be edited', async () => {
    const taken = shift.with({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
    const { user, shell } = open({
      path: `/posts?post=${taken._id}`,
      store: { shifts: [taken], permanent: [] },
    });
    const edit = await buttonOf('Edit Posting');
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
    await user.click(await buttonOf('Duplicate'));
    expect(shell.visits).toEqual([`/jobposting?from=${job._id}`]);
  });

  it('deletes a permanent posting after asking', async () => {
    const { user, shell, api } = open({ path: '/posts?tab=permanent' });
    await user.click(await buttonOf('View Post'));
    await user.click(await buttonOf('Delete Posting'));
    expect(api.sentTo(deletePost)).toEqual([]);
    const asking = await dialogThatAsks('Delete this posting?');
    await user.click(asking.getByRole('button', { name: 'Delete Posting' }));
    await waitFor(() => expect(api.sentTo(deletePost)).toEqual([{ params: { id: job._id } }]));
    expect(await screen.findByText('You have no postings yet')).toBeInTheDocument();
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Posting Deleted' }]);
  });

  it('says in place why a shift could not be cancelled', async () => {
    const { user, shell } = open({
      path: `/posts?post=${shift._id}`,
      handlers: [failing(deletePost, 'POST_HAS_CONFIRMED_WORKER')],
    });
    await user.click(await buttonOf('Cancel Shift'));
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
