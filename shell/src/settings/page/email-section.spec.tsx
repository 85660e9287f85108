import { currentUser } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { changeEmail, confirmEmailChange } from '@leafshift/contracts/users';
import { aProfile, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { EmailSection } from './email-section.tsx';

const worker = aWorker({ email: 'old@example.ca' });

describe('the e-mail address in the settings', () => {
  const show = async (handlers: NonNullable<Parameters<typeof createMockApi>[0]>) => {
    localStorage.setItem('token', 'a-token');
    const api = createMockApi([
      handle(currentUser, worker),
      handle(myProfile, aProfile()),
      ...handlers,
    ]);
    const element = <EmailSection user={worker} />;
    const page = renderInShell(element, { api, path: '/settings', route: '/settings' });
    await act(() => page.core.session.start());
    return { api, ...page };
  };
  const askFor = async ({ user }: Awaited<ReturnType<typeof show>>, email: string) => {
    await user.type(screen.getByLabelText('New email address'), email);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
  };

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('changes once the code that was sent to the new one is entered', async () => {
    const page = await show([
      handle(changeEmail, undefined),
      handle(confirmEmailChange, { ...worker, email: 'new@example.ca' }),
    ]);
    const { user, api, core, container } = page;
    await askFor(page, 'new@example.ca');
    expect(await screen.findByRole('status')).toHaveTextContent('new@example.ca');
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Change address' }));

    await waitFor(() =>
      expect(core.session.state.get()).toMatchObject({ user: { email: 'new@example.ca' } }),
    );
    expect(api.sentTo(changeEmail)).toEqual([{ body: { email: 'new@example.ca' } }]);
    expect(api.sentTo(confirmEmailChange)).toEqual([{ body: { code: '123456' } }]);
    expect(await screen.findByLabelText('New email address')).toHaveValue('');
  });

  it('still waits for the code after it was read elsewhere, and sends another', async () => {
    const first = await show([handle(changeEmail, undefined)]);
    await askFor(first, 'new@example.ca');
    await screen.findByLabelText('Code');
    first.unmount();

    const { user, api } = await show([handle(changeEmail, undefined)]);
    expect(await screen.findByText(/new@example.ca/)).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    await waitFor(() =>
      expect(api.sentTo(changeEmail)).toEqual([{ body: { email: 'new@example.ca' } }]),
    );
  });

  it('says beside the field why it cannot be that one, and keeps what was typed', async () => {
    const page = await show([failing(changeEmail, 'EMAIL_IN_USE')]);
    await askFor(page, 'taken@example.ca');

    expect(await screen.findByText('Email in use')).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveValue('taken@example.ca');
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });

  it('says that a code is not right, and can be left as it was', async () => {
    const page = await show([
      handle(changeEmail, undefined),
      failing(confirmEmailChange, 'CODE_INVALID'),
    ]);
    const { user, core } = page;
    await askFor(page, 'new@example.ca');
    await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This code is not right')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('New email address')).toBeVisible();
    expect(core.session.state.get()).not.toMatchObject({ user: { email: 'new@example.ca' } });
  });
});
