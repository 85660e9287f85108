import { addBank, removeBank } from '@leafshift/contracts/stripe';
import { anEmployer, anId } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { renderEmployer } from '../../../dev/render-employer.tsx';
import { BankSection } from './bank-section.tsx';

const NUMBERS = {
  'First name': 'Mia',
  'Last name': 'Chen',
  'Bank account number': '000123456789',
  'Institution number': '003',
  'Transit number': '12345',
  'Billing address': '100 Queen St W',
  City: 'Toronto',
  'Postal code': 'M5H 2N2',
};

describe('Bank accounts of a business', () => {
  it('are listed, and connected by their numbers', async () => {
    const { user, shell, api, container } = renderEmployer(<BankSection />, {
      store: { user: anEmployer({ bankDetails: [] }) },
    });
    expect(screen.getByText('No bank connected yet')).toBeVisible();
    expect(screen.getByText(/Nothing is taken from a bank account/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add Bank Account' }));
    const form = within(await screen.findByRole('form', { name: 'Bank account' }));
    for (const [label, value] of Object.entries(NUMBERS)) {
      await user.type(form.getByLabelText(label), value);
    }
    await user.click(form.getByLabelText('Province'));
    await user.click(await screen.findByTitle('Ontario'));
    await user.click(form.getByRole('button', { name: 'Connect bank' }));
    await waitFor(() =>
      expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Direct Deposit Completed' }]),
    );
    expect(api.sentTo(addBank)[0]?.body).toMatchObject({ institutionNumber: '003' });
    expect(await screen.findByText('Account ending in 6789')).toBeInTheDocument();
  });

  it('are removed after asking', async () => {
    const bank = { _id: anId(819), bankName: 'Bank 003', last4: '6789' };
    const { user, shell, api } = renderEmployer(<BankSection />, {
      store: { user: anEmployer({ bankDetails: [bank] }) },
    });
    await user.click(screen.getByRole('button', { name: 'Delete Bank 003' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No bank connected yet')).toBeVisible();
    expect(api.sentTo(removeBank)).toEqual([{ params: { id: bank._id } }]);
    expect(shell.alerts).toEqual([{ kind: 'Success', msg: 'Bank account removed' }]);
  });
});
