import { createPost } from '@leafshift/contracts/posts';
import { screen, waitFor } from '@testing-library/react';
import { openHalfFilled, reviewed, TEMP } from '../../../../dev/posting-form.tsx';
import { atNow } from '../../../../dev/render-employer.tsx';

atNow();

describe('The credentials that a Temp posting asks for', () => {
  it('are chosen from all kinds, beside those of the province, reviewed and sent', async () => {
    const { user, api } = await openHalfFilled({ temp: TEMP });
    const field = screen.getByRole('combobox', { name: /^Required credentials/ });
    expect(field).toHaveAccessibleDescription(
      'What the province requires for this work is added automatically.',
    );
    await user.click(field);
    for (const kind of ['SellSafe', 'Smart Choices']) {
      await user.click(
        await screen.findByText(kind, { selector: '.ant-select-item-option-content' }),
      );
    }
    const dialog = await reviewed(user);
    expect(dialog.getByText('Required credentials').nextElementSibling).toHaveTextContent(
      'SellSafe, Smart Choices',
    );
    await user.click(await dialog.findByRole('button', { name: 'Create Posting' }));
    await waitFor(() => expect(api.sentTo(createPost)).toHaveLength(1));
    expect(api.sentTo(createPost)[0]?.body).toMatchObject({
      credentials: ['SellSafe', 'Smart Choices'],
    });
  });

  it('can be left open, and are kept where the page is loaded again', async () => {
    await openHalfFilled({ temp: { ...TEMP, credentials: ['CannSell'] } });
    const field = screen.getByRole('combobox', { name: /^Required credentials/ });
    expect(field).toHaveAccessibleDescription(/^CannSell/);
    expect(screen.queryByText('None required')).not.toBeInTheDocument();
  });
});
