import { decidePosting, dismissReport, takeDownPost } from '@leafshift/contracts/moderation';
import { hoursFromNow } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aPostingReport, aWaitingPost } from '../../../dev/desk/moderation.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as ModerationPage } from '../../routes/moderation-page.tsx';

atNow();

const waiting = aWaitingPost();
const report = aPostingReport();

const open = (settings = {}) =>
  renderDesk(<ModerationPage />, {
    path: '/moderation',
    store: { postings: [waiting], reports: [report] },
    ...settings,
  });

const entry = async (name: string) => within(await screen.findByRole('article', { name }));

describe('Postings that wait', () => {
  it('are read and published, for the text that was read', async () => {
    const { user, api, container } = open();
    const posting = await entry('Store Manager');
    expect(posting.getByText('Lead a team of eight in our Queen Street shop.')).toBeVisible();
    expect(posting.getByText('Waiting for 3h')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(posting.getByRole('button', { name: 'Publish' }));

    expect(await screen.findByText('No posting waits for review.')).toBeVisible();
    expect(api.sentTo(decidePosting)).toEqual([
      { params: { id: waiting.post._id }, body: { decision: 'Approved', revision: 2 } },
    ]);
  });

  it('are rejected with a reason that their business reads', async () => {
    const { user, api } = open();
    const posting = await entry('Store Manager');
    await user.click(posting.getByRole('button', { name: 'Reject' }));
    await user.click(posting.getByRole('radio', { name: /not an offer of a job/ }));
    await user.type(posting.getByLabelText(/own words/), 'Please sell elsewhere.');
    await user.click(posting.getByRole('button', { name: 'Reject' }));

    await waitFor(() =>
      expect(api.sentTo(decidePosting)).toEqual([
        {
          params: { id: waiting.post._id },
          body: {
            decision: 'Rejected',
            reason: 'This is not an offer of a job. Please sell elsewhere.',
            revision: 2,
          },
        },
      ]),
    );
  });

  it('say in place that their text has changed meanwhile', async () => {
    const { user } = open({ handlers: [failing(decidePosting, 'POSTING_CHANGED')] });
    const posting = await entry('Store Manager');
    await user.click(posting.getByRole('button', { name: 'Publish' }));
    expect(await posting.findByRole('alert')).toHaveTextContent(/\w/);
  });
});

describe('Reports of postings', () => {
  const openReports = () => open({ path: '/moderation?tab=reports' });

  it('are late after a day', async () => {
    const createdAt = hoursFromNow(-25);
    open({ path: '/moderation?tab=reports', store: { reports: [aPostingReport({ createdAt })] } });
    expect((await entry('Budtender')).getByText('1d, promised within 24 hr')).toBeVisible();
  });

  it('are dismissed', async () => {
    const { user, api } = openReports();
    const shown = await entry('Budtender');
    expect(shown.getByText('The job is not what it says')).toBeVisible();
    expect(shown.getByText('They wanted me to clean the cellar.')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('No report waits for a decision.')).toBeVisible();
    expect(api.sentTo(dismissReport)).toEqual([{ params: { id: report._id } }]);
  });

  it('lead to taking the posting down, with a reason', async () => {
    const { user, api } = openReports();
    const shown = await entry('Budtender');
    await user.click(shown.getByRole('button', { name: 'Take down' }));
    await user.click(shown.getByRole('radio', { name: /does not say truly/ }));
    await user.click(shown.getByRole('button', { name: 'Take down' }));
    await waitFor(() =>
      expect(api.sentTo(takeDownPost)).toEqual([
        {
          params: { id: report.postId },
          body: { reason: 'The posting does not say truly what the job is.' },
        },
      ]),
    );
  });
});
