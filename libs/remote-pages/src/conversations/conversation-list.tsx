import type { Conversation } from '@leafshift/contracts/conversations';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';
import { conversationPath, type Talk } from './queries.ts';

interface ConversationListProps {
  readonly conversations: readonly Conversation[];
  readonly open?: Talk | null;
}

/** Conversations with whom they are, about which shift, and what was written last. */
export function ConversationList({ conversations, open = null }: ConversationListProps) {
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => (
        <li key={`${conversation.post} ${conversation.worker}`}>
          <Row
            conversation={conversation}
            isOpen={open?.postId === conversation.post && open.workerId === conversation.worker}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
}

function Row({ conversation, isOpen }: RowProps) {
  const t = useConversationText();
  const formats = useFormats();
  const trade = useTrade();
  const { post: postId, worker: workerId, other, shift, lastMessage, unread } = conversation;
  const zone = shift.timeZone as never;
  return (
    <Link
      to={conversationPath({ postId, workerId })}
      className={clsx(styles.row, unread > 0 && styles.isUnread)}
      {...(isOpen && { 'aria-current': 'true' })}
    >
      <WorkerAvatar name={other.name} photo={other.photo} />
      <span className={styles.rowText}>
        <span className={styles.rowHead}>
          <bdi className={styles.rowName}>{other.name}</bdi>
          {lastMessage && (
            <time className={styles.note} dateTime={lastMessage.sentAt}>
              {whenOf(lastMessage.sentAt)}
            </time>
          )}
        </span>
        <span className={clsx(styles.note, styles.rowNote)}>
          {trade(shift.jobTitle)} · <bdi>{shift.locationName}</bdi> ·{' '}
          {formats.date(shift.date, zone)}
        </span>
        {lastMessage && (
          <span className={styles.rowLast}>
            {lastMessage.isMine && `${t('you')} `}
            <bdi>{lastMessage.text || t(lastMessage.hasImage ? 'picture' : 'removed')}</bdi>
          </span>
        )}
      </span>
      {unread > 0 && (
        <span className={styles.badge}>
          {formats.number(unread)}
          <span className="ls-unseen"> {t('unread')}</span>
        </span>
      )}
    </Link>
  );

  function whenOf(sentAt: string): string {
    const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone as never;
    const isToday =
      calendarDayIn(sentAt, ownZone) === calendarDayIn(new Date().toISOString(), ownZone);
    return isToday ? formats.time(sentAt, ownZone) : formats.date(sentAt, ownZone);
  }
}
