import {
  addApplicationNote,
  answerApplication,
  application,
  resumeLink,
  setAnswerTemplate,
  setApplicationStage,
} from '@leafshift/contracts/applications';
import { anApplication, anId } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, type EmployerSettings, renderEmployer } from '../../../dev/render-employer.tsx';
import { ApplicantsPage } from './applicants-page.tsx';

const ADA = `/applicants?applicant=${anId(7700)}`;

const open = (settings: EmployerSettings = {}) =>
  renderEmployer(<ApplicantsPage />, { path: '/applicants', ...settings });

describe('applicants', () => {
  atNow();

  it('say who applied for what, when, and where they stand', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Applicants' });
    const rows = await within(list).findAllByRole('button');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/Ada LovelaceStore ManagerWith résuméNew/);
    expect(rows[1]).toHaveTextContent(/Works on LeafshiftInterview/);
  });

  it('are narrowed by position, stage and name, with their counts', async () => {
    const { user } = open();
    const stage = await screen.findByRole('combobox', { name: 'Stage' });
    await within(stage).findByRole('option', { name: 'Interview (1)' });
    await user.selectOptions(stage, 'interview');
    await waitFor(() => expect(screen.queryByText('Ada Lovelace')).not.toBeInTheDocument());
    expect(screen.getByText('Benoît Archambault')).toBeVisible();

    await user.selectOptions(stage, '');
    await user.type(screen.getByRole('searchbox', { name: /Search by name/ }), 'fitz');
    await waitFor(() => expect(screen.queryByText('Benoît Archambault')).not.toBeInTheDocument());
    expect(screen.getByText(/Fitzgerald/)).toBeVisible();
  });

  it('are none at first, and the page says where they come from', async () => {
    open({ store: { applications: [] } });
    expect(await screen.findByText('Nobody has applied yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'See permanent postings' })).toBeVisible();
  });

  it('are asked for again where they could not be loaded', async () => {
    open({ state: 'failing' });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('have no accessibility problems', async () => {
    const { container } = open();
    await screen.findByText('Ada Lovelace');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('an applicant', () => {
  atNow();

  it('is opened by the link of the notification, with all that was sent', async () => {
    open({ path: ADA });
    const panel = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
    expect(await within(panel).findByText(/counter of nine/)).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'ada@example.ca' })).toHaveAttribute(
      'href',
      'mailto:ada@example.ca',
    );
    expect(panel).toHaveTextContent(/Agreed on .* that you decide by this/);
  });

  it('moves to another stage', async () => {
    const { user, api } = open({ path: ADA });
    const panel = await screen.findByRole('dialog', { name: 'Ada Lovelace' });
    const stage = within(panel).getByRole('combobox', { name: 'Stage' });
    await user.selectOptions(stage, 'reviewed');
    await waitFor(() => expect(stage).toHaveDisplayValue('Reviewed'));
    expect(api.sentTo(setApplicationStage)).toMatchObject([{ body: { stage: 'reviewed' } }]);
  });

  it('gets notes, which stay typed where they cannot be kept', async () => {
    const { user, api } = open({ path: ADA });
    const note = await screen.findByRole('textbox', { name: 'New note' });
    api.use(failing(addApplicationNote, 'TOO_MANY_NOTES'));
    await user.type(note, 'Call on Monday');
    await user.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(note).toHaveValue('Call on Monday');
  });

  it('is answered by a template that can be changed first, and kept', async () => {
    const { user, api } = open({ path: ADA });
    await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    expect(subject).toHaveValue('Your application for Store Manager');
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveDisplayValue(/Hello Ada Lovelace/);
    expect(screen.getByText(/The application moves to: Interview/)).toBeVisible();

    await user.type(subject, '!');
    await user.click(screen.getByRole('button', { name: 'Keep as template' }));
    await waitFor(() =>
      expect(api.sentTo(setAnswerTemplate)).toMatchObject([
        {
          params: { kind: 'interview', language: 'en' },
          body: { subject: 'Your application for {title}!' },
        },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Send Answer' }));

    await waitFor(() => expect(api.sentTo(answerApplication)).toHaveLength(1));
    const panel = screen.getByRole('dialog', { name: 'Ada Lovelace' });
    expect(await within(panel).findByText('Your application for Store Manager!')).toBeVisible();
    expect(within(panel).getByRole('combobox', { name: 'Stage' })).toHaveDisplayValue('Interview');
  });

  it('has a résumé that opens in a window by a fresh link', async () => {
    const page = { opener: window, location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(page as never);
    const { user, api } = open({ path: ADA });
    await user.click(await screen.findByRole('button', { name: 'Open Résumé' }));
    await waitFor(() => expect(page.location.href).toMatch(/files\/resume/));
    expect(page.opener).toBeNull();

    api.use(failing(resumeLink, 'NOT_FOUND'));
    await user.click(screen.getByRole('button', { name: 'Open Résumé' }));
    await waitFor(() => expect(page.close).toHaveBeenCalled());
  });

  it('is removed after a question', async () => {
    const { user, store } = open({ path: ADA });
    await user.click(await screen.findByRole('button', { name: 'Remove Application' }));
    const title = await screen.findByText('Remove this application?');
    const question = title.closest<HTMLElement>('[role="dialog"]') ?? document.body;
    await user.click(within(question).getByRole('button', { name: 'Remove Application' }));
    await waitFor(() =>
      expect(store.applications.map(({ name }) => name)).not.toContain('Ada Lovelace'),
    );
  });

  it('who has withdrawn is not there any more, and the panel says so', async () => {
    open({ path: ADA, handlers: [failing(application, 'NOT_FOUND')] });
    expect(await screen.findByText('This application is not there any more')).toBeVisible();
  });

  it('of Leafshift shows town and certificates', async () => {
    const member = { city: 'Guelph', province: 'ON', certificates: ['CannSell'] };
    open({ path: ADA, store: { applications: [anApplication({ member, isMember: true })] } });
    expect(await screen.findByText('Guelph, ON')).toBeVisible();
    expect(screen.getByText('CannSell')).toBeVisible();
  });
});
