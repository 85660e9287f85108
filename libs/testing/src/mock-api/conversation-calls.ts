import {
  conversation,
  conversations,
  type Message,
  markConversationRead,
  markConversationsDelivered,
  type OpenConversation,
  reportMessage,
  sendMessage,
} from '@leafshift/contracts/conversations';
import { anApiError, type Handler, handle } from './handler.ts';

interface Talking {
  talks: OpenConversation[];
}

interface Params {
  readonly postId: string;
  readonly workerId: string;
}

/** The calls of conversations, over those of a store that they change. */
export function conversationCalls(store: Talking): readonly Handler[] {
  const found = ({ postId, workerId }: Params): OpenConversation => {
    const talk = store.talks.find(
      ({ conversation: { post, worker } }) => post === postId && worker === workerId,
    );
    if (!talk) throw anApiError('NOT_FOUND');
    return talk;
  };
  const change = (params: Params, changes: (talk: OpenConversation) => OpenConversation): void => {
    const talk = found(params);
    store.talks = store.talks.map((one) => (one === talk ? changes(talk) : one));
  };
  return [
    handle(conversations, () => {
      const all = store.talks.map((talk) => talk.conversation);
      return {
        conversations: all,
        nextCursor: null,
        unread: all.filter(({ unread }) => unread > 0).length,
        isUndelivered: false,
      };
    }),
    handle(conversation, ({ params, query: { limit, cursor } }) => {
      const talk = found(params);
      const from = Number(cursor ?? 0);
      const to = from + limit;
      const nextCursor = to < talk.messages.length ? String(to) : null;
      return { ...talk, messages: talk.messages.slice(from, to), nextCursor };
    }),
    handle(sendMessage, ({ params, body: { text, image } }) => {
      const { messages } = found(params);
      const message: Message = {
        _id: `a0${String(messages.length).padStart(22, '0')}`,
        isMine: true,
        text,
        image: image ?? null,
        isNotice: false,
        isRemoved: false,
        isReported: false,
        sentAt: new Date().toISOString(),
        state: 'sent',
      };
      change(params, (talk) => ({ ...talk, messages: [message, ...talk.messages] }));
      return message;
    }),
    handle(markConversationRead, ({ params }) => {
      change(params, (talk) => ({
        ...talk,
        conversation: { ...talk.conversation, unread: 0 },
      }));
      return undefined;
    }),
    handle(markConversationsDelivered, undefined),
    handle(reportMessage, ({ params }) => {
      change(params, (talk) => ({
        ...talk,
        messages: talk.messages.map((message) =>
          message._id === params.messageId ? { ...message, isReported: true } : message,
        ),
      }));
      return undefined;
    }),
  ];
}
