import type { Conversation } from '@leafshift/contracts/conversations';
import { Section } from '@leafshift/ui/page';
import { Link } from 'react-router-dom';
import { ConversationList } from './conversation-list.tsx';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';

const MOST = 3;

/** Those of the conversations with something that I have not read, for a home page; nothing where there is none. */
export function UnreadList({ conversations }: { readonly conversations: readonly Conversation[] }) {
  const t = useConversationText();
  const unread = conversations.filter((conversation) => conversation.unread > 0);
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
