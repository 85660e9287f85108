import { useShell } from '@leafshift/shell-sdk';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { PostingCard } from './posting-card.tsx';
import styles from './posting-list.module.css';
import { type BoardFilters, boardQuery } from './queries.ts';

interface Props {
  readonly filters: BoardFilters;
  readonly onClear: () => void;
}

/** The postings that match, page by page, with what to do when there are none. */
export const PostingList = ({ filters, onClear }: Props) => {
  const { t } = useTranslation('mf-public-board');
  const { api } = useShell();
  const board = useInfiniteQuery({
    ...boardQuery(api, filters),
    placeholderData: keepPreviousData,
  });

  if (board.isPending) return <ListSkeleton rows={6} />;
  if (!board.data) {
    return (
      <ErrorState
        error={board.error}
        onRetry={() => board.refetch()}
        isRetrying={board.isFetching}
      />
    );
  }

  const posts = board.data.pages.flatMap((page) => page.posts);
  const isFiltered =
    filters.q !== '' || filters.province !== '' || Object.keys(filters.facts).length > 0;
  if (posts.length === 0) {
    return isFiltered ? (
      <EmptyState
        title={t('board.noMatchTitle')}
        text={t('board.noMatchText')}
        action={{ label: t('board.clear'), onClick: onClear }}
      />
    ) : (
      <EmptyState title={t('board.emptyTitle')} text={t('board.emptyText')} />
    );
  }

  const now = new Date(board.dataUpdatedAt);
  return (
    <div className={styles.results} aria-busy={board.isPlaceholderData}>
      <ul className="ls-postings" aria-label={t('board.list')}>
        {posts.map((post) => (
          <li key={post._id}>
            <PostingCard post={post} now={now} />
          </li>
        ))}
      </ul>
      {board.isFetchNextPageError && (
        <ErrorState
          isCompact
          error={board.error}
          onRetry={() => board.fetchNextPage()}
          isRetrying={board.isFetchingNextPage}
        />
      )}
      {board.hasNextPage && !board.isFetchNextPageError && (
        <Button
          size="large"
          className={styles.more}
          loading={board.isFetchingNextPage}
          onClick={() => board.fetchNextPage()}
        >
          {t('board.more')}
        </Button>
      )}
      <p className="ls-unseen" role="status">
        {!board.isPlaceholderData && t('board.shown', { count: posts.length })}
      </p>
    </div>
  );
};
