import type { OpenConversation } from '@leafshift/contracts/conversations';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { useShell } from '@leafshift/shell-sdk';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Composer } from './composer.tsx';
import styles from './conversations.module.css';
import { fillWindow } from './fill-window.ts';
import { MessageList } from './message-list.tsx';
import { conversationQuery, type Talk } from './queries.ts';
import { useOutgoing } from './use-outgoing.ts';
import { useRead } from './use-read.ts';
import { WritingNote } from './writing-note.tsx';

interface ConversationViewProps {
  readonly talk: Talk;
  /** A way back, where the list is not beside it. */
  readonly before?: ReactNode;
}

/** What was written about a shift, and where to write. */
export function ConversationView({ talk, before }: ConversationViewProps) {
  const { api } = useShell();
  const query = useInfiniteQuery(conversationQuery(api, talk));
  const sending = useOutgoing(talk);
  const [first] = query.data?.pages ?? [];
  const newest = first?.messages[0];
  useRead(talk, first && first.conversation.unread > 0 ? newest?._id : undefined);
  if (!first) {
    return (
      <section ref={fillWindow} className={styles.view}>
        <div className={styles.head}>{before}</div>
        {query.error ? (
          <ErrorState error={query.error} onRetry={() => query.refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </section>
    );
  }
  const messages = (query.data?.pages ?? []).flatMap((page) => page.messages);
  return (
    <section ref={fillWindow} className={styles.view} aria-label={first.conversation.other.name}>
      <Head open={first} before={before} />
      <MessageList
        talk={talk}
        messages={messages}
        outgoing={sending}
        areLinksTrusted={first.areLinksTrusted}
        hasEarlier={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onEarlier={() => query.fetchNextPage()}
      />
      <WritingNote open={first} />
      {first.writing.refusal === null && <Composer onSend={sending.send} />}
    </section>
  );
}

function Head({ open, before }: { readonly open: OpenConversation; readonly before: ReactNode }) {
  const formats = useFormats();
  const trade = useTrade();
  const { other, shift } = open.conversation;
  const zone = shift.timeZone as never;
  return (
    <header className={styles.head}>
      {before}
      <WorkerAvatar name={other.name} photo={other.photo} />
      <div className={styles.headText}>
        <h2 className={styles.name}>
          <bdi>{other.name}</bdi>
        </h2>
        <p className={styles.note}>
          {trade(shift.jobTitle)} · <bdi>{shift.locationName}</bdi> ·{' '}
          {formats.date(shift.date, zone)}, {formats.timeRange(shift.date, shift.endDate, zone)}
        </p>
      </div>
    </header>
  );
}
