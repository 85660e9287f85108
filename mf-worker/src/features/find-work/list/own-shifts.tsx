import type { TempPost } from '@leafshift/contracts/posts';
import type { Place } from '@leafshift/domain/places/precision';
import { EmptyState, ErrorState, ListSkeleton } from '@leafshift/ui/states';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WorkRoute } from '../use-work-route.ts';
import type { WorkTab } from '../work-tab.ts';
import { oneGroup, ShiftList } from './shift-list.tsx';

interface OwnShiftsProps {
  readonly tab: Exclude<WorkTab, 'find-work'>;
  readonly shifts: UseQueryResult<readonly TempPost[]>;
  readonly route: WorkRoute;
  readonly home: Place | null;
}

/** The shifts that I requested, or those that I am confirmed on. */
export function OwnShifts({ tab, shifts, route, home }: OwnShiftsProps) {
  const { t } = useTranslation('mf-worker');
  if (!shifts.data) {
    return shifts.isPending ? (
      <ListSkeleton rows={4} />
    ) : (
      <ErrorState error={shifts.error} onRetry={shifts.refetch} isRetrying={shifts.isRefetching} />
    );
  }
  if (shifts.data.length === 0) {
    return (
      <EmptyState
        title={t(`findWork.empty.${tab}.title`)}
        text={t(`findWork.empty.${tab}.text`)}
        action={{
          label: t('action.findShifts'),
          onClick: () => route.go({ tab: 'find-work', shiftId: null }),
        }}
      />
    );
  }
  return (
    <ShiftList
      label={t(`findWork.tab.${tab}`)}
      groups={oneGroup(shifts.data)}
      selectedId={route.shiftId}
      home={home}
      to={(shiftId) => route.to({ shiftId, tab })}
    />
  );
}
