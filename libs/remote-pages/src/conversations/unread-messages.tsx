import styles from './conversations.module.css';
import { UnreadList } from './unread-list.tsx';
import { useLiveConversations } from './use-live-conversations.ts';

interface UnreadMessagesProps {
  /** What stands below is not seen before they are known, so that it does not move when they come. */
  readonly holdsBelow?: boolean;
}

/** Conversations with something that I have not read, kept up to date. */
export function UnreadMessages({ holdsBelow = false }: UnreadMessagesProps) {
  const { data, isLoading } = useLiveConversations();
  if (holdsBelow && isLoading) return <div className={styles.awaited} data-waits />;
  return <UnreadList conversations={(data?.pages ?? []).flatMap((page) => page.conversations)} />;
}
