export { Composer } from './composer.tsx';
export { conversationTexts } from './conversation-texts.ts';
export { MessageButton } from './message-button.tsx';
export { MessagesPage } from './messages-page.tsx';
export { conversationsKey } from './queries.ts';
export { UnreadList } from './unread-list.tsx';
export { UnreadMessages } from './unread-messages.tsx';
