import { UnreadList } from './unread-list.tsx';
import { useLiveConversations } from './use-live-conversations.ts';

/** Conversations with something that I have not read, kept up to date. */
export function UnreadMessages() {
  const { data } = useLiveConversations();
  return <UnreadList conversations={(data?.pages ?? []).flatMap((page) => page.conversations)} />;
}
