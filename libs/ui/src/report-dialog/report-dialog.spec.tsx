import { anApiError } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderInTheme } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { ReportPosting } from './report-posting.tsx';

const setUp = async (send: jest.Mock = jest.fn().mockResolvedValue(undefined)) => {
  const rendered = renderInTheme(<ReportPosting send={send} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Report this posting' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report this posting' });
  // It opens in several steps, which takes its time on a busy machine.
  await waitFor(() => expect(dialog).toBeVisible());
  return { send, ...rendered };
};
const sendIt = () => screen.getByRole('button', { name: 'Send Report' });

describe('Report this posting', () => {
  it('sends what is wrong, then thanks', async () => {
    const { user, send, baseElement } = await setUp();
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'It looks like a scam or asks for money' }));
    await user.type(screen.getByRole('textbox', { name: /What did you see/ }), 'A deposit of $200');
    await user.click(sendIt());

    expect(send).toHaveBeenCalledWith({ reason: 'scam', words: 'A deposit of $200' });
    expect(await screen.findByRole('dialog', { name: 'Thank you for your report' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We look at this posting');
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for a reason, and for words where it is another one', async () => {
    const { user, send } = await setUp();
    await user.click(sendIt());
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    await user.click(sendIt());
    expect(await screen.findByText('Please give a reason')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What did you see?' })).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('says in place why it was not taken, and keeps what was typed', async () => {
    const refused = jest.fn().mockRejectedValue(anApiError('TOO_MANY_REQUESTS'));
    const { user } = await setUp(refused);
    await user.click(screen.getByRole('radio', { name: 'It discriminates against people' }));
    await user.type(screen.getByRole('textbox', { name: /What did you see/ }), 'No women');
    await user.click(sendIt());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many/i);
    expect(screen.getByRole('textbox', { name: /What did you see/ })).toHaveValue('No women');
  });

  it('leaves everything as it is on Escape, and gives the focus back', async () => {
    const { user, send } = await setUp();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Report this posting' })).toHaveFocus();
  });
});
