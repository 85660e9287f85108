import { updatePost } from '@leafshift/contracts/posts';
import {
  aConfirmedWorker,
  anEmployerProfile,
  anId,
  aPermanentPost,
  aRequest,
  aTempPost,
} from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { EditPostingPage } from './edit-posting-page.tsx';

atNow();

const shift = aTempPost();
const job = aPermanentPost();
const open = (id: string, store: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<EditPostingPage />, {
    path: `/edit-posting/${id}`,
    route: '/edit-posting/:id',
    elsewhere: <p>Another page</p>,
    store: { shifts: [shift], permanent: [job] },
    ...store,
  });
const stepper = (name: string) => screen.findByRole('spinbutton', { name });

describe('Editing a shift', () => {
  it('begins with the shift as it is, and saves the changes', async () => {
    const { user, shell, api, container } = open(shift._id);
    const workers = await stepper('Workers');
    expect(screen.getByLabelText('Date')).toHaveValue('May 14, 2026');
    expect(screen.getByLabelText('Start Time')).toHaveValue('9:00 AM');
    expect(screen.queryByLabelText(/Another day/)).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
    workers.focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Posting' }));
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(shell.visits).toEqual(['/posts']));
    expect(api.sentTo(updatePost)[0]).toMatchObject({
      params: { id: shift._id },
      body: { totalWorkers: 3, date: '2026-05-14T13:00:00.000Z', rate: 23 },
    });
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Posting Updated' }]);
  });

  it('begins with the credentials that it asks for itself, and can take one back', async () => {
    const asking = shift.with({
      credentials: ['CannSell', 'SellSafe'],
      askedCredentials: ['SellSafe'],
    });
    const { user, api } = open(shift._id, { store: { shifts: [asking] } });
    await stepper('Workers');
    const field = screen.getByRole('combobox', { name: /^Required credentials/ });
    expect(field).toHaveAccessibleDescription(/^SellSafe/);
    await user.click(field);
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Posting' }));
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(api.sentTo(updatePost)).toHaveLength(1));
    expect(api.sentTo(updatePost)[0]?.body).toMatchObject({ credentials: [] });
  });

  it('says before saving how many workers are asked again', async () => {
    const profile = anEmployerProfile();
    const [location] = profile.locations;
    const asked = shift.with({
      ...(location && { location }),
      requests: [aRequest(), aRequest({ _id: anId(402), requestUser: anId(3) })],
      requestCount: 2,
    });
    const { user } = open(shift._id, { store: { shifts: [asked], profile } });
    (await stepper('Workers')).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    const more = await screen.findByRole('dialog', { name: 'Confirm Posting' });
    expect(more).not.toHaveTextContent('asked again');
    await user.click(within(more).getByRole('button', { name: /Back|Cancel|Close/ }));
    (await stepper('Duration')).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    expect(await screen.findByRole('dialog', { name: 'Confirm Posting' })).toHaveTextContent(
      '2 workers who requested this shift will be asked again.',
    );
  });

  it('says what the server refused, and keeps the changes', async () => {
    const { user, shell } = open(shift._id, {
      handlers: [failing(updatePost, 'POST_HAS_CONFIRMED_WORKER')],
    });
    (await stepper('Workers')).focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Posting' }));
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^You cannot edit a job/);
    expect(await stepper('Workers')).toHaveTextContent('3');
    expect(shell.visits).toEqual([]);
  });

  it('is refused once a worker is confirmed', async () => {
    const taken = shift.with({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });
    open(shift._id, { store: { shifts: [taken] } });
    expect(
      await screen.findByText(
        'You cannot edit a job that has a confirmed worker. Please contact support if you have any questions',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('Editing a permanent posting', () => {
  it('begins with the posting as it is', async () => {
    open(job._id);
    expect(await screen.findByDisplayValue('Store Manager')).toBeVisible();
    expect(await stepper('Maximum Rate')).toHaveTextContent('$34.50');
  });

  it('keeps the facts of the job, and changes those that are touched', async () => {
    const { user, api } = open(job._id);
    const hours = await screen.findByLabelText(/Hours a week/);
    expect(hours).toHaveValue('37.5');
    await user.clear(hours);
    await user.type(hours, '75');
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    expect(
      await screen.findByText('Between 1 and 60 hours a week, in half hours'),
    ).toBeInTheDocument();
    await user.clear(hours);
    await user.type(hours, '32,5');
    await user.click(screen.getByRole('button', { name: 'Review Changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Posting' }));
    expect(dialog.getByText('Health and dental plan, Staff discount')).toBeInTheDocument();
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() =>
      expect(api.sentTo(updatePost)[0]?.body).toMatchObject({
        employmentKind: 'full-time',
        weeklyHours: 32.5,
        benefits: ['health-and-dental', 'staff-discount'],
        credentials: ['CannSell'],
      }),
    );
  });
});

describe('A posting that is not there', () => {
  it('says so', async () => {
    open('5eed00000000000000000999');
    expect(await screen.findByRole('alert')).toHaveTextContent('This does not exist');
  });
});
