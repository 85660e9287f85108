import type { Message } from '@leafshift/contracts/conversations';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { useFormats } from '@leafshift/i18n';
import { LoadMore } from '@leafshift/ui/load-more';
import { EmptyState } from '@leafshift/ui/states';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { useConversationText } from './conversation-texts.ts';
import styles from './conversations.module.css';
import { MessageLine } from './message-line.tsx';
import { OutgoingLine } from './outgoing-line.tsx';
import type { Talk } from './queries.ts';
import type { useOutgoing } from './use-outgoing.ts';

interface MessageListProps {
  readonly talk: Talk;
  /** Newest first. */
  readonly messages: readonly Message[];
  readonly outgoing: ReturnType<typeof useOutgoing>;
  readonly areLinksTrusted: boolean;
  readonly hasEarlier: boolean;
  readonly isLoading: boolean;
  /** Why earlier ones did not come; null where they did. */
  readonly error: Error | null;
  readonly onEarlier: () => unknown;
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone as never;

/** Messages by day, the newest at the end and in sight; earlier ones by a button above. */
export function MessageList({
  talk,
  messages,
  outgoing: { outgoing, again, drop },
  areLinksTrusted,
  hasEarlier,
  isLoading,
  error,
  onEarlier,
}: MessageListProps) {
  const t = useConversationText();
  const formats = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const newest = messages[0]?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes to the end is brought into sight
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight;
  }, [newest, outgoing.length]);
  const inOrder = messages.toReversed();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <div ref={frame} className={styles.messages} tabIndex={0} role="log" aria-label={t('log')}>
      <LoadMore
        label={t('earlier')}
        hasMore={hasEarlier}
        isLoading={isLoading}
        error={error}
        onlyByButton
        onMore={onEarlier}
      />
      {inOrder.length === 0 && outgoing.length === 0 && (
        <EmptyState isCompact title={t('empty.conversation')} text={t('empty.conversationText')} />
      )}
      {inOrder.map((message, index) => {
        const day = calendarDayIn(message.sentAt, ownZone());
        const before = inOrder[index - 1];
        const isNewDay = !before || calendarDayIn(before.sentAt, ownZone()) !== day;
        return (
          <Fragment key={message._id}>
            {isNewDay && <p className={styles.day}>{formats.dayOfWeek(day)}</p>}
            <MessageLine talk={talk} message={message} areLinksTrusted={areLinksTrusted} />
          </Fragment>
        );
      })}
      {outgoing.map((each) => (
        <OutgoingLine
          key={each.form.sendId}
          outgoing={each}
          onAgain={() => again(each.form.sendId)}
          onDrop={() => drop(each.form.sendId)}
        />
      ))}
    </div>
  );
}
