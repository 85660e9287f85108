import { currentUser } from '@leafshift/contracts/auth';
import { connectOnboardingLink } from '@leafshift/contracts/users';
import { ApiError } from '@leafshift/data-access';
import { aBank, aWorker } from '@leafshift/testing/builders';
import { anApiError, createMockApi, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json' with { type: 'json' };
import { BankWays } from './bank-ways.tsx';

const ticket = 'https://portal.test/api/users/stripe-connect-onboarding/tickets/one-use';
const worker = aWorker({ bankDetails: [] });
const WITHOUT_URL = new ApiError({
  statusCode: 200,
  code: 'UNREADABLE_ANSWER',
  msg: 'There is an error!',
});

const aWindow = () => ({ opener: {}, close: jest.fn(), location: { replace: jest.fn() } });

const setUp = (...more: Parameters<typeof createMockApi>[0] & object) => {
  const api = createMockApi([
    handle(connectOnboardingLink, { url: ticket }),
    handle(currentUser, aWorker({ bankDetails: [aBank()] })),
    ...more,
  ]);
  const rendered = renderWithShell(
    <BankWays accounts={worker.bankDetails} onNumbers={() => undefined} />,
    { user: worker, api, texts: { 'mf-onboarding': en } },
  );
  const connect = () => rendered.user.click(screen.getByRole('button', { name: 'Connect Bank' }));
  return { api, connect, ...rendered };
};

const opening = (target: ReturnType<typeof aWindow> | null) =>
  jest.spyOn(window, 'open').mockReturnValue(target as unknown as Window | null);

afterEach(() => jest.restoreAllMocks());

describe("'Connect Bank'", () => {
  it('opens the ticket in a new window that does not know this one', async () => {
    const target = aWindow();
    opening(target);
    const { connect, container } = setUp();
    await connect();
    await waitFor(() => expect(target.location.replace).toHaveBeenCalledWith(ticket));
    expect(target.opener).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('connected in the other window');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('looks at the account when somebody comes back', async () => {
    opening(aWindow());
    const { connect, shell } = setUp();
    await connect();
    await screen.findByRole('status');
    fireEvent.focus(window);
    await waitFor(() =>
      expect(shell.session.get()).toMatchObject({ user: { bankDetails: [expect.anything()] } }),
    );
  });

  it.each([
    ['the call fails', anApiError('DEPENDENCY_DOWN'), 'Error: Could not fetch onboarding link.'],
    ['no url is returned', WITHOUT_URL, 'No onboarding link received'],
  ])('closes the window and says so when %s', async (_when, failure, msg) => {
    const target = aWindow();
    opening(target);
    const { connect, shell } = setUp({
      call: connectOnboardingLink,
      handle: () => Promise.reject(failure),
    });
    await connect();
    await waitFor(() => expect(shell.alerts).toEqual([{ kind: 'Error', msg }]));
    expect(target.close).toHaveBeenCalled();
  });

  it('leaves this page in sight while it asks whether it is still the owner', async () => {
    const [first, second] = [aWindow(), aWindow()];
    opening(first).mockReturnValueOnce(first as unknown as Window);
    const { api, connect } = setUp();
    const { send } = api;
    api.send = (call, input, options) => {
      options?.onOwnerAsked?.();
      expect(first.close).toHaveBeenCalled();
      opening(second);
      return send(call, input, options);
    };
    await connect();
    await waitFor(() => expect(second.location.replace).toHaveBeenCalledWith(ticket));
    expect(first.location.replace).not.toHaveBeenCalled();
  });

  it('offers the link where the browser opens no window', async () => {
    opening(null);
    const { connect } = setUp();
    await connect();
    const link = await screen.findByRole('link', { name: 'Connect the bank here' });
    expect(link).toHaveAttribute('href', ticket);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it("says 'Onboarding link not available.' where that link is clicked too late", async () => {
    opening(null);
    const { connect, shell } = setUp();
    await connect();
    const link = await screen.findByRole('link', { name: 'Connect the bank here' });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const isFollowed = fireEvent.click(link);
    expect(isFollowed).toBe(false);
    expect(shell.alerts).toEqual([{ kind: 'Error', msg: 'Onboarding link not available.' }]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
