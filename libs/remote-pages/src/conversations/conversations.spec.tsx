import {
  markConversationRead,
  type OpenConversation,
  reportMessage,
  sendMessage,
} from '@leafshift/contracts/conversations';
import { toWaitingCall, WAITING_KEY } from '@leafshift/data-access';
import {
  aConversation,
  aMessage,
  anId,
  anOpenConversation,
  aWorker,
} from '@leafshift/testing/builders';
import { conversationCalls, createMockApi, failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems, renderWithShell } from '@leafshift/testing/render';
import { hydrate, onlineManager, QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { MessagesPage } from './messages-page.tsx';
import { UnreadMessages } from './unread-messages.tsx';

const OPEN = `/messages?shift=${anId(301)}&worker=${anId(2)}`;

function open(talk: OpenConversation = anOpenConversation(), path = OPEN, page = <MessagesPage />) {
  const store = { talks: [talk] };
  const api = createMockApi(conversationCalls(store), { state: 'full' });
  return { store, api, ...renderWithShell(page, { user: aWorker(), api, path }) };
}

const field = () => screen.findByRole('textbox', { name: 'Write a message' });
const messages = () => within(screen.getByRole('log'));
/** In the conversation itself; the list beside it says how the last one begins, too. */
const said = async (text: string) => within(await screen.findByRole('log')).findByText(text);

/** The page, and what the window keeps of calls. */
function PageWithClient({ onClient }: { onClient: (client: QueryClient) => void }) {
  const client = useQueryClient();
  useEffect(() => onClient(client), [client, onClient]);
  return <MessagesPage />;
}

describe('All conversations', () => {
  it('say with whom, about which shift, what was written last, and how much is unread', async () => {
    const { container } = open(anOpenConversation(), '/messages');
    const row = await screen.findByRole('link', { name: /Maple Leaf Dispensary/ });
    expect(row).toHaveTextContent(/Budtender · Queen Street Shop/);
    expect(row).toHaveTextContent('Please use the side door.');
    expect(row).toHaveTextContent('1 unread');
    expect(row).toHaveAttribute('href', OPEN);
    expect(screen.getByText('Choose a conversation to read and answer it.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are on the home page while something is unread', async () => {
    const read = aConversation({ unread: 0 });
    open(anOpenConversation(), '/home', <UnreadMessages />);
    expect(await screen.findByRole('region', { name: 'Unread messages' })).toBeVisible();
    open(anOpenConversation({ conversation: read }), '/home', <UnreadMessages />);
    expect(screen.getAllByRole('region', { name: 'Unread messages' })).toHaveLength(1);
  });

  it('hold what stands below them until they are known, so that it does not move', async () => {
    const below = (
      <>
        <UnreadMessages holdsBelow />
        <p>The week</p>
      </>
    );
    const { container } = open(anOpenConversation(), '/home', below);
    expect(container.querySelector('[data-waits] ~ p')).toHaveTextContent('The week');
    expect(await screen.findByRole('region', { name: 'Unread messages' })).toBeVisible();
    expect(container.querySelector('[data-waits]')).toBeNull();
    expect(screen.getByText('The week')).toBeVisible();
  });
});

describe('A conversation', () => {
  it('is read once it is in sight', async () => {
    const { api, container } = open();
    expect(await said('Please use the side door.')).toBeVisible();
    await waitFor(() =>
      expect(api.sentTo(markConversationRead)).toMatchObject([{ body: { message: anId(871) } }]),
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('sends what is written, and says how far it has come', async () => {
    const { user, api } = open();
    await user.type(await field(), 'On my way');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await said('On my way')).toBeVisible();
    expect(await field()).toHaveValue('');
    await waitFor(() => expect(messages().getByText('Sent')).toBeVisible());
    expect(api.sentTo(sendMessage)).toMatchObject([{ body: { text: 'On my way' } }]);
  });

  it('shows what comes while it is open', async () => {
    const { store, shell } = open();
    await said('Please use the side door.');
    const further = aMessage({ _id: anId(872), text: 'And ring twice.' });
    store.talks = [anOpenConversation({ messages: [further, aMessage()] })];
    act(() => shell.emit('conversationChanged', { postId: anId(301), workerId: anId(2) }));
    expect(await said('And ring twice.')).toBeVisible();
  });

  it('says why nobody can write any more, and shows no field', async () => {
    const until = '2026-05-01T00:00:00.000Z';
    open(anOpenConversation({ writing: { until, refusal: 'CONVERSATION_LEFT' } }));
    expect(await screen.findByText(/^You are no longer on this shift together/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(messages().getByText('Please use the side door.')).toBeVisible();
  });
});

describe('A message', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('that did not arrive stays with the reason, and goes again under the same id', async () => {
    const { user, api } = open();
    api.use(failing(sendMessage, 'DEPENDENCY_DOWN'));
    await user.type(await field(), 'On my way');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not sent\./);
    expect(messages().getByText('On my way')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(api.sentTo(sendMessage)).toHaveLength(2));
    const [first, second] = api.sentTo(sendMessage);
    expect(second).toEqual(first);
  });

  it('written without a network waits in its conversation, and is sent once there is one', async () => {
    const { user, api } = open();
    await field();
    act(() => onlineManager.setOnline(false));
    await user.type(await field(), 'On my way');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await messages().findByText('Waits for a network')).toBeVisible();
    expect(messages().getByText('On my way')).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(api.sentTo(sendMessage)).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(messages().getByText('Sent')).toBeVisible());
    expect(api.sentTo(sendMessage)).toMatchObject([{ body: { text: 'On my way' } }]);
    expect(messages().queryByText('Waits for a network')).toBeNull();
  });

  it('that waited is there when the portal is opened again, and can be given up', async () => {
    let client = new QueryClient();
    const take = (own: QueryClient) => {
      client = own;
    };
    const { user } = open(anOpenConversation(), OPEN, <PageWithClient onClient={take} />);
    await field();
    const body = { sendId: '7b0c6f0e-2f6a-4c0e-9f0e-0d1c2b3a4f5e', text: 'Which door?' };
    const talk = { postId: anId(301), workerId: anId(2) };
    const kept = (status: 'pending' | 'error') => ({
      mutationKey: WAITING_KEY,
      state: {
        ...{ context: undefined, data: undefined, failureCount: 1, failureReason: null },
        ...{ isPaused: status === 'pending', status, submittedAt: Date.parse('2026-05-12') },
        error: status === 'error' ? { name: 'Error', message: 'They have left.' } : null,
        variables: toWaitingCall(
          sendMessage,
          { params: talk, body },
          { by: anId(2), label: 'Message: Which door?' },
        ),
      },
    });
    act(() => hydrate(client, { queries: [], mutations: [kept('pending')] }));
    expect(await messages().findByText('Which door?')).toBeVisible();
    expect(messages().getByText('Waits for a network')).toBeVisible();
    act(() => client.getMutationCache().clear());
    act(() => hydrate(client, { queries: [], mutations: [kept('error')] }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. They have left.');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(messages().queryByText('Which door?')).toBeNull();
  });

  it('has links only where they are trusted', async () => {
    const text = 'Map: https://example.ca/map';
    open(anOpenConversation({ messages: [aMessage({ text })] }));
    expect(await screen.findByRole('link', { name: 'https://example.ca/map' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
  });

  it('of who is not trusted has none', async () => {
    const text = 'Map: https://example.ca/map';
    open(anOpenConversation({ areLinksTrusted: false, messages: [aMessage({ text })] }));
    expect(await said(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /example/ })).toBeNull();
  });

  it('can be reported with a reason', async () => {
    const { user, api, baseElement } = open();
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: 'Insult or harassment' }));
    expect(await accessibilityProblems(baseElement)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(api.sentTo(reportMessage)).toMatchObject([{ body: { reason: 'harassment' } }]),
    );
    expect(await screen.findByText('Reported')).toBeVisible();
  });
});
