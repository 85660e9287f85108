import { supportAddress } from '@leafshift/contracts/support';
import { createMockApi, failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { screen } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Component as ContactPage } from './contact-page.tsx';

const setUp = (answer: Handler) => {
  const api = createMockApi([answer]);
  return { ...renderInShell(<ContactPage />, { api, path: '/contact' }), api };
};

describe('The page for who cannot sign in', () => {
  it('leads back in, and says whom to write to', async () => {
    const { container } = setUp(handle(supportAddress, { address: 'help@example.ca' }));
    const link = await screen.findByRole('link', { name: 'help@example.ca' });
    expect(link).toHaveAttribute('href', 'mailto:help@example.ca');
    expect(screen.getByRole('link', { name: /new password/ })).toHaveAttribute(
      'href',
      '/recover-password',
    );
    expect(screen.getByRole('link', { name: /Sign in/ })).toHaveAttribute('href', '/login');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says so where whoever runs the portal has named no address', async () => {
    setUp(handle(supportAddress, { address: null }));
    expect(await screen.findByText(/have named no address/)).toBeVisible();
  });

  it('says why the address cannot be had, and asks again', async () => {
    const { user, api } = setUp(failing(supportAddress, 'DEPENDENCY_DOWN'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use(handle(supportAddress, { address: 'help@example.ca' }));
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'help@example.ca' })).toBeVisible();
  });
});
