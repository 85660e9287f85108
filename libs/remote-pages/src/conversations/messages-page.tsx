import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { LoadMore } from '@leafshift/ui/load-more';
import { Page, PageHeader } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ConversationList } from './conversation-list.tsx';
import { useConversationText } from './conversation-texts.ts';
import { ConversationView } from './conversation-view.tsx';
import styles from './conversations.module.css';
import type { Talk } from './queries.ts';
import { useLiveConversations } from './use-live-conversations.ts';

const ID = /^[0-9a-f]{24}$/i;

/** The conversation that the address names. */
function useAddressedTalk(): Talk | null {
  const [search] = useSearchParams();
  const postId = search.get('shift') ?? '';
  const workerId = search.get('worker') ?? '';
  return ID.test(postId) && ID.test(workerId) ? { postId, workerId } : null;
}

interface MessagesPageProps {
  readonly actions?: ReactNode;
  /** What stands above the conversations. */
  readonly children?: ReactNode;
}

/** All conversations beside the one that is open; on a phone one of the two. */
export function MessagesPage({ actions, children }: MessagesPageProps) {
  const t = useConversationText();
  const talk = useAddressedTalk();
  const query = useLiveConversations();
  const conversations = (query.data?.pages ?? []).flatMap((page) => page.conversations);
  return (
    <Page>
      <div className={clsx(talk && styles.isBehind)}>
        <PageHeader title={t('title')} description={t('text')} actions={actions} />
      </div>
      {children}
      <div className={styles.panes}>
        <nav className={clsx(styles.side, talk && styles.isBehind)} aria-label={t('title')}>
          {query.isPending && <ListSkeleton />}
          {query.error && !query.data && (
            <ErrorState error={query.error} onRetry={() => query.refetch()} />
          )}
          {query.data && conversations.length === 0 && (
            <EmptyState title={t('empty.list')} text={t('empty.listText')} />
          )}
          <ConversationList conversations={conversations} open={talk} />
          <LoadMore
            label={t('more')}
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            error={query.isFetchNextPageError ? query.error : null}
            onMore={() => query.fetchNextPage()}
          />
        </nav>
        {!talk && conversations.length > 0 && <p className={styles.choose}>{t('choose')}</p>}
        {talk && (
          <ConversationView
            key={`${talk.postId} ${talk.workerId}`}
            talk={talk}
            before={
              <Link to="/messages" className={styles.back} aria-label={t('back')}>
                <ArrowLeftOutlined aria-hidden />
              </Link>
            }
          />
        )}
      </div>
    </Page>
  );
}
