import type { EmployerShiftFilters } from '@leafshift/contracts/employer-shifts';
import { useShell } from '@leafshift/shell-sdk';
import { LoadMore } from '@leafshift/ui/load-more';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PermanentCard } from './permanent-card.tsx';
import { PostModalHost } from './post-modal-host.tsx';
import styles from './posts.module.css';
import { permanentPostsQuery } from './queries.ts';

interface PermanentListProps {
  readonly filters: EmployerShiftFilters;
  readonly isFiltered: boolean;
}

/** My permanent postings, newest first. */
export function PermanentList({ filters: { q, from, to }, isFiltered }: PermanentListProps) {
  const { t } = useTranslation('mf-employer');
  const { api, navigate } = useShell();
  const query = useInfiniteQuery(permanentPostsQuery(api, { q, from, to }));
  const posts = query.data?.pages.flatMap((page) => page.posts) ?? [];
  const create = { label: t('action.createPosting'), onClick: () => navigate('/jobposting') };
  return (
    <>
      <h2 className="ls-unseen">{t('posts.tab.permanent')}</h2>
      <div className={styles.cards} aria-busy={query.isFetching}>
        {posts.map((post) => (
          <PermanentCard key={post._id} post={post} />
        ))}
      </div>
      {query.isPending && <ListSkeleton rows={3} />}
      {query.isSuccess && posts.length === 0 && (
        <div className={styles.none}>
          {isFiltered ? (
            <EmptyState title={t('posts.noneFound')} text={t('posts.noneFoundText')} />
          ) : (
            <EmptyState title={t('posts.none')} action={create} />
          )}
        </div>
      )}
      {query.error && posts.length === 0 && (
        <ErrorState error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
      <LoadMore
        label={t('action.loadMore')}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onMore={query.fetchNextPage}
      />
      <PostModalHost known={posts} />
    </>
  );
}
