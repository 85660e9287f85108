import { createPost, quotePost } from '@leafshift/contracts/posts';
import { addSupervisor } from '@leafshift/contracts/profile';
import {
  aLocation,
  anEmployer,
  anId,
  aQuote,
  aTempPost,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  DESCRIPTION,
  openForm,
  openHalfFilled,
  reviewed,
  TEMP,
} from '../../../../dev/posting-form.tsx';
import { atNow, renderEmployer } from '../../../../dev/render-employer.tsx';
import { EMPTY_DRAFT, saveDraft } from '../model/draft.ts';
import { CreatePostingPage } from './create-posting-page.tsx';

atNow();

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('combobox', { name });
const stepper = (name: string) => screen.getByRole('spinbutton', { name });
/** Takes the focus from where it was, which closes a list there. */
const focus = (name: string) => act(() => stepper(name).focus());
const choose = async (user: UserEvent, name: string, option: string) => {
  await user.click(field(name));
  await user.click(
    await screen.findByText(option, { selector: '.ant-select-item-option-content' }),
  );
};
const pick = (label: string, text: string) => {
  const input = screen.getByLabelText(label);
  fireEvent.mouseDown(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
};
describe('The employment type', () => {
  it('offers Temp, Temptohire as COMING SOON, and Permanent', async () => {
    const { container } = await openForm();
    expect(screen.getByRole('radio', { name: 'Temp' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Temptohire.*COMING SOON/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Permanent' })).toBeEnabled();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is Permanent for who skipped onboarding, with Temp disabled', async () => {
    const user = anEmployer({ ...NOT_ONBOARDED, skipOnboarding: true });
    await openForm({ store: { user } });
    expect(
      screen.getByRole('radio', { name: 'Temp - Complete Onboarding to Access' }),
    ).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Permanent' })).toBeChecked();
  });
});

describe('The Temp form', () => {
  it('says what is required, with the wording of each field', async () => {
    const { user } = await openForm();
    await user.click(button('Review Posting'));
    const said = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Job type is required',
      'Job title is required',
      'Location is required',
      'Supervisor is required',
      'A date and time is required',
      'Description is required',
    ]);
  });

  it('begins with 8 hours, 18 dollars and one worker', async () => {
    await openForm();
    expect(stepper('Duration')).toHaveTextContent('8 hours');
    expect(stepper('Hourly Rate')).toHaveTextContent('$18.00');
    expect(stepper('Workers')).toHaveTextContent('1');
  });

  it('lets the rate up to the configured maximum, and no further', async () => {
    const configured = anEmployer();
    const user = {
      ...configured,
      paymentDetails: { ...configured.paymentDetails, maxHourlyRate: 30 },
    };
    saveDraft(user._id, { ...EMPTY_DRAFT, temp: { ...TEMP, rate: 29.5 } });
    const form = await openForm({ store: { user } });
    focus('Hourly Rate');
    await form.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(stepper('Hourly Rate')).toHaveTextContent('$30.00');
  });

  it('asks for a job type before the rate is adjusted', async () => {
    const { user, shell } = await openForm();
    const hint = 'Please select a job type before adjusting the rate';
    focus('Hourly Rate');
    await user.keyboard('{ArrowUp}');
    expect(shell.alerts).toEqual([{ kind: 'Warning', msg: hint }]);
    expect(stepper('Hourly Rate')).toHaveTextContent('$18.00');
  });

  it('lifts the rate to the minimum of the job type, and does not go lower', async () => {
    const { user, shell } = await openForm();
    await choose(user, 'Job Type', 'Compliance and Regulatory');
    expect(stepper('Hourly Rate')).toHaveTextContent('$30.00');
    focus('Hourly Rate');
    await user.keyboard('{ArrowDown}');
    const msg = 'The rate cannot be lower than $30 for Compliance and Regulatory';
    expect(shell.alerts).toEqual([{ kind: 'Info', msg }]);
    await user.keyboard('{ArrowUp}');
    expect(stepper('Hourly Rate')).toHaveTextContent('$30.50');
  });

  it('keeps the duration between 4 and 16 hours in half hours, and at least one worker', async () => {
    const { user } = await openForm();
    focus('Duration');
    await user.keyboard('{ArrowUp}');
    expect(stepper('Duration')).toHaveTextContent('8.5 hours');
    await user.keyboard('{PageUp}{PageUp}');
    expect(stepper('Duration')).toHaveTextContent('16 hours');
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    expect(stepper('Duration')).toHaveTextContent('4 hours');
    expect(button('Less: Workers')).toBeDisabled();
  });

  it('rounds the start up to the next 15-minute mark and computes the end', async () => {
    await openHalfFilled({ temp: { ...TEMP, time: null } });
    pick('Start Time', '9:50 PM');
    expect(screen.getByLabelText('Start Time')).toHaveValue('10:00 PM');
    const end = screen.getByLabelText('End Time');
    expect(end).toHaveValue('6:00 AM EDT (next day)');
    expect(end).toHaveAttribute('readonly');
  });

  it('refuses a start in less than 3 hours', async () => {
    const { user } = await openHalfFilled({
      temp: { ...TEMP, days: ['2026-05-12'], time: '13:45' },
    });
    await user.click(button('Review Posting'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The selected time must be at least 3 hours from now.',
    );
  });

  it('shows the server’s cost as soon as job type and location are known', async () => {
    const { user, api } = await openForm();
    expect(screen.getByText(/Choose a job type and a location/)).toBeVisible();
    await choose(user, 'Job Type', 'Authorized Retailer');
    await choose(
      user,
      'Location',
      'Queen Street Shop · 401 Queen St W, Toronto, ON M5V 2A5, Canada',
    );
    const cost = within(screen.getByRole('complementary', { name: 'Estimated cost' }));
    expect(await cost.findByText('$23.00 × 1 worker × 8 hours')).toBeVisible();
    expect(cost.getByText('Total').nextElementSibling).toHaveTextContent('$241.37');
    expect(api.sentTo(quotePost).at(-1)?.body).toMatchObject({ rate: 23, duration: 8 });
  });

  it('warns of a rate under the minimum wage, with the figure, and does not refuse', async () => {
    const minimumWage = { province: 'ON', amount: 17.95, from: '2026-10-01' };
    const { user } = await openHalfFilled(
      { temp: TEMP },
      { handlers: [handle(quotePost, aQuote({ minimumWage }))] },
    );
    expect(
      await screen.findByText(/under the minimum wage in Ontario: \$17.95 an hour/),
    ).toBeVisible();
    await reviewed(user);
  });

  it('adds a supervisor in place and chooses them', async () => {
    const { user, shell, api } = await openForm();
    await user.click(button('Add Supervisor'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Supervisor' }));
    await user.type(await dialog.findByLabelText('Name'), 'Mei Lin');
    await user.type(dialog.getByLabelText('Phone number'), '+14165550188');
    await user.type(dialog.getByLabelText('Email'), 'mei@mapleleaf.example');
    await user.click(dialog.getByRole('button', { name: 'Add Supervisor' }));
    await waitFor(() => expect(api.sentTo(addSupervisor)).toHaveLength(1));
    expect(await screen.findByText('Mei Lin', { selector: '.ant-select *' })).toBeInTheDocument();
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Supervisor Added' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Several days at once', () => {
  it('send the first as date and the others as postDateArray', async () => {
    const { user, api } = await openHalfFilled({ temp: TEMP });
    pick('Another day (optional)', 'May 20, 2026');
    pick('Another day (optional)', 'May 18, 2026');
    expect(screen.getByText('3 postings, one for each day')).toBeVisible();
    await user.click(button('Remove Wed, May 20, 2026'));
    const dialog = await reviewed(user);
    expect(dialog.getByText('Thu, May 14, 2026')).toBeInTheDocument();
    expect(dialog.getByText('Mon, May 18, 2026')).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Create Posting' }));
    await waitFor(() => expect(api.sentTo(createPost)).toHaveLength(1));
    expect(api.sentTo(createPost)[0]?.body).toMatchObject({
      date: '2026-05-14T13:00:00.000Z',
      postDateArray: ['2026-05-18'],
    });
  });
});

describe('The confirmation', () => {
  it('shows the server’s cost breakdown before anything is posted', async () => {
    const { user, api } = await openHalfFilled({ temp: TEMP });
    const dialog = await reviewed(user);
    const amountOf = (label: string) => dialog.getByText(label).nextElementSibling;
    expect(await dialog.findByText('Base pay')).toBeInTheDocument();
    expect(amountOf('Base pay')).toHaveTextContent('$184.00');
    expect(amountOf('Platform fee (15%)')).toHaveTextContent('$27.60');
    expect(amountOf('Processing fee')).toHaveTextContent('$2.00');
    expect(amountOf('Tax (13%)')).toHaveTextContent('$27.77');
    expect(amountOf('Total')).toHaveTextContent('$241.37');
    expect(api.sentTo(createPost)).toEqual([]);
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  });

  it('posts, says so, resets the form and forgets the draft', async () => {
    const { user, shell, api } = await openHalfFilled({ temp: TEMP });
    const dialog = await reviewed(user);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Create Posting' })).toBeEnabled(),
    );
    await user.click(dialog.getByRole('button', { name: 'Create Posting' }));
    await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Post Created!' }]));
    expect(api.sentTo(createPost)[0]?.body).toMatchObject({
      employmentType: 'Temp',
      date: '2026-05-14T13:00:00.000Z',
      duration: 8,
      rate: 23,
      totalWorkers: 1,
      jobType: 'Authorized Retailer',
      jobTitle: 'Budtender',
      supervisor: anId(111),
      location: anId(101),
      jobDescription: DESCRIPTION,
    });
    expect(await screen.findByText('Post Created!')).toBeVisible();
    expect(screen.getByLabelText('Start Time')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes back by Edit Posting with everything as it was', async () => {
    const { user, api } = await openHalfFilled({ temp: TEMP });
    const dialog = await reviewed(user);
    await user.click(dialog.getByRole('button', { name: 'Edit Posting' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Start Time')).toHaveValue('9:00 AM');
    expect(api.sentTo(createPost)).toEqual([]);
  });

  it('says what the server refused', async () => {
    const { user, shell } = await openHalfFilled(
      { temp: TEMP },
      { handlers: [failing(createPost, 'ONBOARDING_REQUIRED')] },
    );
    const dialog = await reviewed(user);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Create Posting' })).toBeEnabled(),
    );
    await user.click(dialog.getByRole('button', { name: 'Create Posting' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please complete onboarding');
    expect(shell.alerts).toEqual([{ kind: 'Warning', msg: 'Please complete onboarding' }]);
  });

  it('leads back to the field that the server refused', async () => {
    const errors = [{ path: 'date', msg: 'The selected time must be at least 3 hours from now.' }];
    const { user } = await openHalfFilled(
      { temp: TEMP },
      { handlers: [failing(createPost, 'VALIDATION_FAILED', { errors })] },
    );
    const dialog = await reviewed(user);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Create Posting' })).toBeEnabled(),
    );
    await user.click(dialog.getByRole('button', { name: 'Create Posting' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The selected time must be at least 3 hours from now.',
    );
  });
});

describe('A half-filled form', () => {
  it('survives a reload', async () => {
    const first = await openForm();
    await choose(first.user, 'Job Type', 'Processing');
    await first.user.type(screen.getByLabelText(/Job Requirements/), 'Steel-toed boots');
    first.unmount();
    await openForm();
    expect(screen.getByLabelText(/Job Requirements/)).toHaveValue('Steel-toed boots');
    expect(stepper('Hourly Rate')).toHaveTextContent('$25.00');
  });

  it('is another user’s own business', async () => {
    saveDraft(anId(77), { ...EMPTY_DRAFT, temp: { ...TEMP, jobRequirements: 'Boots' } });
    await openForm();
    expect(screen.getByLabelText(/Job Requirements/)).toHaveValue('');
  });

  it('is forgotten by Start over', async () => {
    const { user } = await openHalfFilled({ temp: { ...TEMP, jobRequirements: 'Boots' } });
    await user.click(button('Start over'));
    const ask = await screen.findByRole('dialog', { name: 'Replace what you filled in?' });
    expect(screen.getByLabelText(/Job Requirements/)).toHaveValue('Boots');
    await user.click(within(ask).getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText(/Job Requirements/)).toHaveValue('');
  });
});

describe('What the address asks for', () => {
  it('is a day of the calendar', async () => {
    await openForm({ path: '/jobposting?day=2026-05-21' });
    expect(await screen.findByDisplayValue('May 21, 2026')).toBeVisible();
  });

  it('is another posting to duplicate, but not its day', async () => {
    const shift = aTempPost({ location: aLocation(), rate: 27.5, duration: 6 });
    await openForm({ path: `/jobposting?from=${shift._id}`, store: { shifts: [shift] } });
    await waitFor(() => expect(stepper('Hourly Rate')).toHaveTextContent('$27.50'));
    expect(stepper('Duration')).toHaveTextContent('6 hours');
    expect(screen.getByLabelText('Start Time')).toHaveValue('9:00 AM');
    expect(screen.getByLabelText('Date')).toHaveValue('');
  });
});

describe('A posting to duplicate over a half-filled form', () => {
  it('takes its place only where that is wanted', async () => {
    const shift = aTempPost({ location: aLocation(), rate: 27.5 });
    saveDraft(anEmployer()._id, { ...EMPTY_DRAFT, temp: { ...TEMP, rate: 19 } });
    const { user, shell } = renderEmployer(<CreatePostingPage />, {
      path: `/jobposting?from=${shift._id}`,
      store: { shifts: [shift] },
    });
    await screen.findByRole('dialog', { name: 'Replace what you filled in?' });
    await user.click(button('Keep editing'));
    expect(shell.visits).toEqual(['/jobposting']);
    await user.click(button('Replace'));
    await waitFor(() => expect(stepper('Hourly Rate')).toHaveTextContent('$27.50'));
  });
});

describe('The page', () => {
  it('says what could not be loaded, with Retry', async () => {
    renderEmployer(<CreatePostingPage />, { path: '/jobposting', state: 'failing' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
