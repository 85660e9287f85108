export { Composer } from './composer.tsx';
export { MessageButton } from './message-button.tsx';
export { MessagesPage } from './messages-page.tsx';
export { conversationsKey } from './queries.ts';
export { UnreadMessages } from './unread-messages.tsx';
