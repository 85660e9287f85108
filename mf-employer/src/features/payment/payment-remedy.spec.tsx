import { createPost } from '@leafshift/contracts/posts';
import { anEmployer } from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { openHalfFilled, reviewed, TEMP } from '../../../dev/posting-form.tsx';
import { atNow } from '../../../dev/render-employer.tsx';

atNow();

const draft = { employmentType: 'Temp' as const, temp: TEMP };

describe('A business that cannot pay', () => {
  it('reads beside the button that a card is needed, and is led to it', async () => {
    await openHalfFilled(draft, { store: { user: anEmployer({ paymentMethods: [] }) } });

    expect(await screen.findByText(/Please add a payment card first/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to payment methods' })).toHaveAttribute(
      'href',
      '/profile#payment',
    );
  });

  it.each([
    ['CARD_FAILED', /Your card refused a payment/],
    ['INVOICE_OVERDUE', /open for more than 7 days/],
  ] as const)(
    'that is refused with %s is led to its invoices, and loses nothing',
    async (code, why) => {
      const { user } = await openHalfFilled(draft, { handlers: [failing(createPost, code)] });
      const dialog = await reviewed(user);
      const confirm = dialog.getByRole('button', { name: 'Create Posting' });
      await waitFor(() => expect(confirm).toBeEnabled());
      await user.click(confirm);

      expect(await dialog.findByText(why)).toBeVisible();
      expect(dialog.getByRole('link', { name: 'Go to invoices' })).toHaveAttribute(
        'href',
        '/workhistory',
      );
      await user.click(dialog.getByRole('button', { name: 'Edit Posting' }));
      expect(screen.getByLabelText('Job Title')).toBeVisible();
    },
  );
});
