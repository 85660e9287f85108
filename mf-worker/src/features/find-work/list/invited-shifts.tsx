import type { TempPost } from '@leafshift/contracts/posts';
import type { Place } from '@leafshift/domain/places/precision';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkRoute } from '../use-work-route.ts';
import styles from './invited-shifts.module.css';
import { oneGroup, ShiftList } from './shift-list.tsx';

interface InvitedShiftsProps {
  readonly shifts: readonly TempPost[];
  readonly route: Pick<WorkRoute, 'shiftId' | 'to'>;
  readonly home: Place | null;
}

/** The shifts that businesses asked me for, before all others. */
export function InvitedShifts({ shifts, route, home }: InvitedShiftsProps) {
  const { t } = useTranslation('mf-worker');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.invited}>
      <h2 id={id} className={styles.title}>
        {t('invitations.title')}
      </h2>
      <ShiftList
        label={t('invitations.title')}
        groups={oneGroup(shifts)}
        selectedId={route.shiftId}
        home={home}
        to={(shiftId) => route.to({ shiftId, tab: 'find-work' })}
      />
    </section>
  );
}
