import { useShell } from '@leafshift/shell-sdk';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { invitedShiftsQuery } from '../../invitations/queries.ts';
import type { Point } from '../../shift/distance.ts';
import { findWorkQuery } from '../queries.ts';
import type { WorkSearch } from '../search/work-filters.ts';
import type { WorkRoute } from '../use-work-route.ts';
import { InvitedShifts } from './invited-shifts.tsx';
import styles from './shift-list.module.css';
import { ShiftList } from './shift-list.tsx';

interface OpenShiftsProps {
  readonly search: WorkSearch;
  readonly route: WorkRoute;
  readonly home: Point | null;
  /** False while what the search needs is still on its way. */
  readonly isReady: boolean;
}

/** The open shifts that match the search, page by page; before a search, invitations come first. */
export function OpenShifts({ search, route, home, isReady }: OpenShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const found = useInfiniteQuery({ ...findWorkQuery(api, search, home), enabled: isReady });
  const invitations = useQuery({ ...invitedShiftsQuery(api), enabled: !isNarrowed(search) });

  if (found.isPending) return <ListSkeleton rows={6} />;
  const failed = [found, invitations].find((query) => query.isError && !query.data);
  if (failed || !found.data) {
    return (
      <ErrorState
        error={failed?.error}
        isRetrying={found.isRefetching || invitations.isRefetching}
        onRetry={() => failed?.refetch()}
      />
    );
  }
  const invited = isNarrowed(search) ? [] : (invitations.data ?? []);
  const isInvited = new Set(invited.map(({ _id }) => _id));
  const shifts = found.data.pages
    .flatMap((page) => page.posts)
    .filter(({ _id }) => !isInvited.has(_id));
  return (
    <>
      {invited.length > 0 && <InvitedShifts shifts={invited} route={route} home={home} />}
      {shifts.length === 0 && invited.length === 0 && (
        <NothingFound search={search} route={route} />
      )}
      <ShiftList
        label={t('findWork.openShifts')}
        shifts={shifts}
        selectedId={route.shiftId}
        home={home}
        to={(shiftId) => route.to({ shiftId, tab: 'find-work' })}
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
    </>
  );
}

const isNarrowed = ({ filters }: WorkSearch): boolean => Object.keys(filters).length > 0;

function NothingFound({ search, route }: { search: WorkSearch; route: WorkRoute }) {
  const { t } = useTranslation('mf-worker');
  if (!isNarrowed(search)) {
    return <EmptyState title={t('findWork.noneTitle')} text={t('findWork.noneText')} />;
  }
  return (
    <EmptyState
      title={t('findWork.noMatchTitle')}
      text={t('findWork.noMatchText')}
      action={{
        label: t('filters.clear'),
        onClick: () => route.go({ search: { ...search, filters: {} } }, { replace: true }),
      }}
    />
  );
}
