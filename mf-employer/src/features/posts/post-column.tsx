import { useShell } from '@leafshift/shell-sdk';
import { LoadMore } from '@leafshift/ui/load-more';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './posts.module.css';

interface PostColumnProps {
  readonly title: string;
  readonly query: UseInfiniteQueryResult;
  readonly isEmpty: boolean;
  readonly isFiltered: boolean;
  readonly children: ReactNode;
}

/** One of the two columns: its cards, or why there are none. */
export function PostColumn({ title, query, isEmpty, isFiltered, children }: PostColumnProps) {
  const { t } = useTranslation('mf-employer');
  const id = useId();
  return (
    <section className={styles.column} aria-labelledby={id} aria-busy={query.isFetching}>
      <h2 id={id} className={styles.columnTitle}>
        {title}
      </h2>
      {children}
      {query.isPending && <ListSkeleton rows={3} />}
      {query.isSuccess && isEmpty && <NoPosts isFiltered={isFiltered} />}
      {query.error && isEmpty && (
        <ErrorState error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      <LoadMore
        label={t('action.loadMore')}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={query.fetchNextPage}
      />
    </section>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('mf-employer');
  const { navigate } = useShell();
  return (
    <div className={styles.none}>
      {isFiltered ? (
        <EmptyState title={t('posts.noneFound')} text={t('posts.noneFoundText')} />
      ) : (
        <EmptyState
          title={t('posts.none')}
          action={{ label: t('action.createPosting'), onClick: () => navigate('/jobposting') }}
        />
      )}
    </div>
  );
}
