import { useShell } from '@leafshift/shell-sdk';
import { LoadMore } from '@leafshift/ui/load-more';
import { Card } from '@leafshift/ui/page';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { completedShiftsQuery } from '../shift/queries.ts';
import { HistoryTable } from './history-table.tsx';
import { workedMonths } from './months.ts';
import { payoutsQuery } from './queries.ts';
import styles from './work-history.module.css';

/** The shifts that I completed, with my pay and where it is (MONEY-22). */
export function WorkHistory() {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const navigate = useNavigate();
  const completed = useInfiniteQuery(completedShiftsQuery(api));
  const payouts = useInfiniteQuery(payoutsQuery(api));

  if (completed.isPending || payouts.isPending) return <ListSkeleton rows={6} />;
  const failed = [completed, payouts].find((query) => query.isError && !query.data);
  if (failed || !completed.data || !payouts.data) {
    return (
      <Card>
        <ErrorState
          error={failed?.error}
          isRetrying={completed.isRefetching || payouts.isRefetching}
          onRetry={() => Promise.all([completed.refetch(), payouts.refetch()])}
        />
      </Card>
    );
  }
  if (completed.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('history.empty')}
          action={{ label: t('action.findShifts'), onClick: () => navigate('/find-work') }}
        />
      </Card>
    );
  }
  const late = [completed, payouts].find((query) => query.isFetchNextPageError);
  const showMore = (): Promise<unknown> =>
    Promise.all([
      ...(completed.hasNextPage ? [completed.fetchNextPage()] : []),
      ...(payouts.hasNextPage ? [payouts.fetchNextPage()] : []),
    ]);
  return (
    <>
      <Card className={styles.card}>
        <HistoryTable
          months={workedMonths(completed.data, completed.hasNextPage)}
          payouts={payouts.data}
        />
      </Card>
      <LoadMore
        label={t('history.more')}
        hasMore={completed.hasNextPage || late !== undefined}
        isLoading={completed.isFetchingNextPage || payouts.isFetchingNextPage}
        error={late?.error ?? null}
        onlyByButton
        onMore={showMore}
      />
    </>
  );
}
