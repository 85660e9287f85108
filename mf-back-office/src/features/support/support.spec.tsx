import { answerSupport, claimSupport } from '@leafshift/contracts/support';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aQuestion } from '../../../dev/desk/support.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as ModerationPage } from '../../routes/moderation-page.tsx';

atNow();

const open = async (support = [aQuestion()], settings = {}) => {
  const rendered = renderDesk(<ModerationPage />, {
    path: '/moderation?tab=support',
    store: { support },
    ...settings,
  });
  return { ...rendered, entry: within(await screen.findByRole('article', { name: 'Ana Roy' })) };
};

describe('Questions to support', () => {
  it('are taken, answered, and gone from the list', async () => {
    const { user, entry, api, container } = await open();
    expect(entry.getByText('When does my pay come?')).toBeVisible();
    expect(entry.queryByRole('textbox')).toBeNull();
    await user.click(entry.getByRole('button', { name: 'Answer this' }));
    await waitFor(() => expect(api.sentTo(claimSupport)).toHaveLength(1));
    await user.type(await entry.findByRole('textbox', { name: /Answer/ }), 'On Friday');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(entry.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('No question waits for an answer.')).toBeVisible();
    expect(api.sentTo(answerSupport)).toEqual([
      { params: { id: aQuestion()._id }, body: { text: 'On Friday' } },
    ]);
  });

  it('that somebody else has say who, and cannot be answered meanwhile', async () => {
    const claim = { _id: aQuestion().user._id, name: 'Olu Owner', until: aQuestion().askedAt };
    const { entry } = await open([aQuestion({ claim })]);
    expect(entry.getByText('Olu Owner is answering this.')).toBeVisible();
    expect(entry.queryByRole('button', { name: 'Answer this' })).toBeNull();
  });

  it('keep what is typed where the answer is refused, and say why', async () => {
    const { user, entry } = await open([aQuestion()], {
      handlers: [failing(answerSupport, 'SUPPORT_ANSWERED')],
    });
    await user.click(entry.getByRole('button', { name: 'Answer this' }));
    const field = await entry.findByRole('textbox', { name: /Answer/ });
    await user.type(field, 'On Friday');
    await user.click(entry.getByRole('button', { name: 'Send answer' }));
    expect(await entry.findByText('This question was answered already')).toBeVisible();
    expect(field).toHaveValue('On Friday');
  });
});
