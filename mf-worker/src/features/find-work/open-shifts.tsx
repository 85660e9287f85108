import { useShell } from '@leafshift/shell-sdk';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { Point } from '../shift/distance.ts';
import { findWorkQuery } from './queries.ts';
import styles from './shift-list.module.css';
import { ShiftList } from './shift-list.tsx';
import type { WorkPlace } from './use-work-place.ts';
import type { WorkSearch } from './work-filters.ts';

interface OpenShiftsProps {
  readonly search: WorkSearch;
  readonly place: WorkPlace;
  readonly home: Point | null;
  /** False while what the search needs is still on its way. */
  readonly isReady: boolean;
}

/** The open shifts that match the search, page by page. */
export function OpenShifts({ search, place, home, isReady }: OpenShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const found = useInfiniteQuery({ ...findWorkQuery(api, search, home), enabled: isReady });

  if (found.isPending) return <ListSkeleton rows={6} />;
  if (found.isError) {
    return (
      <ErrorState error={found.error} onRetry={found.refetch} isRetrying={found.isRefetching} />
    );
  }
  const shifts = found.data.pages.flatMap((page) => page.posts);
  if (shifts.length === 0) return <NothingFound search={search} place={place} />;
  return (
    <ShiftList
      label={t('findWork.openShifts')}
      shifts={shifts}
      selectedId={place.shiftId}
      home={home}
      to={(shiftId) => place.to({ shiftId, tab: 'find-work' })}
      isChanging={found.isPlaceholderData}
    >
      {found.hasNextPage && (
        <Button
          block
          size="large"
          className={styles.more}
          loading={found.isFetchingNextPage}
          onClick={() => found.fetchNextPage()}
        >
          {t('findWork.more')}
        </Button>
      )}
    </ShiftList>
  );
}

function NothingFound({ search, place }: { search: WorkSearch; place: WorkPlace }) {
  const { t } = useTranslation('mf-worker');
  const isNarrowed = Object.keys(search.filters).length > 0;
  if (!isNarrowed) {
    return <EmptyState title={t('findWork.noneTitle')} text={t('findWork.noneText')} />;
  }
  return (
    <EmptyState
      title={t('findWork.noMatchTitle')}
      text={t('findWork.noMatchText')}
      action={{
        label: t('filters.clear'),
        onClick: () => place.go({ search: { ...search, filters: {} } }, { replace: true }),
      }}
    />
  );
}
