import type { TempPost } from '@leafshift/contracts/posts';
import { isApiError } from '@leafshift/data-access';
import { EmptyState, ErrorState } from '@leafshift/ui/states';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../class-names.ts';
import { BackToList } from './back-to-list.tsx';
import type { OwnWork } from './own-work.ts';
import { PaneSkeleton } from './pane-skeleton.tsx';
import { PlaceActions } from './place-actions.tsx';
import styles from './shift-pane.module.css';
import type { WorkPlace } from './use-work-place.ts';
import type { WorkTab } from './work-tab.ts';

interface ShiftPaneProps {
  readonly tab: WorkTab;
  readonly place: WorkPlace;
  readonly chosen: UseQueryResult<TempPost>;
  readonly own: OwnWork;
}

const loadDetails = () => import('./shift-details.tsx');
const ShiftDetails = lazy(async () => ({ default: (await loadDetails()).ShiftDetails }));

const isGone = (error: unknown): boolean => isApiError(error) && error.statusCode === 404;

/** The right side of Find Work: the chosen shift, or that one can be chosen. */
export function ShiftPane({ tab, place, chosen, own }: ShiftPaneProps) {
  const { t } = useTranslation('mf-worker');
  // Ready before the first shift is chosen, and not on the way of the list.
  useEffect(() => {
    loadDetails().catch(reportError);
  }, []);
  if (place.shiftId === null) {
    return (
      <section aria-label={t('findWork.details')} className={classNames(styles.pane, styles.none)}>
        <p>{t('findWork.selectShift')}</p>
      </section>
    );
  }
  return (
    <section aria-label={t('findWork.details')} className={styles.pane}>
      <BackToList key={place.shiftId} to={place.to({ shiftId: null, tab })} />
      {chosen.isPending && <PaneSkeleton />}
      {chosen.isError && isGone(chosen.error) && (
        <EmptyState title={t('findWork.goneTitle')} text={t('findWork.goneText')} />
      )}
      {chosen.isError && !isGone(chosen.error) && (
        <ErrorState
          error={chosen.error}
          onRetry={chosen.refetch}
          isRetrying={chosen.isRefetching}
        />
      )}
      {chosen.isSuccess && (
        <Suspense fallback={<PaneSkeleton />}>
          <ShiftDetails key={chosen.data._id} shift={chosen.data} />
          <PlaceActions tab={tab} shift={chosen.data} own={own} place={place} />
        </Suspense>
      )}
    </section>
  );
}
