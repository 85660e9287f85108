import { decideMessageReport, readReportedConversation } from '@leafshift/contracts/conversations';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aMessageReport } from '../../../dev/desk/messages.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as ModerationPage } from '../../routes/moderation-page.tsx';

atNow();

const open = async (settings = {}) => {
  const rendered = renderDesk(<ModerationPage />, {
    path: '/moderation?tab=messages',
    store: { messageReports: [aMessageReport()] },
    ...settings,
  });
  return { ...rendered, entry: within(await screen.findByRole('article', { name: 'Budtender' })) };
};

describe('Reported messages', () => {
  it('say who wrote to whom and for how long the report waits, and nothing of the conversation', async () => {
    const { entry, api, container } = await open();
    expect(entry.getByText('Waiting for 2h')).toBeVisible();
    expect(entry.getByText('Insult or harassment')).toBeVisible();
    expect(entry.queryByText('You are useless.')).toBeNull();
    expect(api.sentTo(readReportedConversation)).toEqual([]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are read with what stands around them when one asks for it', async () => {
    const { user, entry, api, container } = await open();
    await user.click(entry.getByRole('button', { name: 'Read the conversation' }));
    expect(await entry.findByText('You are useless.')).toBeVisible();
    expect(entry.getByText('In the bus, ten minutes.')).toBeVisible();
    expect(api.sentTo(readReportedConversation)).toHaveLength(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are decided with a reason', async () => {
    const { user, entry, api } = await open();
    await user.click(entry.getByRole('button', { name: 'Remove message' }));
    await user.click(entry.getByRole('radio', { name: /insults or discriminates/ }));
    await user.click(entry.getByRole('button', { name: 'Remove message' }));
    await waitFor(() =>
      expect(api.sentTo(decideMessageReport)).toEqual([
        {
          params: { id: aMessageReport()._id },
          body: { decision: 'removed', reason: 'It insults or discriminates.' },
        },
      ]),
    );
    expect(await screen.findByText('No message waits for a decision.')).toBeVisible();
  });

  it('say in place that they could not be read', async () => {
    const { user, entry } = await open({
      handlers: [failing(readReportedConversation, 'DEPENDENCY_DOWN')],
    });
    await user.click(entry.getByRole('button', { name: 'Read the conversation' }));
    expect(await entry.findByRole('alert')).toBeVisible();
  });
});
