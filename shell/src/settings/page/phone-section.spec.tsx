import { myPhone, type PhoneState, sendPhoneCode, verifyPhone } from '@leafshift/contracts/phones';
import { createQueryClient } from '@leafshift/data-access';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { PhoneSection } from './phone-section.tsx';

const OPEN: PhoneState = { available: true, number: '+16045550100', verified: false };

const show = (state: PhoneState, handlers: Parameters<typeof createMockApi>[0] = []) => {
  const api = createMockApi([handle(myPhone, state), ...handlers]);
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      <PhoneSection />
    </QueryClientProvider>
  );
  return { api, ...renderInShell(page, { api, path: '/settings', route: '/settings' }) };
};
const alertsSay = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent(text));

describe('the phone number in the settings', () => {
  afterEach(() => sessionStorage.clear());

  it('is not spoken of where no messages are configured', async () => {
    const { api } = show({ ...OPEN, available: false });
    await waitFor(() => expect(api.sentTo(myPhone)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Phone number' })).not.toBeInTheDocument();
  });

  it('is verified with the code of a message', async () => {
    const { user, api, container } = show(OPEN, [
      handle(sendPhoneCode, undefined),
      handle(verifyPhone, { ...OPEN, verified: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/We have sent a code to/)).toHaveTextContent('+16045550100');
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.type(screen.getByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Confirm number' }));
    await alertsSay('Success: Your phone number is verified');
    expect(api.sentTo(verifyPhone)).toEqual([{ body: { code: '123456' } }]);
    expect(await screen.findByText(/is verified$/)).toHaveTextContent('+16045550100 is verified');
  });

  it('still waits for the code after it was read elsewhere, and sends another', async () => {
    const first = show(OPEN, [handle(sendPhoneCode, undefined)]);
    await first.user.click(await screen.findByRole('button', { name: 'Send code' }));
    await screen.findByLabelText('Code');
    first.unmount();

    const { user, api } = show(OPEN, [handle(sendPhoneCode, undefined)]);
    expect(await screen.findByText(/We have sent a code to/)).toHaveTextContent('+16045550100');
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(api.sentTo(sendPhoneCode)).toHaveLength(1));
  });

  it('says in place that the code is not right, and why none was sent', async () => {
    const { user, api } = show(OPEN, [failing(sendPhoneCode, 'TOO_MANY_REQUESTS')]);
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await alertsSay('Error:');
    api.use(handle(sendPhoneCode, undefined), failing(verifyPhone, 'CODE_INVALID'));
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This code is not right')).toBeVisible();
  });

  it('leads to the profile where there is no number that messages reach', async () => {
    show({ ...OPEN, number: null });
    expect(await screen.findByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('offers Retry when it cannot be loaded', async () => {
    const { user, api } = show(OPEN, [failing(myPhone, 'DEPENDENCY_DOWN')]);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use(handle(myPhone, OPEN));
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
  });
});
