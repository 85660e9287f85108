import { updateUser } from '@leafshift/contracts/admin';
import {
  addNote,
  closePerson,
  endPersonSession,
  endPersonSessions,
  personClosingTerms,
  removeSecondFactors,
} from '@leafshift/contracts/back-office';
import { slipPdfOfUser } from '@leafshift/contracts/earnings';
import { anEmployer, anId } from '@leafshift/testing/builders';
import { handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { aPerson, closingTerms } from '../../../dev/desk/people.ts';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as PersonPage } from '../../routes/person-page.tsx';

atNow();

const id = anId(2);

const open = (settings = {}) =>
  renderDesk(<PersonPage />, { path: `/people/${id}`, route: '/people/:id', ...settings });

const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('One person', () => {
  it('is all on one page', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Ana Roy', level: 1 })).toBeVisible();
    expect(
      (await section('Documents')).getByRole('link', { name: 'Government photo ID' }),
    ).toBeVisible();
    expect(
      (await section('What to look at')).getByRole('link', { name: 'Kim Tran' }),
    ).toBeVisible();
    expect((await section('Account')).getByRole('link', { name: 'Noah Singh' })).toBeVisible();
    expect(await screen.findByText('Document rejected')).toBeVisible();
    expect(screen.getByRole('row', { name: /Completed/ })).toHaveTextContent('Job Budtender');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('has what they were told, as they read it', async () => {
    open();
    const happened = within(await screen.findByRole('table', { name: 'What happened' }));
    expect(happened.getByRole('row', { name: /Notification/ })).toHaveTextContent(
      /^Told.*Maple Leaf Dispensary confirmed you for the Budtender shift on Thu, May 14/,
    );
    expect(happened.getByRole('row', { name: /Payout/ })).toHaveTextContent('Amount $184.00');
  });

  it('is suspended with a reason after what follows is said', async () => {
    const { user, api } = open();
    const part = await section('Suspension');
    await user.click(part.getByRole('button', { name: 'Suspend' }));
    expect(part.getByText(/released from all shifts that have not begun/)).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Suspend' }));
    expect(await part.findByText('Please give a reason')).toBeVisible();
    await user.type(part.getByLabelText(/^Why/), 'Threatened a supervisor');
    await user.click(part.getByRole('button', { name: 'Suspend' }));
    expect(await part.findByText('Threatened a supervisor')).toBeVisible();
    expect(api.sentTo(updateUser)).toEqual([
      { params: { id }, body: { suspended: true, reason: 'Threatened a supervisor' } },
    ]);
    await user.click(await part.findByRole('button', { name: 'Lift the suspension' }));
    expect(await part.findByText('The account is not suspended.')).toBeVisible();
  });

  it('has the slip of last year where it is a worker', async () => {
    URL.createObjectURL = () => 'blob:slip';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, api } = open();
    const slip = await section('T4A slip of 2025');
    await user.click(slip.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() =>
      expect(api.sentTo(slipPdfOfUser)).toEqual([{ params: { id, year: '2025' } }]),
    );
  });

  it('is signed out of a device', async () => {
    const { user, api } = open();
    const sessions = await section('Signed in on');
    await user.click(sessions.getByRole('button', { name: 'End' }));
    expect(await sessions.findByText('Nowhere.')).toBeVisible();
    expect(api.sentTo(endPersonSession)).toEqual([{ params: { id, sessionId: anId(61) } }]);
  });

  it('is signed out everywhere', async () => {
    const { user, api } = open();
    const sessions = await section('Signed in on');
    await user.click(sessions.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await sessions.findByText('Nowhere.')).toBeVisible();
    expect(sessions.queryByRole('button')).toBeNull();
    expect(api.sentTo(endPersonSessions)).toEqual([{ params: { id } }]);
  });

  it('loses second factors with a reason, after what follows is said', async () => {
    const { user, api, container } = open();
    const factors = await section('Second factor');
    expect(factors.getByText('Authenticator app')).toBeVisible();
    await user.click(factors.getByRole('button', { name: 'Remove second factors' }));
    expect(factors.getByText(/password alone signs them in/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(factors.getByRole('button', { name: 'Remove second factors' }));
    expect(await factors.findByText('Please give a reason')).toBeVisible();
    await user.type(factors.getByLabelText(/^Why/), 'Lost phone, called back');
    await user.click(factors.getByRole('button', { name: 'Remove second factors' }));
    expect(await factors.findByText(/the password is enough/)).toBeVisible();
    expect(api.sentTo(removeSecondFactors)).toEqual([
      { params: { id }, body: { reason: 'Lost phone, called back' } },
    ]);
  });

  it('has notes of colleagues', async () => {
    const { user, api } = open();
    const notes = await section('Notes');
    await user.type(notes.getByLabelText(/New note/), 'Bank mended');
    await user.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText('Bank mended')).toBeVisible();
    expect(api.sentTo(addNote)).toEqual([{ params: { id }, body: { text: 'Bank mended' } }]);
  });

  it('of a business pays fees that finance sets', async () => {
    const { user, api } = open({ store: { person: aPerson({ user: anEmployer() }) } });
    const fees = await section('Fees');
    const percent = fees.getByLabelText(/base pay/);
    await user.clear(percent);
    await user.type(percent, '12.5');
    await user.click(fees.getByRole('button', { name: 'Save fees' }));
    await waitFor(() =>
      expect(api.sentTo(updateUser)).toEqual([
        {
          params: { id: anEmployer()._id },
          body: { paymentDetails: { leafshiftPercent: 12.5, processingFee: 2 } },
        },
      ]),
    );
  });

  it('has an account that is closed after what it brings is said', async () => {
    const { user, api } = open();
    const closing = await section('Data and closing');
    await user.click(closing.getByRole('button', { name: 'Close the account' }));
    expect(await closing.findByText(/withdraws requests \(2\)/)).toBeVisible();
    await user.click(closing.getByRole('radio', { name: /asked for it/ }));
    await user.click(closing.getByRole('button', { name: 'Close the account' }));
    await waitFor(() =>
      expect(api.sentTo(closePerson)).toEqual([
        { params: { id }, body: { reason: 'The person asked for it.' } },
      ]),
    );
  });

  it('cannot be closed while pay is owed', async () => {
    const blockers = [{ code: 'CLOSE_PAY_NOT_SENT' as const, count: 1, amount: 184 }];
    const { user } = open({
      handlers: [handle(personClosingTerms, { ...closingTerms, blockers })],
    });
    await user.click(await screen.findByRole('button', { name: 'Close the account' }));
    expect(await screen.findByText('Pay that is not sent: 1 ($184.00)')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Close the account' })).toBeNull();
  });

  it('shows a reviewer nothing that only others may do', async () => {
    open({ roles: ['reviewer'] });
    await section('Notes');
    expect(screen.queryByRole('button', { name: /Suspend|End|Close|Sign out|Remove/ })).toBeNull();
  });
});
