import { sendNotice } from '@leafshift/contracts/conversations';
import { aConfirmedWorker, aTempPost } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { ShiftNotice } from './shift-notice.tsx';

atNow();

const shift = aTempPost({ confirmedArr: [aConfirmedWorker()], confirmedCount: 1 });

const open = async (settings = {}) => {
  const rendered = renderEmployer(<ShiftNotice post={shift} />, {
    store: { shifts: [shift] },
    ...settings,
  });
  await rendered.user.click(screen.getByRole('button', { name: 'Write to all confirmed' }));
  return rendered;
};

describe('A notice to all confirmed workers of a shift', () => {
  it('says how many it reaches, then how many have read it', async () => {
    const { user, api, container } = await open();
    expect(await screen.findByText('Confirmed workers that it reaches: 1')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Write a notice' }), 'We open at nine');
    await user.click(screen.getByRole('button', { name: 'Send to all' }));
    await waitFor(() =>
      expect(api.sentTo(sendNotice)).toMatchObject([
        { body: { text: 'We open at nine', to: { of: 'shift', post: shift._id } } },
      ]),
    );
    const sent = within(await screen.findByRole('list', { name: 'Notices to confirmed workers' }));
    expect(sent.getByText('We open at nine')).toBeVisible();
    expect(sent.getByText(/sent to 1, delivered to 0, read by 0/)).toBeVisible();
  });

  it('that was refused stays with the reason, and goes again under the same id', async () => {
    const { user, api } = await open({ handlers: [failing(sendNotice, 'DEPENDENCY_DOWN')] });
    await user.type(await screen.findByRole('textbox', { name: 'Write a notice' }), 'Nine');
    await user.click(screen.getByRole('button', { name: 'Send to all' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nine');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.sentTo(sendNotice)).toHaveLength(2));
    const [first, second] = api.sentTo(sendNotice);
    expect(second).toEqual(first);
  });

  it('is not there where nobody is confirmed', () => {
    renderEmployer(<ShiftNotice post={aTempPost()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
