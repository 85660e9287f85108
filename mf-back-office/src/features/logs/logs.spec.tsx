import { audit, auditCsv } from '@leafshift/contracts/back-office';
import { anId } from '@leafshift/testing/builders';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { atNow, renderDesk } from '../../../dev/render-desk.tsx';
import { Component as AuditPage } from '../../routes/audit-page.tsx';

atNow();

const open = (tab = 'audit') => renderDesk(<AuditPage />, { path: `/audit?tab=${tab}` });

describe('The logs', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:log';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('say who did what to whom, in words', async () => {
    const { container } = open();
    const row = await screen.findByRole('row', { name: /Document approved/ });
    expect(row).toHaveTextContent(/Robin Desk.*Ana Roy/);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    [/Document approved/, 'Kind Government photo ID'],
    [/Roles set/, 'Before ReviewerSet to Reviewer, Support'],
    [/Account review decided/, 'Decision Account cleared'],
    [/Account review decided/, 'Matches Kind: Same telephone number · Account: the account'],
    [/Suspended/, 'Reason She did not come.Until Tue, May 19, 2026'],
    [/Hours decided/, 'Before Hours: 7 · Pay: $161.00After Hours: 8 · Pay: $184.00'],
  ])('say what was noted with %s in words', async (action, words) => {
    open();
    expect(await screen.findByRole('row', { name: action })).toHaveTextContent(words);
  });

  it('lead from a matching account to its page', async () => {
    open();
    const row = await screen.findByRole('row', { name: /Account review decided/ });
    expect(within(row).getByRole('link', { name: 'the account' })).toHaveAttribute(
      'href',
      `/people/${anId(8)}`,
    );
  });

  it('say which kind of document was shown', async () => {
    open('security');
    expect(await screen.findByRole('row', { name: /Document shown/ })).toHaveTextContent(
      'Kind Government photo ID',
    );
  });

  it('are searched once the typing stands still, and exported as searched', async () => {
    const { user, api } = open();
    await user.type(await screen.findByRole('searchbox'), 'robin@leafshift.example');
    await waitFor(() => expect(api.sentTo(audit)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(api.sentTo(auditCsv)).toEqual([{ query: { q: 'robin@leafshift.example' } }]),
    );
  });

  it('have sign-ins that failed', async () => {
    open('security');
    expect(await screen.findByRole('row', { name: /Sign-in failed/ })).toHaveTextContent('a1b2c3');
  });
});
