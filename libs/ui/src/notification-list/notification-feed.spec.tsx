import { markAllRead, markRead, notifications } from '@leafshift/contracts/notification';
import { useShell } from '@leafshift/shell-sdk';
import { aNotification, anId, hoursFromNow } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { NotificationFeed } from './notification-feed.tsx';

const unread = aNotification();
const read = aNotification({
  _id: anId(702),
  isRead: true,
  notificationMessage: 'Invoice LS-000042 was paid',
  kind: 'payment-succeeded',
  createdAt: hoursFromNow(-50),
});

function Panel() {
  const { api, notify, navigate } = useShell();
  return <NotificationFeed api={api} notify={notify} onFollow={navigate} />;
}

const setUp = (...more: Parameters<typeof createMockApi>[0] & object) => {
  const state = { isRead: false };
  const api = createMockApi([
    handle(notifications, () => ({
      notifications: [unread.with({ isRead: state.isRead }), read],
      unread: state.isRead ? 0 : 1,
      nextCursor: null,
    })),
    handle(markRead, () => {
      state.isRead = true;
      return unread.with({ isRead: true });
    }),
    handle(markAllRead, () => {
      state.isRead = true;
      return undefined;
    }),
    ...more,
  ]);
  return { api, ...renderWithShell(<Panel />, { api }) };
};

const item = (name: RegExp) => screen.findByRole('button', { name });

describe('NotificationFeed', () => {
  it('shows unread ones as such, and how old each is', async () => {
    const { container } = setUp();
    expect(await item(/^Unread: Ana Roy requested/)).toBeVisible();
    expect(await item(/^Invoice LS-000042 was paid/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("marks an unread one read, says 'Please action this request' and opens its page", async () => {
    const { user, api, shell } = setUp();
    await user.click(await item(/^Unread: Ana Roy/));
    expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'Please action this request' }]);
    expect(shell.visits).toEqual(['/home']);
    expect(await item(/^Ana Roy requested/)).toBeVisible();
    expect(api.sentTo(markRead)).toEqual([{ params: { id: unread._id } }]);
  });

  it('is silent about one that was read before', async () => {
    const { user, api, shell } = setUp();
    await user.click(await item(/^Invoice/));
    expect(shell.alerts).toEqual([]);
    expect(api.sentTo(markRead)).toEqual([]);
  });

  it('says so and puts it back when marking fails', async () => {
    const { user, shell } = setUp(failing(markRead, 'DEPENDENCY_DOWN'));
    await user.click(await item(/^Unread: Ana Roy/));
    await waitFor(() => expect(shell.alerts.at(-1)?.kind).toBe('Error'));
    expect(await item(/^Unread: Ana Roy/)).toBeVisible();
  });

  it('says what the server says of one whose kind only a newer API knows', async () => {
    const newer = aNotification({
      kind: 'timesheet-disputed',
      notificationMessage: 'Ana Roy disputes the hours of May 14',
    });
    setUp(handle(notifications, { notifications: [newer, read], unread: 1, nextCursor: null }));
    expect(await item(/^Unread: Ana Roy disputes the hours of May 14/)).toBeVisible();
    expect(await item(/^Invoice LS-000042/)).toBeVisible();
  });

  it('folds what happened before to the same shift under the newest', async () => {
    const link = `/posts?shift=${anId(88)}&view=request`;
    const [newest, earlier] = [
      unread.with({ link }),
      read.with({ link, notificationMessage: 'Ben Chow requested', kind: 'only-newer' }),
    ];
    const other = read.with({ _id: anId(703), link: `/posts?shift=${anId(89)}` });
    const notes = [newest, other, earlier];
    const { user, shell } = setUp(
      handle(notifications, { notifications: notes, unread: 1, nextCursor: null }),
    );
    expect(await item(/^Unread: Ana Roy/)).toBeVisible();
    const folded = screen.getByText('Earlier about this: 1');
    expect(screen.getAllByRole('list')[0]?.children).toHaveLength(2);
    await user.click(folded);
    await user.click(await item(/^Ben Chow requested/));
    expect(shell.visits).toEqual([link]);
  });

  it('marks all read', async () => {
    const { user, api } = setUp();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Mark all/ })).toBeNull());
    expect(api.sentTo(markAllRead)).toHaveLength(1);
  });

  it('says that there are none', async () => {
    setUp(handle(notifications, { notifications: [], unread: 0, nextCursor: null }));
    expect(await screen.findByText('You have no notifications')).toBeVisible();
  });

  it('fetches more on request', async () => {
    const { user } = setUp(
      handle(notifications, ({ query }) =>
        query.cursor
          ? { notifications: [read], unread: 1, nextCursor: null }
          : { notifications: [unread], unread: 1, nextCursor: 'next' },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await item(/^Invoice/)).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('offers Retry when it cannot be loaded', async () => {
    const { user, api } = setUp(failing(notifications, 'DEPENDENCY_DOWN'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use(handle(notifications, { notifications: [read], unread: 0, nextCursor: null }));
    await user.click(retry);
    expect(await item(/^Invoice/)).toBeVisible();
  });
});
