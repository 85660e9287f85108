import type { TempPost } from '@leafshift/contracts/posts';
import { isApiError } from '@leafshift/data-access';
import { useFocusOnChange } from '@leafshift/ui/focus';
import { EmptyState, ErrorState } from '@leafshift/ui/states';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { workerShiftStatusOf } from '../../shift/worker-shift-status.ts';
import { AssignmentActions } from '../assignment/assignment-actions.tsx';
import type { Outcome } from '../assignment/outcome.ts';
import { OutcomeNotice } from '../assignment/outcome-notice.tsx';
import type { OwnWork } from '../own-work.ts';
import type { WorkRoute } from '../use-work-route.ts';
import type { WorkTab } from '../work-tab.ts';
import { BackToList } from './back-to-list.tsx';
import { keepShiftCode, loadDetails } from './keep-shift-code.ts';
import { PaneSkeleton } from './pane-skeleton.tsx';
import styles from './shift-pane.module.css';

interface ShiftPaneProps {
  readonly tab: WorkTab;
  readonly route: WorkRoute;
  readonly chosen: UseQueryResult<TempPost>;
  readonly own: OwnWork;
}

const ShiftDetails = lazy(async () => ({ default: (await loadDetails()).ShiftDetails }));

const isGone = (error: unknown): boolean => isApiError(error) && error.statusCode === 404;

/** The right side of Find Work: the chosen shift, or that one can be chosen. */
export function ShiftPane({ tab, route, chosen, own }: ShiftPaneProps) {
  const { t } = useTranslation('mf-worker');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const status = chosen.data ? workerShiftStatusOf(chosen.data) : 'none';
  const told = outcome?.shiftId === route.shiftId && status === 'none' ? outcome : null;
  const result = useFocusOnChange<HTMLDivElement>(told);
  const gone = isGone(chosen.error);
  // A shift that could not be fetched again stays, with what is typed in it.
  const shift = gone ? undefined : chosen.data;
  // Loads the code of the details before the first shift is chosen, but after the list.
  useEffect(() => keepShiftCode(), []);
  if (route.shiftId === null) {
    return (
      <section aria-label={t('findWork.details')} className={clsx(styles.pane, styles.none)}>
        <p>{t('findWork.selectShift')}</p>
      </section>
    );
  }
  return (
    <section aria-label={t('findWork.details')} className={styles.pane}>
      <BackToList key={route.shiftId} to={route.to({ shiftId: null, tab })} />
      <div ref={result} tabIndex={-1} className={styles.result}>
        {told && <OutcomeNotice outcome={told} route={route} />}
      </div>
      {chosen.isPending && <PaneSkeleton />}
      {gone && <EmptyState title={t('findWork.goneTitle')} text={t('findWork.goneText')} />}
      {chosen.isError && !gone && !shift && (
        <ErrorState
          error={chosen.error}
          onRetry={chosen.refetch}
          isRetrying={chosen.isRefetching}
        />
      )}
      {shift && (
        <Suspense fallback={<PaneSkeleton />}>
          <ShiftDetails key={shift._id} shift={shift} />
          <AssignmentActions
            tab={tab}
            shift={shift}
            own={own}
            route={route}
            onOutcome={(kind) => setOutcome({ shiftId: shift._id, kind })}
          />
        </Suspense>
      )}
    </section>
  );
}
