import { audit, auditCsv } from '@leafshift/contracts/back-office';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen, waitFor } from '@testing-library/react';
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
