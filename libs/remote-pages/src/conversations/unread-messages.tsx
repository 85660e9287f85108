import { Section } from '@leafshift/ui/page';
import { Link } from 'react-router-dom';
import { ConversationList } from './conversation-list.tsx';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';
import { useLiveConversations } from './use-live-conversations.ts';

const MOST = 3;

/** Conversations with something that I have not read, for a home page; nothing where there is none. */
export function UnreadMessages() {
  const t = useConversationText();
  const { data } = useLiveConversations();
  const unread = (data?.pages ?? [])
    .flatMap((page) => page.conversations)
    .filter((conversation) => conversation.unread > 0);
  if (unread.length === 0) return null;
  return (
    <Section
      title={t('unreadTitle')}
      action={
        <Link to="/messages" className={styles.all}>
          {t('all')}
        </Link>
      }
    >
      <ConversationList conversations={unread.slice(0, MOST)} />
    </Section>
  );
}
