import type { EmployerShiftRow, ShiftTab } from '@leafshift/contracts/employer-shifts';
import { useShell } from '@leafshift/shell-sdk';
import { LoadMore } from '@leafshift/ui/load-more';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styles from '../posts.module.css';
import { ShiftRows } from './shift-rows.tsx';

interface ShiftListProps {
  readonly tab: ShiftTab;
  readonly query: UseInfiniteQueryResult;
  readonly rows: readonly EmployerShiftRow[];
  readonly count: number;
  readonly isFiltered: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
  readonly onCancel: (row: EmployerShiftRow) => void;
}

/** The shifts of a tab, or why there are none. */
export function ShiftList({ tab, query, rows, isFiltered, ...table }: ShiftListProps) {
  const { t } = useTranslation('mf-employer');
  if (query.isPending) return <ListSkeleton rows={6} />;
  if (query.error && rows.length === 0) {
    return <ErrorState error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />;
  }
  if (rows.length === 0) return <NoShifts tab={tab} isFiltered={isFiltered} />;
  return (
    <>
      <ShiftRows key={tab} label={t(`posts.tab.${tab}`)} rows={rows} {...table} />
      <LoadMore
        label={t('action.loadMore')}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        error={query.isFetchNextPageError ? query.error : null}
        onMore={query.fetchNextPage}
      />
    </>
  );
}

function NoShifts({ tab, isFiltered }: { readonly tab: ShiftTab; readonly isFiltered: boolean }) {
  const { t } = useTranslation('mf-employer');
  const { navigate } = useShell();
  if (isFiltered) {
    return (
      <div className={styles.none}>
        <EmptyState title={t('posts.noneFound')} text={t('posts.noneFoundText')} />
      </div>
    );
  }
  const create = { label: t('action.createPosting'), onClick: () => navigate('/jobposting') };
  return (
    <div className={styles.none}>
      <EmptyState
        title={t(`posts.empty.${tab}`)}
        text={t(`posts.empty.${tab}-text`)}
        {...(tab === 'upcoming' && { action: create })}
      />
    </div>
  );
}
